import type { Gender } from '@marea/contract/identity/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'

const genders: readonly Gender[] = ['female', 'male', 'other']

type GenderChoiceProps = {
  label: string
  value: Gender | null
  onChange: (gender: Gender) => void
}

export function GenderChoice({ label, value, onChange }: GenderChoiceProps) {
  const t = useText()
  return (
    <PillChoice
      label={label}
      name='gender'
      options={genders.map((gender) => ({ value: gender, label: t(`sign_in.gender.${gender}`) }))}
      value={value}
      onChange={onChange}
    />
  )
}
