import { type ReactNode, useId } from 'react'
import { Field, FieldBox } from '#ui/form/field.tsx'
import { Inline } from '#ui/page/stack.tsx'
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

/** A number on the line of its label, or, stacked, a usual field. */
export function RuleInput(props: RuleInputProps) {
  const { label, error, before, after, note, isStacked, suggestions } = props
  const id = useId()
  const input = inputOf(props, `${id}-suggestions`)
  const start = before && <span aria-hidden='true'>{before}</span>
  const end = after && (
    <span className='soft small' aria-hidden='true'>
      {after}
    </span>
  )
  if (isStacked) {
    return (
      <>
        <Field label={label} error={error} before={start} after={end} {...input} />
        {suggestions && (
          <datalist id={`${id}-suggestions`}>
            {suggestions.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        )}
      </>
    )
  }
  return (
    <div className={styles.input}>
      <label htmlFor={id}>{label}</label>
      <Inline as='span' gap={2} isEnd>
        <FieldBox className={`soft small ${styles.box}`}>
          {start}
          <input
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            {...input}
          />
          {end}
        </FieldBox>
        {note && <span className={`soft tiny ${styles.note}`}>{note}</span>}
      </Inline>
      <div className={styles.messages} aria-live='polite'>
        {error && (
          <p id={`${id}-error`} className='bad tiny'>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

function inputOf(props: RuleInputProps, suggestions: string) {
  const { value, onChange, type = 'text', isWide } = props
  const isNumber = type === 'text' && !isWide
  return {
    type,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    autoComplete: 'off',
    ...(props.suggestions && { list: suggestions }),
    ...(isNumber && { inputMode: 'decimal' as const, maxLength: 10 }),
    ...(isWide && { maxLength: 80 }),
  }
}
