import { type Language, languages } from '#platform/language.ts'
import { isMapUrl } from '#suites/home-guide.ts'
import type { LicenseKind } from '#suites/jurisdictions.ts'
import type { SuiteKind } from '#suites/suite-choices.ts'
import { countWrongExtras } from './home-extras.ts'
import { wrongHours } from './home-hours.ts'
import { jurisdictionAt } from './jurisdiction-boundaries.ts'
import type { ListingSection } from './section-names.ts'
import type { ListingContents } from './sections.ts'

const minListingPhotos = 5

export const gapCodes = [
  'name',
  'size',
  'guests',
  'bedrooms',
  'bathrooms',
  'too_many_guests',
  'house',
  'photos',
  'texts_en',
  'texts_es',
  'beds',
  'price',
  'included_guests',
  'extra_prices',
  'policy',
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

/** What the city at the pin requires and allows, and the neighborhoods that Marea offers. */
export type CityRules = {
  licenses: readonly LicenseKind[]
  maxGuests: number | null
  /** Whether single-family homes may be rented for short stays. */
  allowsHouses: boolean
  neighborhoods: readonly string[]
}

const singleFamilyKinds: readonly SuiteKind[] = ['villa', 'house', 'bungalow']

/** Every gap blocks publishing: a guest reads either language and books by every fact. */
export function gapsOf(contents: ListingContents, city: CityRules, today: string): Gap[] {
  return [
    ...basicsGaps(contents, city),
    ...photosGaps(contents),
    ...roomsGaps(contents),
    ...safetyGaps(contents),
    ...textsGaps(contents),
    ...rulesGaps(contents),
    ...guideGaps(contents),
    ...pricesGaps(contents),
    ...locationGaps(contents, city),
    ...licensesGaps(contents, city, today),
  ]
}

export function listedLicenses(
  { licenses }: Pick<ListingContents, 'licenses'>,
  today: string,
): LicenseKind[] {
  return licenses.licenses
    .filter(({ number, validUntil }) => number.trim().length >= 3 && (validUntil ?? today) >= today)
    .map(({ kind }) => kind)
}

function basicsGaps({ basics }: ListingContents, city: CityRules): Gap[] {
  const { maxGuests, allowsHouses } = city
  const { name, kind, floorSize, guests, bedrooms, bathrooms } = basics
  const isOver = maxGuests !== null && guests !== null && guests > maxGuests
  return [
    gap('basics', 'name', name.trim() === ''),
    gap('basics', 'size', floorSize === null),
    gap('basics', 'guests', guests === null),
    gap('basics', 'bedrooms', bedrooms === null),
    gap('basics', 'bathrooms', bathrooms === null),
    gap('basics', 'too_many_guests', isOver ? maxGuests : 0),
    gap('basics', 'house', !allowsHouses && isHouse(kind)),
  ].flat()
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

/** Guests must read where cameras are, and one answer about the fence. */
function safetyGaps({ safety: { facts, cameras }, amenities }: ListingContents): Gap[] {
  const isDoubtful = facts.includes('unfencedPool') && amenities.amenities.includes('poolFence')
  return [
    ...untranslated('safety', facts.includes('outdoorCameras') ? [cameras] : []),
    ...gap('safety', 'pool_fence', isDoubtful),
  ]
}

function textsGaps({ texts: { tagline, story, neighborhoodNote } }: ListingContents): Gap[] {
  return untranslated('texts', [tagline, story, neighborhoodNote])
}

/** Rules and notes may be left out, but not in one language alone. */
function rulesGaps({ rules }: ListingContents): Gap[] {
  return [
    ...untranslated('rules', startedOnly([rules.houseRules, rules.arrivalNotes])),
    ...gap('rules', 'hours', wrongHours(rules).length),
  ]
}

/** The guide may be left out, but nothing in it may be half written. */
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

function pricesGaps({ prices, extras, cancellation }: ListingContents): Gap[] {
  const { nightlyAmount, weekendAmount, extraGuestAmount, includedGuests } = prices
  return [
    ...gap('prices', 'price', nightlyAmount === null || weekendAmount === null),
    ...gap('prices', 'included_guests', extraGuestAmount > 0 && includedGuests === null),
    ...gap('extras', 'extra_prices', countWrongExtras(extras)),
    ...gap('cancellation', 'policy', cancellation.code === null),
  ]
}

function locationGaps({ location }: ListingContents, { neighborhoods }: CityRules): Gap[] {
  const { street, city, postalCode, neighborhood, latitude, longitude } = location
  const isAddressed = street.trim() !== '' && city.trim() !== '' && postalCode.length === 5
  const isOffered = neighborhood !== null && neighborhoods.includes(neighborhood)
  const isPinned = latitude !== null && longitude !== null
  return [
    ...gap('location', 'address', !isAddressed),
    ...gap('location', 'neighborhood', !isOffered),
    ...gap('location', 'pin', !isPinned),
    ...gap('location', 'outside', isPinned && jurisdictionAt(latitude, longitude) === null),
  ]
}

function licensesGaps(contents: ListingContents, { licenses }: CityRules, today: string): Gap[] {
  const held = listedLicenses(contents, today)
  const missing = licenses.filter((kind) => !held.includes(kind))
  return gap('licenses', 'licenses', missing.length)
}

/** Texts that may be left out count once one language has them. */
function startedOnly<Text extends Readonly<Record<Language, string>>>(texts: readonly Text[]) {
  return texts.filter((each) => languages.some((language) => each[language].trim() !== ''))
}

function untranslated(
  section: ListingSection,
  texts: readonly Readonly<Record<Language, string>>[],
): Gap[] {
  return languages.flatMap((language) =>
    gap(section, `texts_${language}`, texts.filter((each) => each[language].trim() === '').length),
  )
}

function gap(section: ListingSection, code: GapCode, found: boolean | number): Gap[] {
  const count = Number(found)
  return count > 0 ? [{ section, code, count }] : []
}
