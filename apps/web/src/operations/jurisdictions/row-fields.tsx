import type { TaxReturnRow } from '@marea/contract/pricing/tax-authorities.ts'
import type { AdminJurisdiction, AdminLicense } from '@marea/contract/suites/admin-jurisdictions.ts'
import type { AdminPlace } from '@marea/contract/suites/places/places.ts'
import styles from '#operations/tax-rates/tax-rates.module.css'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import type { TypedAuthority, TypedJurisdiction, TypedLicense, TypedReturn } from './read-rows.ts'
import { type FieldsProps, NameFields } from './row-sheet.tsx'

const limits = [
  ['guestsPerBedroom', 'tax_rules.guests_per_bedroom'],
  ['guestsBesides', 'tax_rules.guests_besides'],
  ['guestsAtMost', 'tax_rules.guests_at_most'],
] as const

type JurisdictionFieldsProps = FieldsProps<TypedJurisdiction> & { places: readonly AdminPlace[] }

export function JurisdictionFields(props: JurisdictionFieldsProps) {
  const { typed, wrong, onChange, places } = props
  const t = useText()
  const language = useLanguage()
  return (
    <>
      <Select
        label={t('places.name')}
        value={typed.place}
        onChange={(place) => onChange({ ...typed, place })}
        options={places.map(({ slug, name }) => ({ id: slug, label: name[language] }))}
        hint={t('tax_rules.place_hint')}
      />
      <TextArea
        label={t('tax_rules.boundary')}
        name='boundary'
        rows={6}
        value={typed.boundary}
        onChange={({ target }) => onChange({ ...typed, boundary: target.value })}
        hint={t('tax_rules.boundary_hint')}
        error={wrong.has('boundary') ? t('tax_rules.wrong.boundary') : undefined}
      />
      {limits.map(([name, label]) => (
        <Field
          key={name}
          label={t(label)}
          name={name}
          inputMode='numeric'
          autoComplete='off'
          maxLength={2}
          value={typed[name]}
          onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
          hint={t('tax_rules.no_limit')}
          error={wrong.has(name) ? t('tax_rules.wrong.number') : undefined}
        />
      ))}
      <div className={styles.places}>
        <Checkbox
          checked={typed.allowsHouses}
          onChange={({ target }) => onChange({ ...typed, allowsHouses: target.checked })}
        >
          {t('tax_rules.allows_houses')}
        </Checkbox>
        <Checkbox
          checked={typed.isActive}
          onChange={({ target }) => onChange({ ...typed, isActive: target.checked })}
        >
          {t('tax_rules.offered')}
        </Checkbox>
      </div>
    </>
  )
}

type AuthorityFieldsProps = FieldsProps<TypedAuthority> & {
  isNew: boolean
  returns: readonly TaxReturnRow[]
  jurisdictions: readonly AdminJurisdiction[]
}

export function AuthorityFields(props: AuthorityFieldsProps) {
  const { typed, wrong, onChange, isNew, returns, jurisdictions } = props
  const t = useText()
  const language = useLanguage()
  return (
    <>
      <Select
        label={t('tax_rules.filed_with')}
        value={typed.taxReturn}
        isDisabled={!isNew}
        onChange={(taxReturn) => onChange({ ...typed, taxReturn })}
        options={returns.map(({ code, name }) => ({ id: code, label: name[language] }))}
        error={wrong.has('taxReturn') ? t('tax_rules.wrong.return') : undefined}
      />
      <fieldset className={styles.places}>
        <legend>{t('tax_rules.levied_in')}</legend>
        {jurisdictions.map(({ code, name }, index) => (
          <Checkbox
            key={code}
            checked={typed.jurisdictions.includes(code)}
            error={
              wrong.has('jurisdictions') && index === 0 ? t('tax_rules.wrong.places') : undefined
            }
            onChange={({ target }) => {
              const others = typed.jurisdictions.filter((each) => each !== code)
              const chosen = target.checked ? [...others, code] : others
              onChange({ ...typed, jurisdictions: chosen })
            }}
          >
            {name[language]}
          </Checkbox>
        ))}
      </fieldset>
    </>
  )
}

const dueRules = [
  ['movesToBusinessDay', 'tax_rules.moves'],
  ['isPaidDayBefore', 'tax_rules.paid_before'],
] as const

const dollars = [
  ['allowancePart', 'tax_rules.allowance_part'],
  ['allowanceMax', 'tax_rules.allowance_max'],
] as const

export function ReturnFields({ typed, wrong, onChange }: FieldsProps<TypedReturn>) {
  const t = useText()
  return (
    <>
      <NameFields
        field='form'
        names={typed.form}
        wrong={wrong}
        onChange={(form) => onChange({ ...typed, form })}
      />
      <Field
        label={t('tax_rules.due_day')}
        name='dueDay'
        inputMode='numeric'
        autoComplete='off'
        maxLength={2}
        value={typed.dueDay}
        onChange={({ target }) => onChange({ ...typed, dueDay: target.value })}
        hint={t('tax_rules.due_hint')}
        error={wrong.has('dueDay') ? t('tax_rules.wrong.due_day') : undefined}
      />
      <div className={styles.places}>
        {dueRules.map(([name, label]) => (
          <Checkbox
            key={name}
            checked={typed[name]}
            onChange={({ target }) => onChange({ ...typed, [name]: target.checked })}
          >
            {t(label)}
          </Checkbox>
        ))}
      </div>
      <Field
        label={t('tax_rules.allowance')}
        name='allowance'
        inputMode='decimal'
        autoComplete='off'
        before='%'
        value={typed.allowance}
        onChange={({ target }) => onChange({ ...typed, allowance: target.value })}
        error={wrong.has('allowance') ? t('tax_rules.wrong.percent') : undefined}
      />
      {dollars.map(([name, label]) => (
        <Field
          key={name}
          label={t(label)}
          name={name}
          inputMode='decimal'
          autoComplete='off'
          before='$'
          value={typed[name]}
          onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
          hint={t('tax_rules.no_limit')}
          error={wrong.has(name) ? t('tax_rules.wrong.dollars') : undefined}
        />
      ))}
    </>
  )
}

type LicenseFieldsProps = FieldsProps<TypedLicense> & {
  jurisdictions: readonly AdminJurisdiction[]
  today: string
}

export function LicenseFields(props: LicenseFieldsProps) {
  const { typed, wrong, onChange, jurisdictions, today } = props
  const t = useText()
  const language = useLanguage()
  const isIn = (code: string) => typed.requiredIn.find(({ jurisdiction }) => jurisdiction === code)

  function require(code: string, from: string | null | undefined) {
    const others = typed.requiredIn.filter(({ jurisdiction }) => jurisdiction !== code)
    const added: AdminLicense['requiredIn'] =
      from === undefined ? [] : [{ jurisdiction: code, from }]
    onChange({ ...typed, requiredIn: [...others, ...added] })
  }

  return (
    <>
      <Field
        label={t('tax_rules.example')}
        name='example'
        autoComplete='off'
        maxLength={60}
        value={typed.example}
        onChange={({ target }) => onChange({ ...typed, example: target.value })}
        hint={t('tax_rules.example_hint')}
      />
      <fieldset className={styles.places}>
        <legend>{t('tax_rules.required_in')}</legend>
        <p className='small soft'>{t('tax_rules.required_note')}</p>
        {jurisdictions.map(({ code, name }) => (
          <div key={code}>
            <Checkbox
              checked={isIn(code) !== undefined}
              onChange={({ target }) => require(code, target.checked ? today : undefined)}
            >
              {name[language]}
            </Checkbox>
            {typeof isIn(code)?.from === 'string' && (
              <Field
                label={t('tax_rules.required_from', { place: name[language] })}
                type='date'
                value={isIn(code)?.from ?? ''}
                onChange={({ target }) => require(code, target.value)}
                error={wrong.has(code) ? t('tax_rules.wrong.day') : undefined}
              />
            )}
          </div>
        ))}
      </fieldset>
    </>
  )
}
