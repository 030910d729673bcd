import { cacheable } from '#platform/caching.ts'
import { useText } from '#platform/texts.tsx'
import { Article, Part } from '#shell/article.tsx'
import { support } from '#shell/links.ts'
import { LinkButton } from '#ui/link-button.tsx'
import styles from './list-your-home-page.module.css'

const steps = [1, 2, 3] as const

export const headers = cacheable

export default function ListYourHomePage() {
  const t = useText()
  return (
    <Article title={t('list.title')} says={t('list.says')}>
      {steps.map((step) => (
        <Part key={step} title={t(`list.${step}`)}>
          <p>{t(`list.${step}_says`)}</p>
        </Part>
      ))}
      <LinkButton to={`mailto:${support.mail}`} className={styles.write}>
        {t('list.write')}
      </LinkButton>
    </Article>
  )
}
