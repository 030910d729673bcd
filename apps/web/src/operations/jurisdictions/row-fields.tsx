import type { TaxReturnRow } from '@marea/contract/pricing/tax-authorities.ts'
import type { AdminJurisdiction, AdminLicense } from '@marea/contract/suites/admin-jurisdictions.ts'
import type { AdminPlace } from '@marea/contract/suites/places/places.ts'
import styles from '#operations/tax-rates/tax-rates.module.css'
import { bindTyped, type TypedForm } from '#platform/form/bind-typed.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import type { TypedAuthority, TypedJurisdiction, TypedLicense, TypedReturn } from './read-rows.ts'
import { NameFields } from './row-sheet.tsx'

const limits = [
  ['guestsPerBedroom', 'tax_rules.guests_per_bedroom'],
  ['guestsBesides', 'tax_rules.guests_besides'],
  ['guestsAtMost', 'tax_rules.guests_at_most'],
] as const

type JurisdictionFieldsProps = TypedForm<TypedJurisdiction> & { places: readonly AdminPlace[] }

export function JurisdictionFields(props: JurisdictionFieldsProps) {
  const { places } = props
  const t = useText()
  const language = useLanguage()
  const { text, choice, tick } = bindTyped(props)
  return (
    <>
      <Select
        label={t('places.name')}
        {...choice('place')}
        options={places.map(({ slug, name }) => ({ id: slug, label: name[language] }))}
        hint={t('tax_rules.place_hint')}
      />
      <TextArea
        label={t('tax_rules.boundary')}
        {...text('boundary', t('tax_rules.wrong.boundary'))}
        rows={6}
        hint={t('tax_rules.boundary_hint')}
      />
      {limits.map(([name, label]) => (
        <Field
          key={name}
          label={t(label)}
          {...text(name, t('tax_rules.wrong.number'))}
          inputMode='numeric'
          maxLength={2}
          hint={t('tax_rules.no_limit')}
        />
      ))}
      <div className={styles.places}>
        <Checkbox {...tick('allowsHouses')}>{t('tax_rules.allows_houses')}</Checkbox>
        <Checkbox {...tick('isActive')}>{t('tax_rules.offered')}</Checkbox>
      </div>
    </>
  )
}

type AuthorityFieldsProps = TypedForm<TypedAuthority> & {
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
        {...bindTyped(props).choice('taxReturn', t('tax_rules.wrong.return'))}
        isDisabled={!isNew}
        options={returns.map(({ code, name }) => ({ id: code, label: name[language] }))}
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

export function ReturnFields(props: TypedForm<TypedReturn>) {
  const { typed, wrong, onChange } = props
  const t = useText()
  const { text, tick } = bindTyped(props)
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
        {...text('dueDay', t('tax_rules.wrong.due_day'))}
        inputMode='numeric'
        maxLength={2}
        hint={t('tax_rules.due_hint')}
      />
      <div className={styles.places}>
        {dueRules.map(([name, label]) => (
          <Checkbox key={name} {...tick(name)}>
            {t(label)}
          </Checkbox>
        ))}
      </div>
      <Field
        label={t('tax_rules.allowance')}
        {...text('allowance', t('tax_rules.wrong.percent'))}
        inputMode='decimal'
        before='%'
      />
      {dollars.map(([name, label]) => (
        <Field
          key={name}
          label={t(label)}
          {...text(name, t('tax_rules.wrong.dollars'))}
          inputMode='decimal'
          before='$'
          hint={t('tax_rules.no_limit')}
        />
      ))}
    </>
  )
}

type LicenseFieldsProps = TypedForm<TypedLicense> & {
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
        {...bindTyped(props).text('example')}
        maxLength={60}
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
