import { splitTexts } from '@marea/contract/platform/fields/field-schemas.ts'
import { valuesOf } from '@marea/contract/platform/fields/fields.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import type { ListingPhoto } from '@marea/contract/suites/listing/endpoints.ts'
import type { BoundedJurisdiction } from '@marea/contract/suites/listing/jurisdiction-boundaries.ts'
import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { suiteColumns, textColumns } from '@marea/contract/suites/listing-fields.ts'
import { SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import { Problem } from '#platform/problem.ts'
import { jurisdictionOf } from './city-rules.ts'
import type { Draft } from './contents.ts'

/** The listing that a complete draft describes; it keeps what owners do not edit. */
export function compileListing(
  { suite, contents }: Draft,
  {
    known,
    jurisdictions,
  }: { known: readonly ListingPhoto[]; jurisdictions: readonly BoundedJurisdiction[] },
) {
  const { location, licenses, rooms, amenities } = contents
  const { shown, latitude, longitude } = location
  const position = location.isPublic ? { latitude, longitude } : (shown ?? {})
  const compiled = SuiteDraft.safeParse({
    ...columnValues(contents),
    ...position,
    slug: suite.slug,
    neighborhood: location.neighborhood,
    jurisdiction: jurisdictionOf(contents, jurisdictions),
    address: addressOf(location),
    extras: contents.extras.extras,
    photos: photosOf(contents, known),
    videos: contents.photos.videos,
    sleepingAreas: rooms.areas,
    amenities: amenities.amenities,
    safety: safetyOf(contents),
    licenses: licenses.licenses.filter(({ number }) => number.trim() !== ''),
    texts: textValues(contents),
    guide: contents.guide,
  })
  if (compiled.success) return compiled.data
  const missing = [...new Set(compiled.error.issues.map(({ path }) => String(path[0])))]
  throw new Problem('suites.not_ready', { missing })
}

/** The plain fields by the column of `suites` in which they are published. */
export function columnValues({ basics, rules, prices, extras, cancellation }: ListingContents) {
  const { code } = cancellation
  const fields = { ...basics, ...rules, ...prices, ...extras, cancellation: code }
  return valuesOf(suiteColumns, fields)
}

function addressOf({ street, city, postalCode, isPublic }: ListingContents['location']) {
  return { street, city, postalCode, isPublic }
}

/** Where cameras are is stored only while there are any. */
function safetyOf({ safety }: ListingContents) {
  const hasCameras = safety.facts.includes('outdoorCameras')
  return { ...safety, cameras: hasCameras ? safety.cameras : perLanguage(() => '') }
}

function photosOf({ photos }: ListingContents, known: readonly ListingPhoto[]) {
  const facts = new Map(
    known.map(({ key, width, height, widths, thumbhash, color }) => [
      key,
      { width, height, widths, thumbhash, color },
    ]),
  )
  return photos.photos.map((photo) => ({ ...facts.get(photo.key), ...photo }))
}

/** The texts of each language as they are published, cut into paragraphs and lines. */
export function textValues({ basics, texts, rules }: ListingContents) {
  const fields = valuesOf(textColumns, { ...basics, ...texts, ...rules })
  return perLanguage((language) => splitTexts(textColumns, (name) => fields[name][language]))
}
