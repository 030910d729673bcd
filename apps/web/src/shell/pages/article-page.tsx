import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { notFound } from '#platform/api/not-found.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Article } from './article.tsx'
import { articles, type BlogArticle } from './articles.ts'

export const headers = cacheable

export function loader(args: LoaderFunctionArgs) {
  return articleOf(args)
}

export function clientLoader(args: LoaderFunctionArgs) {
  return articleOf(args)
}

function articleOf({ params, request }: LoaderFunctionArgs): BlogArticle {
  const article = articles.find(({ slug }) => slug === params.article)
  if (!article) throw notFound(request)
  return article
}

export default function ArticlePage() {
  const t = useText()
  const language = useLanguage()
  const letter = useLoaderData<typeof loader>()
  return (
    <Article
      title={t(letter.title)}
      summary={t(letter.summary)}
      note={formatDay(letter.writtenOn, language, 'long')}
    >
      {letter.parts.map((part) => (
        <p key={part}>{t(part)}</p>
      ))}
      <p>
        <TextLink to='/blog'>{t('blog.back')}</TextLink>
      </p>
    </Article>
  )
}
