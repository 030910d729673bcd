import { type CoHostRole, coHostRoles } from '@marea/contract/suites/co-hosts/co-host-roles.ts'
import { useText } from '#platform/texts/texts.tsx'
import { RadioChoice } from '#ui/form/radio-choice.tsx'

type RoleChoiceProps = { value: CoHostRole; onChange: (role: CoHostRole) => void }

export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const t = useText()
  return (
    <RadioChoice
      label={t('team.role')}
      name='role'
      options={coHostRoles.map((role) => ({
        value: role,
        label: t(`team.role.${role}`),
        note: t(`team.role_note.${role}`),
      }))}
      value={value}
      onChange={(chosen) => onChange(coHostRoles.find((role) => role === chosen) ?? value)}
    />
  )
}
