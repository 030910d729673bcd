import { cacheable } from '#platform/api/caching.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Article, ArticleSection } from './article.tsx'

const parts = [
  'company',
  'account',
  'booking',
  'two_parts',
  'canceling',
  'deposit',
  'stay',
  'wallet',
  'gift_cards',
  'reviews',
  'owners',
  'liability',
  'disputes',
  'updates',
  'contact',
] as const

export const headers = cacheable

export default function TermsPage() {
  const t = useText()
  return (
    <Article title={t('terms.title')} summary={t('terms.description')} note={t('legal.updated')}>
      {parts.map((part) => (
        <ArticleSection key={part} title={t(`terms.${part}.title`)}>
          <p>{t(`terms.${part}.text`)}</p>
        </ArticleSection>
      ))}
    </Article>
  )
}
