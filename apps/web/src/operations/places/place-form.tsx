import { languages } from '@marea/contract/platform/language.ts'
import { timeZonesWith } from '@marea/contract/platform/time/time-zone.ts'
import {
  type AdminPlace,
  maxOtherNames,
  maxPlaceName,
} from '@marea/contract/suites/places/places.ts'
import { RecordSheet } from '#operations/frame/record-sheet.tsx'
import { call } from '#platform/api/api.ts'
import { bindTyped, type TypedForm } from '#platform/form/bind-typed.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { HolidayFields } from './holiday-fields.tsx'
import { zoneName } from './place-table.tsx'
import { emptyPlace, readPlace, type TypedPlace, typedFrom } from './read-place.ts'

type PlaceSheetProps = {
  /** The one to change; without it a new one is added. */
  known: AdminPlace | undefined
  onClose: () => void
  onSaved: () => Promise<void>
}

export function PlaceSheet({ known, ...sheet }: PlaceSheetProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <RecordSheet
      {...sheet}
      title={known ? known.name[language] : t('places.add')}
      initial={known ? typedFrom(known) : emptyPlace}
      read={readPlace}
      save={({ slug, ...body }) =>
        known
          ? call('PUT /admin/places/:slug', { params: { slug: known.slug }, body })
          : call('POST /admin/places', { body: { slug, ...body } })
      }
      labels={{
        save: t('places.save'),
        saved: t('places.saved'),
        failed: t('places.not_saved'),
      }}
    >
      {({ isAsked, ...form }) => (
        <>
          <NameFields {...form} />
          <ClockFields {...form} known={known} />
          <AddressFields {...form} />
          <Offer {...form} known={known} />
          <HolidayFields
            holidays={form.typed.holidays}
            isAsked={isAsked}
            onChange={(holidays) => form.onChange({ ...form.typed, holidays })}
          />
        </>
      )}
    </RecordSheet>
  )
}

type FieldsProps = TypedForm<TypedPlace>
type KnownFieldsProps = FieldsProps & Pick<PlaceSheetProps, 'known'>

function NameFields(form: FieldsProps) {
  const t = useText()
  const nameOf = useLanguageName()
  const { text, words } = bindTyped(form)
  const limits = { most: maxOtherNames, length: maxPlaceName }
  return (
    <>
      {languages.map((language) => (
        <Field
          key={language}
          label={t('places.name_in', { language: nameOf(language) })}
          {...words('name', language, t('places.wrong.name'))}
          maxLength={60}
        />
      ))}
      <Field
        label={t('places.other_names')}
        {...text('otherNames', t('places.wrong.other_names', limits))}
        hint={t('places.other_names_hint')}
      />
    </>
  )
}

function ClockFields({ known, ...form }: KnownFieldsProps) {
  const t = useText()
  const { homes = 0, currency = 'USD' } = known ?? {}
  return (
    <>
      <Select
        label={t('places.time_zone')}
        {...bindTyped(form).choice('timeZone', t('places.wrong.time_zone'))}
        isDisabled={homes > 0}
        hint={homes > 0 ? t('places.time_zone_fixed') : undefined}
        options={timeZones(form.typed.timeZone).map((id) => ({ id, label: zoneName(id) }))}
      />
      <p className='small soft'>{t('places.money', { currency })}</p>
    </>
  )
}

/** Of an area and a city, as places need them. */
function timeZones(own: string): string[] {
  return timeZonesWith(own).filter((zone) => zone.includes('/'))
}

function AddressFields(form: FieldsProps) {
  const t = useText()
  const { text } = bindTyped(form)
  return (
    <>
      {(['region', 'country'] as const).map((name) => (
        <Field
          key={name}
          label={t(`places.${name}`)}
          {...text(name, t(`places.wrong.${name}`))}
          autoCapitalize='characters'
          maxLength={name === 'region' ? 3 : 2}
          hint={t(`places.${name}_hint`)}
        />
      ))}
      <Field
        label={t('places.center')}
        {...text('center', t('places.wrong.center'))}
        maxLength={50}
        hint={t('places.center_hint')}
      />
    </>
  )
}

function Offer({ known, ...form }: KnownFieldsProps) {
  const t = useText()
  const published = known?.published ?? 0
  return (
    <Checkbox
      {...bindTyped(form).tick('isActive')}
      disabled={published > 0 && form.typed.isActive}
      note={published > 0 ? t('places.in_use', { count: published }) : undefined}
    >
      {t('places.offer')}
    </Checkbox>
  )
}
