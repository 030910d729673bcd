import { type CoHostRole, coHostRoles } from '@marea/contract/suites/co-hosts/co-host-roles.ts'
import type { TeamHome } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'
import styles from './team.module.css'

/** The roles of the chosen homes by slug. */
export type HomeRoles = Readonly<Record<string, CoHostRole>>

type InvitedHomesProps = {
  homes: readonly TeamHome[]
  roles: HomeRoles
  onChange: (roles: HomeRoles) => void
  error: string | undefined
}

/** A home that is added starts with the role of the one added before it. */
export function InvitedHomes({ homes, roles, onChange, error }: InvitedHomesProps) {
  const t = useText()
  const latest = Object.values(roles).at(-1) ?? 'view'
  const isAll = homes.every(({ slug }) => roles[slug])

  function toggle(slug: string) {
    const { [slug]: wasChosen, ...others } = roles
    onChange(wasChosen ? others : { ...others, [slug]: latest })
  }

  function toggleAll() {
    const all = homes.map(({ slug }): [string, CoHostRole] => [slug, roles[slug] ?? latest])
    onChange(isAll ? {} : Object.fromEntries(all))
  }

  return (
    <fieldset>
      <legend>
        <b>{t('team.homes')}</b>
      </legend>
      {error && (
        <p className='small bad' role='alert'>
          {error}
        </p>
      )}
      {homes.length > 2 && (
        <Checkbox checked={isAll} onChange={toggleAll}>
          {t('team.all_homes')}
        </Checkbox>
      )}
      {homes.map(({ slug, name }) => (
        <HomeChoice
          key={slug}
          name={name}
          role={roles[slug]}
          isInvalid={error !== undefined}
          onToggle={() => toggle(slug)}
          onRole={(role) => onChange({ ...roles, [slug]: role })}
        />
      ))}
    </fieldset>
  )
}

type HomeChoiceProps = {
  name: string
  role: CoHostRole | undefined
  isInvalid: boolean
  onToggle: () => void
  onRole: (role: CoHostRole) => void
}

function HomeChoice({ name, role, isInvalid, onToggle, onRole }: HomeChoiceProps) {
  const t = useText()
  return (
    <div className={styles.choice}>
      <Checkbox
        checked={role !== undefined}
        onChange={onToggle}
        aria-invalid={isInvalid ? true : undefined}
      >
        {name}
      </Checkbox>
      {role && (
        <PillChoice
          label={t('team.role_at', { home: name })}
          name={`role-${name}`}
          options={coHostRoles.map((value) => ({ value, label: t(`team.role.${value}`) }))}
          value={role}
          onChange={onRole}
        />
      )}
    </div>
  )
}
