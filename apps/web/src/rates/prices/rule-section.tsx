import type { RulePart } from '@marea/contract/pricing/rules/rule-parts.ts'
import { type ReactNode, useId } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import styles from './rules.module.css'

type RuleSectionProps = { part: RulePart; isEdited: boolean; children: ReactNode }

export function RuleSection({ part, isEdited, children }: RuleSectionProps) {
  const t = useText()
  const id = useId()
  return (
    <section className={styles.rule} aria-labelledby={id}>
      <header>
        <h3 id={id}>{t(`prices.part.${part}`)}</h3>
        {isEdited ? (
          <p className={styles.edited}>{t('prices.edited')}</p>
        ) : (
          <p className='small soft'>{t(`prices.note.${part}`)}</p>
        )}
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
