import { useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import styles from './error-screen.module.css'
import type { NearPage } from './near-page.ts'

export function NearLinks({ near }: { near: readonly NearPage[] }) {
  const t = useText()
  if (near.length === 0) return null
  return (
    <section className={styles.near}>
      <Heading level={2} size='name'>
        {t('error.near')}
      </Heading>
      <ul>
        {near.map((page) => (
          <li key={page.to}>
            {page.kind === 'page' ? (
              <TextLink to={page.to}>{t(page.text)}</TextLink>
            ) : (
              <TextLink to={page.to} lang={page.lang}>
                {page.title}
              </TextLink>
            )}
            <span className='soft small'>{t(`error.near.${page.kind}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
