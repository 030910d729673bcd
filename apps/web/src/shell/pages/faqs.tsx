import type { FaqGroup } from '@marea/contract/articles/endpoints.ts'
import { phoneLink } from '@marea/contract/platform/support.ts'
import { FaqQuestion } from '#articles/read/faq-question.tsx'
import { searchedWords, searchFaqs } from '#articles/read/faq-search.ts'
import { FaqSearchField } from '#articles/read/faq-search-field.tsx'
import { SearchedWords } from '#articles/read/marked-text.tsx'
import { useFaqQuery } from '#articles/read/use-faq-query.ts'
import { useOpenTarget } from '#articles/read/use-open-target.ts'
import { usePage } from '#platform/page/page.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Article, ArticleGroup, ArticleSection } from './article.tsx'

export function Faqs({ groups }: { groups: readonly FaqGroup[] }) {
  const t = useText()
  useOpenTarget()
  const { query, setQuery } = useFaqQuery()
  const words = searchedWords(query)
  const found = searchFaqs(groups, words)
  const isSearch = words.length > 0
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <Article title={t('faqs.title')} summary={t('faqs.description')}>
      <FaqSearchField query={query} onChange={setQuery} count={isSearch ? count : undefined} />
      <p>
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
      <ArticleSection title={t('faqs.support')}>
        <TextLink to='/chat?support=1'>{t('messaging.support_contact')}</TextLink>
      </ArticleSection>
    </Article>
  )
}

function NothingFound({ onClear }: { onClear: (() => void) | undefined }) {
  const t = useText()
  const { email, phone } = usePage().config.brand
  return (
    <EmptyState
      title={t('faqs.none')}
      actions={
        <>
          {onClear && <Button onClick={onClear}>{t('faqs.clear')}</Button>}
          {email && (
            <LinkButton kind='quiet' to={`mailto:${email}`}>
              {t('faqs.email')}
            </LinkButton>
          )}
          {phone && (
            <LinkButton kind='quiet' to={phoneLink(phone)}>
              {t('faqs.call', { phone })}
            </LinkButton>
          )}
        </>
      }
    >
      {t('faqs.none_description')}
    </EmptyState>
  )
}
