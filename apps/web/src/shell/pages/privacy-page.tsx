import { cacheable } from '#platform/api/caching.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Article, ArticleSection } from './article.tsx'

const parts = [1, 2, 3, 4, 5, 6] as const

export const headers = cacheable

export default function PrivacyPage() {
  const t = useText()
  return (
    <Article
      title={t('privacy.title')}
      summary={t('privacy.description')}
      note={t('legal.updated')}
    >
      {parts.map((at) => (
        <ArticleSection key={at} title={t(`privacy.${at}.title`)}>
          <p>{t(`privacy.${at}.text`)}</p>
        </ArticleSection>
      ))}
    </Article>
  )
}
