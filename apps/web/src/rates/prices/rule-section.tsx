import type { RulePart } from '@marea/contract/pricing/rules/rule-parts.ts'
import { type ReactNode, useId } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'
import styles from './rules.module.css'

type RuleSectionProps = { part: RulePart; isEdited: boolean; children: ReactNode }

export function RuleSection({ part, isEdited, children }: RuleSectionProps) {
  const t = useText()
  return (
    <Section
      isRuled
      className={styles.rule}
      aria-labelledby={useId()}
      title={t(`prices.part.${part}`)}
      level={3}
      size='plain'
      lead={
        isEdited ? (
          <State tone='good'>{t('prices.edited')}</State>
        ) : (
          <p className='small'>{t(`prices.note.${part}`)}</p>
        )
      }
    >
      <Stack gap={3} className={styles.fields}>
        {children}
      </Stack>
    </Section>
  )
}
