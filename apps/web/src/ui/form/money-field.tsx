import { type ComponentProps, useId } from 'react'
import { FieldFrame, type FieldTexts, fieldLinks } from './field-frame.tsx'
import styles from './money-field.module.css'
import { parseMoney, typedMoney } from './parse-money.ts'

type MoneyFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'children'> & {
    value: string
    onChange: (value: string) => void
  }

/** The main amount of a form, in large type. */
export function MoneyField({ label, hint, error, aside, onChange, ...input }: MoneyFieldProps) {
  const id = useId()
  const amount = parseMoney(input.value)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <span className={styles.box}>
        <span aria-hidden='true'>$</span>
        <input
          autoComplete='off'
          maxLength={14}
          {...input}
          {...fieldLinks(id, { hint, error })}
          type='text'
          inputMode='decimal'
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => amount !== undefined && onChange(typedMoney(amount))}
        />
        <span className={`soft small ${styles.currency}`}>USD</span>
      </span>
    </FieldFrame>
  )
}
