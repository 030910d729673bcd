import { data, useLoaderData } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { loadWhenOnline } from '#platform/page/connection.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useDataInLanguage } from '#platform/texts/use-data-in-language.ts'
import { support } from '#shell/frame/links.ts'
import { Article, ArticleGroup } from '#shell/pages/article.tsx'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import type { Route } from './+types/faqs-page.ts'
import { FaqQuestion } from './faq-question.tsx'
import { searchedWords, searchFaqs } from './faq-search.ts'
import { FaqSearchField } from './faq-search-field.tsx'
import styles from './faqs.module.css'
import { SearchedWords } from './marked-text.tsx'
import { keepsFaqs, useFaqQuery } from './use-faq-query.ts'
import { useOpenTarget } from './use-open-target.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { call, language } = context.get(pageContext)
  const { groups, freshSeconds } = await call('GET /faqs', { query: { language } })
  return data({ groups, language }, { headers: cacheable({ seconds: Math.min(60, freshSeconds) }) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadWhenOnline(serverLoader)
}

export const shouldRevalidate = keepsFaqs

export default function FaqsPage() {
  const t = useText()
  const { groups, language } = useLoaderData<typeof loader>()
  useDataInLanguage(language)
  useOpenTarget()
  const { query, setQuery } = useFaqQuery()
  const words = searchedWords(query)
  const found = searchFaqs(groups, words)
  const isSearch = words.length > 0
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <Article title={t('faqs.title')} summary={t('faqs.description')}>
      <FaqSearchField query={query} onChange={setQuery} count={isSearch ? count : undefined} />
      <p className={styles.more}>
        <TextLink to='/how-it-works'>{t('faqs.how')}</TextLink>
      </p>
      <SearchedWords value={words}>
        {found.map((group) => (
          <ArticleGroup
            key={group.anchor}
            id={`group-${group.anchor}`}
            title={group.title}
            lang={group.language}
          >
            {group.questions.map((each) => (
              <FaqQuestion key={each.anchor} question={each} isOpen={isSearch} />
            ))}
          </ArticleGroup>
        ))}
      </SearchedWords>
      {count === 0 && <NothingFound onClear={isSearch ? () => setQuery('') : undefined} />}
    </Article>
  )
}

function NothingFound({ onClear }: { onClear: (() => void) | undefined }) {
  const t = useText()
  return (
    <EmptyState
      title={t('faqs.none')}
      actions={
        <>
          {onClear && <Button onClick={onClear}>{t('faqs.clear')}</Button>}
          <LinkButton kind='quiet' to={`mailto:${support.mail}`}>
            {t('faqs.email')}
          </LinkButton>
          <LinkButton kind='quiet' to={`tel:${support.phone.replaceAll(' ', '')}`}>
            {t('faqs.call', { phone: support.phone })}
          </LinkButton>
        </>
      }
    >
      {t('faqs.none_description')}
    </EmptyState>
  )
}
