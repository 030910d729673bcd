import { cacheable } from '#platform/api/caching.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Article, ArticleSection } from './article.tsx'

const questions = [1, 2, 3, 4, 5, 6, 7, 8] as const

export const headers = cacheable

export default function FaqsPage() {
  const t = useText()
  return (
    <Article title={t('faqs.title')} summary={t('faqs.description')}>
      {questions.map((at) => (
        <ArticleSection key={at} title={t(`faqs.${at}.q`)}>
          <p>{t(`faqs.${at}.a`)}</p>
        </ArticleSection>
      ))}
    </Article>
  )
}
