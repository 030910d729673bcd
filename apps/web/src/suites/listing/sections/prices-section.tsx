import { listingFields } from '@marea/contract/suites/listing-fields.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useSection } from '#suites/listing/editor/editor-context.ts'
import { PlainFields } from '#suites/listing/fields/plain-fields.tsx'

export function PricesSection() {
  const t = useText()
  const { minNights, maxNights, extraGuestAmount, includedGuests } = useSection('prices').content
  const { prices } = listingFields
  const { min, max } = prices.includedGuests
  const isMissing = extraGuestAmount > 0 && includedGuests === null
  return (
    <PlainFields
      section='prices'
      fields={{
        ...prices,
        // A minimum above the maximum is not saved.
        minNights: { ...prices.minNights, max: maxNights },
        maxNights: { ...prices.maxNights, min: minNights },
      }}
      errors={{ includedGuests: isMissing ? t('listing.number_wrong', { min, max }) : undefined }}
    />
  )
}
