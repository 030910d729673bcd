import {
  type BoundedJurisdiction,
  jurisdictionAt,
} from '@marea/contract/suites/listing/jurisdiction-boundaries.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { readCenter } from './read-neighborhood.ts'
import type { FieldsProps } from './text-fields.tsx'

type PlaceFieldsProps = FieldsProps & {
  published: number
  jurisdictions: readonly BoundedJurisdiction[]
}

export function PlaceFields(props: PlaceFieldsProps) {
  const t = useText()
  const { typed, wrong, onChange, published, jurisdictions } = props
  return (
    <>
      <Field
        label={t('place_desk.center')}
        name='center'
        autoComplete='off'
        maxLength={50}
        value={typed.center}
        onChange={({ target }) => onChange({ ...typed, center: target.value })}
        hint={t('place_desk.center_hint')}
        error={wrong.has('center') ? t('place_desk.wrong.center') : undefined}
      />
      <Select
        label={t('place_desk.city')}
        value={typed.jurisdiction}
        onChange={(jurisdiction) => onChange({ ...typed, jurisdiction })}
        options={jurisdictions.map(({ code }) => ({ id: code, label: t(`listing.city.${code}`) }))}
      />
      <OtherCity typed={typed} jurisdictions={jurisdictions} />
      <Field
        label={t('place_desk.position')}
        name='position'
        inputMode='numeric'
        autoComplete='off'
        maxLength={4}
        value={typed.position}
        onChange={({ target }) => onChange({ ...typed, position: target.value })}
        hint={t('place_desk.position_hint')}
        error={wrong.has('position') ? t('place_desk.wrong.position') : undefined}
      />
      <Checkbox
        checked={typed.isActive}
        disabled={published > 0 && typed.isActive}
        onChange={({ target }) => onChange({ ...typed, isActive: target.checked })}
        note={published > 0 ? t('place_desk.in_use', { count: published }) : undefined}
      >
        {t('place_desk.offer')}
      </Checkbox>
    </>
  )
}

type OtherCityProps = Pick<PlaceFieldsProps, 'typed' | 'jurisdictions'>

/** Boundaries are drawn to about a block, so this is no error. */
function OtherCity({ typed, jurisdictions }: OtherCityProps) {
  const t = useText()
  const center = readCenter(typed.center, jurisdictions)
  const found = center && jurisdictionAt(jurisdictions, center.latitude, center.longitude)
  if (!found || found === typed.jurisdiction) return null
  return (
    <Notice tone='warn' title={t('place_desk.other_city_title')}>
      {t('place_desk.other_city', { city: t(`listing.city.${found}`) })}
    </Notice>
  )
}
