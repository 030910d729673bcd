import { formatDay } from '@marea/contract/platform/time/format-day.ts'
import { cacheable } from '#platform/api/caching.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Article, Part } from './article.tsx'
import { articles } from './articles.ts'

export const headers = cacheable

export default function BlogPage() {
  const t = useText()
  const language = useLanguage()
  return (
    <Article title={t('blog.title')} says={t('blog.description')}>
      {articles.map((letter) => (
        <Part key={letter.slug} title={t(letter.title)} to={`/blog/${letter.slug}`}>
          <p>{t(letter.says)}</p>
          <time className='soft small' dateTime={letter.writtenOn}>
            {formatDay(letter.writtenOn, language, 'long')}
          </time>
        </Part>
      ))}
    </Article>
  )
}
