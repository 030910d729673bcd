import type { User } from '@marea/contract/identity/endpoints.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'

export type Gender = User['gender']

const genders: readonly Gender[] = ['female', 'male', 'other']

type GenderChoiceProps = {
  label: string
  /** What the third answer is called where it may also mean that nothing was answered. */
  other?: string
  value: Gender | null
  onChange: (gender: Gender) => void
}

export function GenderChoice({ label, other, value, onChange }: GenderChoiceProps) {
  const t = useText()
  const labelOf = (gender: Gender) =>
    gender === 'other' && other ? other : t(`sign_in.gender.${gender}`)
  return (
    <PillChoice
      label={label}
      name='gender'
      options={genders.map((gender) => ({ value: gender, label: labelOf(gender) }))}
      value={value}
      onChange={onChange}
    />
  )
}
