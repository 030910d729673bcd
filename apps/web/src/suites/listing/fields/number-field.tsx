import { useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'

type NumberFieldProps = {
  label: string
  value: number | null
  min: number
  max: number
  step?: number
  onChange: (value: number | null) => void
  error?: string | undefined
}

/** A number; an invalid one stays as typed with its error and is not saved. */
export function NumberField({ label, value, min, max, step = 1, ...rest }: NumberFieldProps) {
  const t = useText()
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const parsed = parse(typed, { min, max, step })
  const own = parsed === undefined ? t('listing.number_wrong', { min, max }) : undefined
  const isStale = parsed !== undefined && parsed !== value

  function type(text: string) {
    setTyped(text)
    const next = parse(text, { min, max, step })
    if (next !== undefined) rest.onChange(next)
  }

  return (
    <Field
      label={label}
      inputMode='decimal'
      autoComplete='off'
      maxLength={9}
      value={isStale ? String(value ?? '') : typed}
      onChange={({ target }) => type(target.value)}
      error={own ?? rest.error}
    />
  )
}

type Limits = { min: number; max: number; step: number }

/** Null for an empty text, undefined for an invalid number. */
function parse(text: string, { min, max, step }: Limits): number | null | undefined {
  const plain = text.replace(/[\s,]/g, '')
  if (plain === '') return null
  const number = Number(plain)
  const isRight = number >= min && number <= max && Number.isInteger(number / step)
  return isRight ? number : undefined
}
