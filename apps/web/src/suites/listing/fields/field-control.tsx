import type { Field as ListingField } from '@marea/contract/platform/fields/fields.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import type { PhraseKey } from '@marea/contract/platform/translate.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { AmountField } from './amount-field.tsx'
import { BilingualField } from './bilingual-field.tsx'
import { fullHours } from './full-hours.ts'
import { NumberField } from './number-field.tsx'

type FieldControlProps = {
  field: ListingField<PhraseKey>
  label: string
  hint?: string
  value: unknown
  error?: string | undefined
  onChange: (value: unknown) => void
}

export function FieldControl({ field, label, value, onChange, error, ...rest }: FieldControlProps) {
  const control = { label, ...rest }
  switch (field.kind) {
    case 'line':
      return (
        <Field
          {...control}
          autoComplete='off'
          maxLength={field.typed ?? field.max}
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value)}
          error={error}
        />
      )
    case 'texts': {
      const { max, parts, isLong = false, gap } = field
      return (
        <BilingualField
          {...control}
          texts={perLanguage((language) => String(Object(value)[language] ?? ''))}
          onChange={onChange}
          maxLength={parts ? parts.most * parts.max : max}
          isLong={isLong}
          isOptional={!gap}
        />
      )
    }
    case 'number':
      return (
        <NumberField
          {...control}
          {...limitsOf(field)}
          value={numberOf(value)}
          onChange={(number) => onEntered(field, number, onChange)}
          error={error}
        />
      )
    case 'money':
      return (
        <AmountField
          {...control}
          {...limitsOf(field)}
          value={numberOf(value)}
          onChange={(amount) => onEntered(field, amount, onChange)}
          missing={error}
        />
      )
    case 'switch':
      return (
        <Checkbox checked={value === true} onChange={({ target }) => onChange(target.checked)}>
          {label}
        </Checkbox>
      )
    case 'choice':
      return <ChoiceField {...control} {...{ field, value, onChange, error }} />
    case 'clock':
      return <ClockField {...control} {...{ value, onChange, error }} />
  }
}

type ChoiceFieldProps = Omit<FieldControlProps, 'field'> & {
  field: Extract<ListingField<PhraseKey>, { kind: 'choice' }>
}

function ChoiceField({ field, value, ...control }: ChoiceFieldProps) {
  const t = useText()
  const options = Object.entries(field.options).map(([id, text]) => ({ id, label: t(text) }))
  return <Select {...control} options={options} value={textOf(value)} />
}

function ClockField({ value, ...control }: Omit<FieldControlProps, 'field'>) {
  const language = useLanguage()
  const chosen = textOf(value)
  const options = [...new Set([...fullHours, ...(chosen === null ? [] : [chosen])])]
    .sort()
    .map((clock) => ({ id: clock, label: formatClock(clock, language) }))
  return <Select {...control} options={options} value={chosen} />
}

type Numeric = Extract<ListingField<PhraseKey>, { kind: 'number' | 'money' }>

function limitsOf(field: Numeric) {
  const { min, max } = field
  return field.kind === 'number' && field.step ? { min, max, step: field.step } : { min, max }
}

/** An emptied field is 0 where that is allowed; otherwise it is not saved. */
function onEntered(
  { default: usual, min }: Numeric,
  value: number | null,
  onChange: (value: unknown) => void,
): void {
  if (value !== null || usual === null) onChange(value)
  else if (min === 0) onChange(0)
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
