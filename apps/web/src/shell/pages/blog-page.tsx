import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { cacheable } from '#platform/api/caching.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Article, ArticleSection } from './article.tsx'
import { articles } from './articles.ts'

export const headers = cacheable

export default function BlogPage() {
  const t = useText()
  const language = useLanguage()
  return (
    <Article title={t('blog.title')} summary={t('blog.description')}>
      {articles.map((letter) => (
        <ArticleSection key={letter.slug} title={t(letter.title)} to={`/blog/${letter.slug}`}>
          <p>{t(letter.summary)}</p>
          <time className='soft small' dateTime={letter.writtenOn}>
            {formatDay(letter.writtenOn, language, 'long')}
          </time>
        </ArticleSection>
      ))}
    </Article>
  )
}
