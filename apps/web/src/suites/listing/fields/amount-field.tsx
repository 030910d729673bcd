import { type ReactNode, useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { parseMoney } from '#ui/form/parse-money.ts'
import { formatMoney } from '#ui/format/format-money.ts'

type AmountFieldProps = {
  label: ReactNode
  value: number | null
  /** The minimum amount in cents; 0 allows an empty field. */
  min: number
  /** The greatest amount in cents. */
  max?: number
  hint?: string
  /** Shown while a required amount is empty. */
  missing?: string | undefined
  onChange: (value: number | null) => void
}

const maxAmount = 100_000_000

/** An amount in dollars; an invalid one stays as typed and is not saved. */
export function AmountField(props: AmountFieldProps) {
  const { label, value, min, max = maxAmount, hint, missing, onChange } = props
  const t = useText()
  const [typed, setTyped] = useState(shown(value))
  const language = useLanguage()
  const parsed = parse(typed, min, max)
  const isStale = parsed !== undefined && parsed !== value

  function type(text: string) {
    setTyped(text)
    const next = parse(text, min, max)
    if (next !== undefined) onChange(next)
  }

  return (
    <Field
      label={label}
      hint={hint}
      before='$'
      inputMode='decimal'
      autoComplete='off'
      maxLength={14}
      value={isStale ? shown(value) : typed}
      onChange={({ target }) => type(target.value)}
      error={
        parsed === undefined
          ? t('listing.amount_wrong', {
              min: formatMoney(min, language, { cents: 'whole' }),
              max: formatMoney(max, language, { cents: 'whole' }),
            })
          : missing
      }
    />
  )
}

function parse(text: string, min: number, max: number): number | null | undefined {
  if (text.trim() === '') return min > 0 ? null : 0
  const amount = parseMoney(text)
  if (amount === undefined || amount < min || amount > max) return undefined
  return amount
}

function shown(value: number | null): string {
  if (value === null) return ''
  return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2)
}
