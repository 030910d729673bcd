import { cacheable } from '#platform/api/caching.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Article, ArticleSection } from './article.tsx'

const parts = [
  'collect',
  'use',
  'share',
  'processors',
  'browser',
  'retention',
  'security',
  'rights',
  'children',
  'updates',
  'contact',
] as const

export const headers = cacheable

export default function PrivacyPage() {
  const t = useText()
  return (
    <Article
      title={t('privacy.title')}
      summary={t('privacy.description')}
      note={t('legal.updated')}
    >
      {parts.map((part) => (
        <ArticleSection key={part} title={t(`privacy.${part}.title`)}>
          <p>{t(`privacy.${part}.text`)}</p>
        </ArticleSection>
      ))}
    </Article>
  )
}
