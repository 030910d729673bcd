import type { ListedArticle } from '@marea/contract/articles/endpoints.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'

export function PostFacts({ post }: { post: ListedArticle }) {
  const t = useText()
  const { author, publishedOn, readingMinutes: count } = post
  return (
    <p className='soft small'>
      {author && `${t('blog.by', { name: author })} · `}
      <time dateTime={publishedOn}>{formatDay(publishedOn, useLanguage(), 'long')}</time>
      {` · ${t('blog.minutes', { count })}`}
    </p>
  )
}
