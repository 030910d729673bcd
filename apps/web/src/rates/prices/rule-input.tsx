import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './rules.module.css'

type RuleInputProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  before?: ReactNode
  after?: ReactNode
  /** Shown behind the field, such as the resulting price. */
  note?: ReactNode
  type?: 'text' | 'date'
  isStacked?: boolean
  isWide?: boolean
  suggestions?: readonly string[]
}

export function RuleInput(props: RuleInputProps) {
  const { label, value, onChange, error, before, after, note, type = 'text' } = props
  const { isStacked, isWide, suggestions } = props
  const id = useId()
  const isNumber = type === 'text' && !isWide
  return (
    <div className={classes(styles.input, isStacked && styles.stacked)}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.value}>
        <span className={classes(styles.box, isWide && styles.wide)}>
          {before && <span aria-hidden='true'>{before}</span>}
          <input
            id={id}
            type={type}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            autoComplete='off'
            list={suggestions && `${id}-suggestions`}
            {...(isNumber && { inputMode: 'decimal', maxLength: 10 })}
            {...(isWide && { maxLength: 80 })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          {suggestions && (
            <datalist id={`${id}-suggestions`}>
              {suggestions.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          )}
          {after && <span aria-hidden='true'>{after}</span>}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <div className={styles.messages} aria-live='polite'>
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            <Icon name='alert' small />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}
