import { withoutStayValues } from '@marea/contract/platform/fields/fields.ts'
import { emptyGuide } from '@marea/contract/suites/home-guide.ts'
import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { listingFields } from '@marea/contract/suites/listing-fields.ts'

/** Only the managers of a home see how to get in: hides door codes and moves the address to its public position. */
export function withoutAccess(contents: ListingContents): ListingContents {
  const { location } = contents
  const seen = <Section extends keyof typeof listingFields>(section: Section) =>
    withoutStayValues(listingFields[section], contents[section])
  return {
    ...contents,
    basics: seen('basics'),
    safety: seen('safety'),
    texts: seen('texts'),
    rules: seen('rules'),
    guide: emptyGuide(),
    prices: seen('prices'),
    extras: seen('extras'),
    cancellation: seen('cancellation'),
    location: location.isPublic ? location : withoutAddress(location),
  }
}

function withoutAddress(location: ListingContents['location']): ListingContents['location'] {
  const { latitude = null, longitude = null } = location.shown ?? {}
  return { ...location, street: '', latitude, longitude }
}
