import { useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './error-screen.module.css'
import type { NearPage } from './near-page.ts'

export function NearLinks({ near }: { near: readonly NearPage[] }) {
  const t = useText()
  if (near.length === 0) return null
  return (
    <Section title={t('error.near')} className={styles.near}>
      <RowList isDense>
        {near.map((page) => (
          <Row
            key={page.to}
            actions={<span className='soft small'>{t(`error.near.${page.kind}`)}</span>}
          >
            {page.kind === 'page' ? (
              <TextLink to={page.to}>{t(page.text)}</TextLink>
            ) : (
              <TextLink to={page.to} lang={page.lang}>
                {page.title}
              </TextLink>
            )}
          </Row>
        ))}
      </RowList>
    </Section>
  )
}
