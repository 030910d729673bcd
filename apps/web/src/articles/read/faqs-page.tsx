import { data, useLoaderData } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { loadWhenOnline } from '#platform/page/connection.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useDataInLanguage } from '#platform/texts/use-data-in-language.ts'
import { Article, ArticleGroup, ArticleSection } from '#shell/pages/article.tsx'
import type { Route } from './+types/faqs-page.ts'
import { ArticleText } from './article-text.tsx'

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

export default function FaqsPage() {
  const t = useText()
  const { groups, language } = useLoaderData<typeof loader>()
  useDataInLanguage(language)
  return (
    <Article title={t('faqs.title')} summary={t('faqs.description')}>
      {groups.map((group) => (
        <ArticleGroup
          key={group.anchor}
          id={`group-${group.anchor}`}
          title={group.title}
          lang={group.language}
        >
          {group.questions.map((each) => (
            <ArticleSection
              key={each.anchor}
              id={each.anchor}
              level={3}
              title={each.question}
              lang={each.language}
            >
              <ArticleText blocks={each.blocks} lang={each.language} />
            </ArticleSection>
          ))}
        </ArticleGroup>
      ))}
    </Article>
  )
}
