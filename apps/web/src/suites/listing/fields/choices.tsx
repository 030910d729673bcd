import type { ReactNode } from 'react'
import { PillLabel } from '#ui/button/pill.tsx'
import { FieldGroup } from '#ui/form/form.tsx'
import { Inline } from '#ui/page/stack.tsx'
import styles from './choices.module.css'

type ChoicesProps<Id extends string> = {
  title: ReactNode
  options: readonly { id: Id; label: string }[]
  isChosen: (id: Id) => boolean
  onToggle: (id: Id) => void
}

/** What a home has, of what homes may have. */
export function Choices<Id extends string>(props: ChoicesProps<Id>) {
  const { title, options, isChosen, onToggle } = props
  return (
    <FieldGroup isRuled title={title}>
      <Inline gap={2}>
        {options.map(({ id, label }) => (
          <PillLabel key={id} className={styles.choice}>
            <input type='checkbox' checked={isChosen(id)} onChange={() => onToggle(id)} />
            <span>{label}</span>
          </PillLabel>
        ))}
      </Inline>
    </FieldGroup>
  )
}
