import { localeOf } from '@marea/contract/translate.ts'
import { cacheable } from '#platform/caching.ts'
import { useLanguage, useText } from '#platform/texts.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Article, Part } from './article.tsx'
import { dayOf, letters } from './letters.ts'

export const headers = cacheable

export default function BlogPage() {
  const t = useText()
  const locale = localeOf[useLanguage()]
  return (
    <Article title={t('blog.title')} says={t('blog.says')}>
      {letters.map((letter) => (
        <Part key={letter.slug} title={t(letter.title)}>
          <p>{t(letter.says)}</p>
          <p>
            <TextLink to={`/blog/${letter.slug}`} aria-label={t(letter.title)}>
              <time dateTime={letter.writtenOn}>{dayOf(letter, locale)}</time>
            </TextLink>
          </p>
        </Part>
      ))}
    </Article>
  )
}
