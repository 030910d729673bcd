import { cacheable } from '#platform/api/caching.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Article, Part } from './article.tsx'

const ways = ['iphone', 'android', 'desktop'] as const

export const headers = cacheable

export default function AppPage() {
  const t = useText()
  return (
    <Article title={t('app.title')} says={t('app.description')}>
      {ways.map((way) => (
        <Part key={way} title={t(`app.${way}`)}>
          <p>{t(`app.${way}_description`)}</p>
        </Part>
      ))}
    </Article>
  )
}
