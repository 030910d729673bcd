import { cacheable } from '#platform/caching.ts'
import { useText } from '#platform/texts.tsx'
import { Article, Part } from './article.tsx'

const ways = ['iphone', 'android', 'desktop'] as const

export const headers = cacheable

export default function AppPage() {
  const t = useText()
  return (
    <Article title={t('app.title')} says={t('app.says')}>
      {ways.map((way) => (
        <Part key={way} title={t(`app.${way}`)}>
          <p>{t(`app.${way}_says`)}</p>
        </Part>
      ))}
    </Article>
  )
}
