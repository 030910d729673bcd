import type { Jurisdiction } from '@marea/contract/suites/jurisdictions.ts'
import { jurisdictionAt } from '@marea/contract/suites/listing/jurisdiction-boundaries.ts'
import { useText } from '#platform/texts/texts.tsx'
import { usePlaceName } from '#platform/texts/use-place-name.ts'
import { useEditor, useSection } from '#suites/listing/editor/editor-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { formatPercent } from '#ui/format/format-percent.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { CoordinatesField } from './coordinates-field.tsx'
import { PinMap } from './pin-map.tsx'
import styles from './sections.module.css'

const perUnit = 100_000

export function LocationSection() {
  const t = useText()
  const { listing } = useEditor()
  const { content, change } = useSection('location')
  const { latitude, longitude } = content
  if (!listing.canSeeAccess && !content.isPublic) return <PublicLocation />
  return (
    <Stack gap={5}>
      <AddressFields />
      {latitude !== null && longitude !== null ? (
        <PinMap pin={{ latitude, longitude }} shown={content.shown} onMove={change} />
      ) : (
        <StartPin />
      )}
      <CoordinatesField />
      <Checkbox
        checked={content.isPublic}
        onChange={({ target }) => change({ isPublic: target.checked })}
      >
        {t('listing.public_address')}
      </Checkbox>
      <City />
    </Stack>
  )
}

/** What guests see, for co-hosts without edit rights. */
function PublicLocation() {
  const t = useText()
  const { content } = useSection('location')
  return (
    <Stack gap={5}>
      <p className='soft'>{t('listing.address_hidden')}</p>
      <p>{[content.city, content.postalCode].filter(Boolean).join(' ')}</p>
      <City />
    </Stack>
  )
}

function AddressFields() {
  const placeName = usePlaceName()
  const t = useText()
  const { listing } = useEditor()
  const { content, change } = useSection('location')
  return (
    <FieldRow className={styles.form}>
      <div className={styles.all}>
        <Field
          label={t('listing.field.street')}
          autoComplete='off'
          maxLength={200}
          value={content.street}
          onChange={({ target }) => change({ street: target.value })}
        />
      </div>
      <Field
        label={t('listing.field.city')}
        autoComplete='off'
        maxLength={80}
        value={content.city}
        onChange={({ target }) => change({ city: target.value })}
      />
      <Field
        label={t('listing.field.postalCode')}
        inputMode='numeric'
        autoComplete='off'
        maxLength={5}
        value={content.postalCode}
        onChange={({ target }) => change({ postalCode: target.value.replace(/\D/g, '') })}
      />
      <Select
        label={t('listing.field.neighborhood')}
        options={listing.neighborhoods.map((each) => ({ id: each.slug, label: placeName(each) }))}
        value={content.neighborhood}
        onChange={(neighborhood) => change({ neighborhood })}
      />
    </FieldRow>
  )
}

function StartPin() {
  const t = useText()
  const { listing } = useEditor()
  const { content, change } = useSection('location')
  const center = listing.neighborhoods.find(({ slug }) => slug === content.neighborhood)
  if (!center) return null
  const { latitude, longitude } = center
  return (
    <div>
      <Button kind='quiet' onClick={() => change({ latitude, longitude })}>
        {t('listing.pin_here')}
      </Button>
    </div>
  )
}

/** The city follows from the pin at once; its taxes and licenses once the pin is saved. */
function City() {
  const t = useText()
  const { listing, view } = useEditor()
  const { content } = useSection('location')
  const { latitude, longitude } = content
  if (latitude === null || longitude === null) return <p>{t('listing.no_city')}</p>
  const jurisdiction = jurisdictionAt(listing.jurisdictions, latitude, longitude)
  if (!jurisdiction) return <p role='alert'>{t('listing.gap.outside')}</p>
  const { city } = view.state
  const taxes = city?.jurisdiction === jurisdiction ? city.taxes : []
  const total = taxes.reduce((sum, { rate }) => sum + rate, 0)
  return (
    <Section
      isRuled
      level={3}
      size='heading'
      title={t(`listing.city.${jurisdiction}`)}
      lead={t('listing.city_of')}
    >
      <OtherCity jurisdiction={jurisdiction} />
      {taxes.length > 0 && (
        <Lines>
          {taxes.map(({ authority, rate }) => (
            <Line key={authority} label={t(`price.tax_${authority}`)}>
              {formatPercent(rate / perUnit)}
            </Line>
          ))}
          <Line label={t('listing.tax_total')} kind='total'>
            {formatPercent(total / perUnit)}
          </Line>
        </Lines>
      )}
    </Section>
  )
}

/** Neighborhoods and boundaries are drawn roughly, so this blocks nothing. */
function OtherCity({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const t = useText()
  const placeName = usePlaceName()
  const { listing } = useEditor()
  const { content } = useSection('location')
  const chosen = listing.neighborhoods.find(({ slug }) => slug === content.neighborhood)
  if (!chosen || chosen.jurisdiction === jurisdiction) return null
  return (
    <Notice tone='warn' title={t('listing.other_city_title')}>
      {t('listing.other_city', {
        city: t(`listing.city.${jurisdiction}`),
        place: placeName(chosen),
        other: t(`listing.city.${chosen.jurisdiction}`),
      })}
    </Notice>
  )
}
