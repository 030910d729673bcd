import type { Language } from '@marea/contract/platform/language.ts'
import { startLine } from '@marea/contract/platform/time/start-line.ts'
import { offsetOn } from '@marea/contract/platform/time/time-zone.ts'
import type { Review } from '@marea/contract/reviews/endpoints.ts'
import { type Amenity, googleAmenities } from '@marea/contract/suites/amenities.ts'
import type { Suite } from '@marea/contract/suites/endpoints.ts'
import { photoUrl, videoUrl } from '#suites/photo-set.ts'

type RentalContext = {
  reviews: readonly Review[]
  publicUrl: string
  language: Language
  brand: string
}

const maxReviews = 10

/** A home as schema.org's VacationRental, with the property names that Google reads, which allows only reviews of its own. */
export function vacationRental(
  suite: Suite,
  { reviews, publicUrl, language, brand }: RentalContext,
) {
  const { texts, rating, photos } = suite
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    additionalType: kinds[suite.kind],
    identifier: suite.id,
    name: suite.name,
    description: [texts[language].tagline, ...texts[language].story].join(' '),
    url: `${publicUrl}/suite-details/${suite.slug}`,
    image: photos.map(({ key, widths }) => publicUrl + photoUrl(key, Math.max(...widths), 'webp')),
    latitude: suite.latitude.toFixed(5),
    longitude: suite.longitude.toFixed(5),
    address: addressOf(suite),
    brand: { '@type': 'Brand', name: brand },
    checkinTime: timeOf(suite.checkInFrom, suite.timeZone),
    checkoutTime: timeOf(suite.checkOutUntil, suite.timeZone),
    knowsLanguage: ['en-US', 'es-US'],
    containsPlace: accommodationOf(suite),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
      },
    }),
    review: reviews
      .filter(({ source }) => source === null)
      .slice(0, maxReviews)
      .map(reviewOf),
    subjectOf: suite.videos.map((video) => videoOf(suite, video, { publicUrl, language })),
  }
}

const kinds = {
  house: 'House',
  penthouse: 'Apartment',
  apartment: 'Apartment',
  loft: 'Apartment',
  townhouse: 'House',
  bungalow: 'Bungalow',
  villa: 'Villa',
} as const

const bedNames = {
  king: 'King',
  queen: 'Queen',
  double: 'Double',
  single: 'Single',
  bunk: 'Bunk bed',
  sofa_bed: 'Sofa bed',
  crib: 'Crib',
} as const

function addressOf({ address }: Suite) {
  return {
    '@type': 'PostalAddress',
    ...(address.street && { streetAddress: address.street }),
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  }
}

function accommodationOf(suite: Suite) {
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue', value: suite.guests },
    numberOfBedrooms: suite.bedrooms,
    numberOfBathroomsTotal: suite.bathrooms,
    numberOfRooms: suite.bedrooms + 1,
    floorSize: { '@type': 'QuantitativeValue', value: suite.floorSize, unitCode: 'FTK' },
    bed: suite.sleepingAreas
      .flatMap(({ beds }) => beds)
      .map(({ kind, count }) => ({
        '@type': 'BedDetails',
        numberOfBeds: count,
        typeOfBed: bedNames[kind],
      })),
    amenityFeature: featuresOf(suite),
  }
}

function featuresOf({ amenities, maxPets, parking, poolKind, licenses }: Suite) {
  const has = new Set<Amenity>(amenities)
  return [
    ...googleAmenities.map((name) => feature(name, has.has(name))),
    feature('petsAllowed', maxPets > 0),
    feature('instantBookable', true),
    feature('parkingType', startLine(parking)),
    feature('poolType', startLine(poolKind)),
    ...licenses.map(({ kind, number }) => feature('licenseNum', `${kind} ${number}`)),
  ]
}

function feature(name: string, value: boolean | string) {
  return { '@type': 'LocationFeatureSpecification', name, value }
}

function reviewOf({ author, overall, publishedAt, text }: Review) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author.firstName },
    datePublished: publishedAt.slice(0, 10),
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: overall, bestRating: 5 },
  }
}

/** Google requires a thumbnail for every video. */
function videoOf(
  { name, photos, publishedAt }: Suite,
  { key, poster, seconds, caption, formats }: Suite['videos'][number],
  { publicUrl, language }: Pick<RentalContext, 'publicUrl' | 'language'>,
) {
  const still = poster ?? photos[0]?.key ?? key
  return {
    '@type': 'VideoObject',
    name: `${name}: ${caption[language]}`,
    description: caption[language],
    thumbnailUrl: publicUrl + photoUrl(still, 1600, 'webp'),
    contentUrl: publicUrl + videoUrl(key, formats.includes('mp4') ? 'mp4' : 'webm'),
    uploadDate: publishedAt,
    duration: `PT${seconds}S`,
  }
}

/** By the clock of the home in winter, because a daily hour has no date to choose another offset by. */
function timeOf(time: string, timeZone: string): string {
  return `${time.slice(0, 5)}:00${offsetOn('2027-01-01', timeZone)}`
}
