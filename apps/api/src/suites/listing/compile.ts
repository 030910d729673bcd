import { perLanguage } from '@marea/contract/platform/language.ts'
import type { ListingPhoto } from '@marea/contract/suites/listing/endpoints.ts'
import type { ListingContents } from '@marea/contract/suites/listing/sections.ts'
import { SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import { Problem } from '#platform/problem.ts'
import { jurisdictionOf } from './city-rules.ts'
import type { Draft } from './contents.ts'

/** The listing that a complete draft describes; it keeps what owners do not edit. */
export function compileListing({ suite, contents }: Draft, known: readonly ListingPhoto[]) {
  const { basics, prices, rules, cancellation, location, licenses, rooms, amenities } = contents
  const { shown, latitude, longitude } = location
  const position = location.isPublic ? { latitude, longitude } : (shown ?? {})
  const compiled = SuiteDraft.safeParse({
    ...basics,
    ...prices,
    ...position,
    slug: suite.slug,
    neighborhood: location.neighborhood,
    jurisdiction: jurisdictionOf(contents),
    address: addressOf(location),
    checkInFrom: rules.checkInFrom,
    checkOutUntil: rules.checkOutUntil,
    ...hoursOf(rules),
    cancellation: cancellation.code,
    ...contents.extras,
    photos: photosOf(contents, known),
    videos: contents.photos.videos,
    sleepingAreas: rooms.areas,
    amenities: amenities.amenities,
    safety: safetyOf(contents),
    licenses: licenses.licenses.filter(({ number }) => number.trim() !== ''),
    texts: textsOf(contents),
    guide: contents.guide,
  })
  if (compiled.success) return compiled.data
  const missing = [...new Set(compiled.error.issues.map(({ path }) => String(path[0])))]
  throw new Problem('suites.not_ready', { missing })
}

function hoursOf(rules: ListingContents['rules']) {
  const { earlyCheckInFrom, earlyCheckInAmount, approvesHours } = rules
  const { lateCheckOutUntil, lateCheckOutAmount } = rules
  return {
    earlyCheckInFrom,
    earlyCheckInAmount,
    lateCheckOutUntil,
    lateCheckOutAmount,
    approvesHours,
  }
}

function addressOf({ street, city, postalCode, isPublic }: ListingContents['location']) {
  return { street, city, postalCode, isPublic, region: 'FL', country: 'US' }
}

/** Where cameras are is told only while there are any. */
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

function textsOf({ texts, rules }: ListingContents) {
  return perLanguage((language) => ({
    tagline: texts.tagline[language],
    story: paragraphs(texts.story[language], /\n\s*\n/),
    neighborhoodNote: texts.neighborhoodNote[language],
    houseRules: paragraphs(rules.houseRules[language], /\n/),
    arrivalNotes: rules.arrivalNotes[language],
  }))
}

function paragraphs(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)
}
