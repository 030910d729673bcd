import {
  type BoundedJurisdiction,
  jurisdictionAt,
} from '@marea/contract/suites/listing/jurisdiction-boundaries.ts'
import type { AdminPlace } from '@marea/contract/suites/places/places.ts'
import { bindTyped } from '#platform/form/bind-typed.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { readCenter } from './read-neighborhood.ts'
import type { FieldsProps } from './text-fields.tsx'

/** Where neighborhoods may be. */
export type Cities = {
  jurisdictions: readonly (BoundedJurisdiction & { place: string })[]
  places: readonly Pick<AdminPlace, 'slug' | 'name'>[]
}

type PlaceFieldsProps = FieldsProps & Cities & { published: number }

export function PlaceFields(props: PlaceFieldsProps) {
  const t = useText()
  const { typed, published, jurisdictions } = props
  const { text, tick } = bindTyped(props)
  return (
    <>
      <Field
        label={t('admin_places.center')}
        {...text('center', t('admin_places.wrong.center'))}
        maxLength={50}
        hint={t('admin_places.center_hint')}
      />
      <CityFields {...props} />
      <OtherCity typed={typed} jurisdictions={jurisdictions} />
      <Field
        label={t('admin_places.position')}
        {...text('position', t('admin_places.wrong.position'))}
        inputMode='numeric'
        maxLength={4}
        hint={t('admin_places.position_hint')}
      />
      <Checkbox
        {...tick('isActive')}
        disabled={published > 0 && typed.isActive}
        note={published > 0 ? t('admin_places.in_use', { count: published }) : undefined}
      >
        {t('admin_places.offer')}
      </Checkbox>
    </>
  )
}

/** The jurisdiction decides the place, so that the two always agree. */
function CityFields({ typed, onChange, jurisdictions, places }: PlaceFieldsProps) {
  const t = useText()
  const language = useLanguage()
  const chosen = jurisdictions.find(({ code }) => code === typed.jurisdiction)?.place
  const citiesOf = (place: string | undefined) =>
    jurisdictions.filter((each) => each.place === place)
  return (
    <>
      <Select
        label={t('places.name')}
        value={chosen ?? null}
        onChange={(place) => onChange({ ...typed, jurisdiction: citiesOf(place)[0]?.code ?? '' })}
        options={places
          .filter(({ slug }) => citiesOf(slug).length > 0)
          .map(({ slug, name }) => ({ id: slug, label: name[language] }))}
      />
      <Select
        label={t('admin_places.city')}
        value={typed.jurisdiction}
        onChange={(jurisdiction) => onChange({ ...typed, jurisdiction })}
        options={citiesOf(chosen).map(({ code }) => ({
          id: code,
          label: t(`listing.city.${code}`),
        }))}
      />
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
    <Notice tone='warn' title={t('admin_places.other_city_title')}>
      {t('admin_places.other_city', { city: t(`listing.city.${found}`) })}
    </Notice>
  )
}
