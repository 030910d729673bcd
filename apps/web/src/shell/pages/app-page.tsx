import { cacheable } from '#platform/api/caching.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Article, ArticleSection } from './article.tsx'

const ways = ['iphone', 'android', 'desktop'] as const

export const headers = cacheable

export default function AppPage() {
  const t = useText()
  return (
    <Article title={t('app.title')} summary={t('app.description')}>
      {ways.map((way) => (
        <ArticleSection key={way} title={t(`app.${way}`)}>
          <p>{t(`app.${way}_description`)}</p>
        </ArticleSection>
      ))}
    </Article>
  )
}
