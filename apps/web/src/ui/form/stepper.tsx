import { type ReactNode, useId } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { ChoiceTexts } from './choice-texts.tsx'
import styles from './stepper.module.css'

type StepperProps = {
  label: string
  note?: ReactNode
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  format?: (value: number) => ReactNode
  error?: string | undefined
  /** Shows its label above, like the fields around it. */
  isField?: boolean
}

export function Stepper({
  label,
  note,
  value,
  onChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  format = String,
  error,
  isField,
}: StepperProps) {
  const t = useText()
  const id = useId()
  return (
    <fieldset
      aria-labelledby={id}
      className={styles.stepper}
      data-invalid={error ? true : undefined}
      data-field={isField || undefined}
    >
      <ChoiceTexts nameId={id} note={note} error={error}>
        {label}
      </ChoiceTexts>
      <span className={styles.control}>
        <IconButton
          small
          icon='minus'
          label={t('ui.fewer', { label })}
          disabled={value <= min}
          onClick={() => onChange(Math.max(min, value - step))}
        />
        <output className={styles.value}>{format(value)}</output>
        <IconButton
          small
          icon='plus'
          label={t('ui.more', { label })}
          disabled={value >= max}
          onClick={() => onChange(Math.min(max, value + step))}
        />
      </span>
    </fieldset>
  )
}
