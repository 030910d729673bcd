import { languages } from '@marea/contract/platform/language.ts'
import { timeZonesWith } from '@marea/contract/platform/time/time-zone.ts'
import {
  type AdminPlace,
  maxOtherNames,
  maxPlaceName,
  type PlaceFacts,
} from '@marea/contract/suites/places/places.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useLanguageName } from '#platform/texts/use-language-name.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { HolidayFields } from './holiday-fields.tsx'
import { zoneName } from './place-table.tsx'
import { emptyPlace, readPlace, type TypedPlace, typedFrom, type WrongField } from './read-place.ts'

const none: ReadonlySet<WrongField> = new Set()

type PlaceSheetProps = {
  /** The one to change; without it a new one is added. */
  known: AdminPlace | undefined
  onClose: () => void
  onSaved: () => Promise<void>
}

export function PlaceSheet(props: PlaceSheetProps) {
  const t = useText()
  const language = useLanguage()
  const { known, onClose } = props
  return (
    <Sheet isOpen onClose={onClose} title={known ? known.name[language] : t('places.add')}>
      <PlaceForm {...props} />
    </Sheet>
  )
}

function PlaceForm({ known, onClose, onSaved }: PlaceSheetProps) {
  const t = useText()
  const [typed, setTyped] = useState(() => (known ? typedFrom(known) : emptyPlace))
  const { body, wrong: found } = readPlace(typed)
  const { isAsked, isBusy, error, form } = useSubmission(body, async (body) => {
    await save(body, known)
    toast.success(t('places.saved'))
    onClose()
    await onSaved()
  })
  const wrong = isAsked ? found : none

  return (
    <Form kind='sheet' {...form}>
      <Fields {...{ typed, wrong, known }} onChange={setTyped} />
      <HolidayFields
        holidays={typed.holidays}
        isAsked={isAsked}
        onChange={(holidays) => setTyped({ ...typed, holidays })}
      />
      <FormFooter>
        <ActionError title={t('places.not_saved')} error={error} />
        <Button type='submit' wide busy={isBusy}>
          {t('places.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}

type FieldsProps = Pick<PlaceSheetProps, 'known'> & {
  typed: TypedPlace
  wrong: ReadonlySet<WrongField>
  onChange: (typed: TypedPlace) => void
}

function Fields({ typed, wrong, known, onChange }: FieldsProps) {
  const t = useText()
  const nameOf = useLanguageName()
  const { name } = typed
  return (
    <>
      {languages.map((language) => (
        <Field
          key={language}
          label={t('places.name_in', { language: nameOf(language) })}
          name={`name_${language}`}
          lang={language}
          autoComplete='off'
          maxLength={60}
          value={name[language]}
          onChange={({ target }) =>
            onChange({ ...typed, name: { ...name, [language]: target.value } })
          }
          error={wrong.has(`name_${language}`) ? t('places.wrong.name') : undefined}
        />
      ))}
      <Field
        label={t('places.other_names')}
        name='otherNames'
        autoComplete='off'
        value={typed.otherNames}
        onChange={({ target }) => onChange({ ...typed, otherNames: target.value })}
        hint={t('places.other_names_hint')}
        error={
          wrong.has('otherNames')
            ? t('places.wrong.other_names', { most: maxOtherNames, length: maxPlaceName })
            : undefined
        }
      />
      <ClockFields {...{ typed, wrong, known, onChange }} />
      <AddressFields {...{ typed, wrong, known, onChange }} />
      <Offer {...{ typed, wrong, known, onChange }} />
    </>
  )
}

function ClockFields({ typed, wrong, known, onChange }: FieldsProps) {
  const t = useText()
  const { timeZone } = typed
  const { homes = 0, currency = 'USD' } = known ?? {}
  return (
    <>
      <Select
        label={t('places.time_zone')}
        value={timeZone || null}
        isDisabled={homes > 0}
        hint={homes > 0 ? t('places.time_zone_fixed') : undefined}
        error={wrong.has('timeZone') ? t('places.wrong.time_zone') : undefined}
        onChange={(chosen) => onChange({ ...typed, timeZone: chosen })}
        options={timeZones(timeZone).map((id) => ({ id, label: zoneName(id) }))}
      />
      <p className='small soft'>{t('places.money', { currency })}</p>
    </>
  )
}

/** Of an area and a city, as places need them. */
function timeZones(own: string): string[] {
  return timeZonesWith(own).filter((zone) => zone.includes('/'))
}

function AddressFields({ typed, wrong, onChange }: FieldsProps) {
  const t = useText()
  return (
    <>
      {(['region', 'country'] as const).map((name) => (
        <Field
          key={name}
          label={t(`places.${name}`)}
          name={name}
          autoComplete='off'
          autoCapitalize='characters'
          maxLength={name === 'region' ? 3 : 2}
          value={typed[name]}
          onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
          hint={t(`places.${name}_hint`)}
          error={wrong.has(name) ? t(`places.wrong.${name}`) : undefined}
        />
      ))}
      <Field
        label={t('places.center')}
        name='center'
        autoComplete='off'
        maxLength={50}
        value={typed.center}
        onChange={({ target }) => onChange({ ...typed, center: target.value })}
        hint={t('places.center_hint')}
        error={wrong.has('center') ? t('places.wrong.center') : undefined}
      />
    </>
  )
}

function Offer({ typed, known, onChange }: FieldsProps) {
  const t = useText()
  const { isActive } = typed
  const published = known?.published ?? 0
  return (
    <Checkbox
      checked={isActive}
      disabled={published > 0 && isActive}
      onChange={({ target }) => onChange({ ...typed, isActive: target.checked })}
      note={published > 0 ? t('places.in_use', { count: published }) : undefined}
    >
      {t('places.offer')}
    </Checkbox>
  )
}

function save(
  { slug, ...facts }: PlaceFacts & { slug: string },
  known: AdminPlace | undefined,
): Promise<AdminPlace[]> {
  if (!known) return call('POST /admin/places', { body: { slug, ...facts } })
  return call('PUT /admin/places/:slug', { params: { slug: known.slug }, body: facts })
}
