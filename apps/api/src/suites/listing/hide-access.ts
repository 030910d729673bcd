import { perLanguage } from '@marea/contract/platform/language.ts'
import { emptyGuide } from '@marea/contract/suites/home-guide.ts'
import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'

/** How to get in is for those who run the home: no door codes, and the address as guests see it. */
export function withoutAccess(contents: ListingContents): ListingContents {
  const { rules, location } = contents
  return {
    ...contents,
    rules: { ...rules, arrivalNotes: perLanguage(() => '') },
    guide: emptyGuide(),
    location: location.isPublic ? location : withoutAddress(location),
  }
}

function withoutAddress(location: ListingContents['location']): ListingContents['location'] {
  const { latitude = null, longitude = null } = location.shown ?? {}
  return { ...location, street: '', latitude, longitude }
}
