import type { ReactNode } from 'react'
import { classes } from '#ui/style/classes.ts'
import styles from './choice.module.css'
import { ChoiceTexts } from './choice-texts.tsx'

type Option = {
  value: string
  label: ReactNode
  note?: ReactNode
  /** Shown at the end of the row, such as an amount. */
  end?: ReactNode
  isDisabled?: boolean
}

type RadioChoiceProps = {
  label: ReactNode
  name: string
  options: Option[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  error?: ReactNode
  /** Two rows side by side where there is space, for a long list. */
  hasColumns?: boolean
}

export function RadioChoice(props: RadioChoiceProps) {
  const { label, name, options, error, hasColumns, ...choice } = props
  return (
    <fieldset className={styles.group} data-invalid={error ? true : undefined}>
      <legend>{label}</legend>
      <div className={classes(styles.rows, hasColumns && styles.columns)}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type='radio'
              name={name}
              value={option.value}
              disabled={option.isDisabled}
              {...checkedProps(option.value, choice)}
            />
            <ChoiceTexts note={option.note}>{option.label}</ChoiceTexts>
            {option.end && <span className={styles.end}>{option.end}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p className='tiny bad' role='alert'>
          {error}
        </p>
      )}
    </fieldset>
  )
}

function checkedProps(
  own: string,
  { value, defaultValue, onChange }: Pick<RadioChoiceProps, 'value' | 'defaultValue' | 'onChange'>,
) {
  if (value === undefined) return { defaultChecked: own === defaultValue }
  return { checked: own === value, onChange: () => onChange?.(own) }
}
