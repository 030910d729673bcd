import { useText } from '#platform/texts/texts.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'

const countries = ['US', 'MX'] as const
const kinds = ['checking', 'savings'] as const

type ChoiceProps<Value> = { value: Value; onChange: (value: Value) => void }

export function CountryChoice({ value, onChange }: ChoiceProps<(typeof countries)[number]>) {
  const t = useText()
  return (
    <PillChoice
      label={t('bank.country')}
      name='country'
      options={countries.map((country) => ({
        value: country,
        label: t(`bank.country.${country}`),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}

export function KindChoice({ value, onChange }: ChoiceProps<(typeof kinds)[number]>) {
  const t = useText()
  return (
    <PillChoice
      label={t('bank.kind')}
      name='kind'
      options={kinds.map((kind) => ({ value: kind, label: t(`bank.kind.${kind}`) }))}
      value={value}
      onChange={onChange}
    />
  )
}
