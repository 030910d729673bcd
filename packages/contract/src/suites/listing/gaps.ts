import { fieldGapCodes, gapsOfFields, missingTranslations } from '#platform/fields/fields.ts'
import { type Language, languages } from '#platform/language.ts'
import { isMapUrl } from '#suites/home-guide.ts'
import type { LicenseKind } from '#suites/jurisdictions.ts'
import { listingFields, suiteColumns } from '#suites/listing-fields.ts'
import type { SuiteKind } from '#suites/suite-choices.ts'
import { countWrongExtras } from './home-extras.ts'
import { wrongStayTimes } from './home-stay-times.ts'
import { type BoundedJurisdiction, jurisdictionAt } from './jurisdiction-boundaries.ts'
import { type ListingSection, listingSections } from './section-names.ts'
import type { ListingContents } from './sections.ts'

const minListingPhotos = 5

export const gapCodes = [
  ...fieldGapCodes(suiteColumns),
  ...languages.map((language) => `texts_${language}` as const),
  'too_many_guests',
  'house',
  'photos',
  'beds',
  'included_guests',
  'extra_prices',
  'address',
  'neighborhood',
  'pin',
  'outside',
  'licenses',
  'place_names',
  'map_links',
  'pool_fence',
  'hours',
] as const
type GapCode = (typeof gapCodes)[number]

/** Something a home still needs before it can be published, and how many of it. */
export type Gap = { section: ListingSection; code: GapCode; count: number }

/** What the city at the pin requires and allows, and where Marea offers homes. */
export type CityRules = {
  licenses: readonly LicenseKind[]
  maxGuests: number | null
  /** Whether single-family homes may be rented for short stays. */
  allowsHouses: boolean
  neighborhoods: readonly string[]
  /** Where homes may be. */
  jurisdictions: readonly BoundedJurisdiction[]
}

const singleFamilyKinds: readonly SuiteKind[] = ['villa', 'house', 'bungalow']

type PlainFields = (typeof listingFields)[keyof typeof listingFields]
const plainFields: Partial<Record<ListingSection, PlainFields>> = listingFields

type PartGaps = (contents: ListingContents, city: CityRules, today: string) => Gap[]

/** What sections need beside their plain fields. */
const partGaps: Partial<Record<ListingSection, PartGaps>> = {
  basics: cityGaps,
  photos: photosGaps,
  rooms: roomsGaps,
  safety: safetyGaps,
  rules: ({ rules }) => gap('rules', 'hours', wrongStayTimes(rules).length),
  guide: guideGaps,
  prices: pricesGaps,
  extras: ({ extras }) => gap('extras', 'extra_prices', countWrongExtras(extras)),
  location: locationGaps,
  licenses: licensesGaps,
}

/** Every gap blocks publishing, because guests read either language and rely on every fact. */
export function gapsOf(contents: ListingContents, city: CityRules, today: string): Gap[] {
  return listingSections.flatMap((section) => {
    const fields = gapsOfFields(plainFields[section] ?? {}, contents[section])
    const parts = partGaps[section]?.(contents, city, today) ?? []
    return [...fields.map((each) => ({ section, ...each })), ...parts]
  })
}

export function listedLicenses(
  { licenses }: Pick<ListingContents, 'licenses'>,
  today: string,
): LicenseKind[] {
  return licenses.licenses
    .filter(({ number, validUntil }) => number.trim().length >= 3 && (validUntil ?? today) >= today)
    .map(({ kind }) => kind)
}

function cityGaps({ basics }: ListingContents, { maxGuests, allowsHouses }: CityRules): Gap[] {
  const { kind, guests } = basics
  const isOver = maxGuests !== null && guests !== null && guests > maxGuests
  return [
    ...gap('basics', 'too_many_guests', isOver ? maxGuests : 0),
    ...gap('basics', 'house', !allowsHouses && isHouse(kind)),
  ]
}

/** Cities that forbid short stays in single-family homes still allow apartments and penthouses. */
export function isHouse(kind: SuiteKind): boolean {
  return singleFamilyKinds.includes(kind)
}

function photosGaps({ photos }: ListingContents): Gap[] {
  return [
    ...gap('photos', 'photos', Math.max(0, minListingPhotos - photos.photos.length)),
    ...untranslated('photos', [
      ...photos.photos.map(({ alt }) => alt),
      ...startedOnly(photos.photos.map(({ caption }) => caption)),
      ...photos.videos.map(({ caption }) => caption),
    ]),
  ]
}

function roomsGaps({ rooms: { areas } }: ListingContents): Gap[] {
  const hasBeds = areas.some(({ beds }) => beds.length > 0)
  const bare = areas.filter(({ beds }) => beds.length === 0).length
  return [
    ...gap('rooms', 'beds', hasBeds ? bare : 1),
    ...untranslated(
      'rooms',
      areas.flatMap(({ name, note }) => [name, note]),
    ),
  ]
}

/** Guests must be told where cameras are, and the answers about the fence must not contradict. */
function safetyGaps({ safety: { facts, cameras }, amenities }: ListingContents): Gap[] {
  const isDoubtful = facts.includes('unfencedPool') && amenities.amenities.includes('poolFence')
  return [
    ...untranslated('safety', facts.includes('outdoorCameras') ? [cameras] : []),
    ...gap('safety', 'pool_fence', isDoubtful),
  ]
}

/** The guide is optional, but nothing in it may be incomplete. */
function guideGaps({ guide: { steps, chapters, places } }: ListingContents): Gap[] {
  return [
    ...untranslated('guide', [
      ...[...steps, ...chapters].flatMap(({ title, text }) => [title, text]),
      ...places.map(({ why }) => why),
    ]),
    ...gap('guide', 'place_names', places.filter(({ name }) => name.trim() === '').length),
    ...gap('guide', 'map_links', places.filter(({ mapUrl }) => !isMapUrl(mapUrl)).length),
  ]
}

function pricesGaps({ prices: { extraGuestAmount, includedGuests } }: ListingContents): Gap[] {
  return gap('prices', 'included_guests', extraGuestAmount > 0 && includedGuests === null)
}

function locationGaps(
  { location }: ListingContents,
  { neighborhoods, jurisdictions }: CityRules,
): Gap[] {
  const { street, city, postalCode, neighborhood, latitude, longitude } = location
  const isAddressed = street.trim() !== '' && city.trim() !== '' && postalCode.length === 5
  const isOffered = neighborhood !== null && neighborhoods.includes(neighborhood)
  const isPinned = latitude !== null && longitude !== null
  return [
    ...gap('location', 'address', !isAddressed),
    ...gap('location', 'neighborhood', !isOffered),
    ...gap('location', 'pin', !isPinned),
    ...gap(
      'location',
      'outside',
      isPinned && jurisdictionAt(jurisdictions, latitude, longitude) === null,
    ),
  ]
}

function licensesGaps(contents: ListingContents, { licenses }: CityRules, today: string): Gap[] {
  const held = listedLicenses(contents, today)
  const missing = licenses.filter((kind) => !held.includes(kind))
  return gap('licenses', 'licenses', missing.length)
}

/** Optional texts are required in every language once one has them. */
function startedOnly<Text extends Readonly<Record<Language, string>>>(texts: readonly Text[]) {
  return texts.filter((each) => languages.some((language) => each[language].trim() !== ''))
}

function untranslated(
  section: ListingSection,
  texts: readonly Readonly<Record<Language, string>>[],
): Gap[] {
  return missingTranslations(texts).map((each) => ({ section, ...each }))
}

function gap(section: ListingSection, code: GapCode, found: boolean | number): Gap[] {
  const count = Number(found)
  return count > 0 ? [{ section, code, count }] : []
}
