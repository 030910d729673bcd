import { z } from 'zod'
import { maxGuests, maxNights, maxPets } from '#calendar/nights.ts'
import { videoFormats } from '#files/video-rules.ts'
import { SentDay } from '#platform/dates.ts'
import { perLanguage } from '#platform/language.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { amenities } from '#suites/amenities.ts'
import { Slug } from '#suites/endpoints.ts'
import { emptyGuide, HomeGuide } from '#suites/home-guide.ts'
import { licenseKinds } from '#suites/jurisdictions.ts'
import { emptySafety, HomeSafety } from '#suites/safety/home-safety.ts'
import {
  bedKinds,
  cancellationCodes,
  maxSecurityDeposit,
  roomKinds,
  suiteKinds,
} from '#suites/suite-choices.ts'
import { HomeExtras, noExtras } from './home-extras.ts'
import { noHours, offeredHours } from './home-hours.ts'
import { type ListingSection, maxListingPhotos } from './section-names.ts'

/** A draft may be incomplete, so an empty text is allowed everywhere. */
const line = (max: number) => z.string().max(max).refine(isOneLine)
const lineInEachLanguage = (max: number) => z.strictObject(perLanguage(() => line(max)))
const textInEachLanguage = (max: number) => z.strictObject(perLanguage(() => z.string().max(max)))
const price = z.int().min(100).max(100_000_000).nullable()
const fee = z.int().min(0).max(100_000_000)
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const fileKey = z.string().regex(/^[a-z0-9][a-z0-9/_-]{0,120}$/)
const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)

const basics = z.strictObject({
  name: line(200),
  kind: z.enum(suiteKinds),
  /** Square feet. */
  floorSize: z.int().min(50).max(200_000).nullable(),
  guests: z.int().min(1).max(maxGuests).nullable(),
  maxPets: z.int().min(0).max(maxPets),
  welcomesChildren: z.boolean().default(true),
  welcomesInfants: z.boolean().default(true),
  bedrooms: z.int().min(0).max(30).nullable(),
  bathrooms: z.number().min(0.5).max(30).multipleOf(0.5).nullable(),
  parking: z.enum(['free', 'paid', 'none']),
  poolKind: z.enum(['indoor', 'outdoor', 'none']),
})

const photos = z.strictObject({
  photos: z
    .array(
      z.strictObject({
        key: fileKey,
        /** Read aloud to guests who cannot see the photo. */
        alt: lineInEachLanguage(200),
        /** Shown under the photo; may be left out. */
        caption: lineInEachLanguage(200),
        room: z.enum(roomKinds),
      }),
    )
    .max(maxListingPhotos),
  videos: z
    .array(
      z.strictObject({
        key: fileKey,
        poster: fileKey.nullable(),
        seconds: z.int().min(1).max(600),
        formats: z.array(z.enum(videoFormats)).min(1).max(videoFormats.length),
        caption: lineInEachLanguage(200),
      }),
    )
    .max(5),
})

const rooms = z.strictObject({
  areas: z
    .array(
      z.strictObject({
        name: lineInEachLanguage(200),
        note: lineInEachLanguage(200),
        beds: z
          .array(z.strictObject({ kind: z.enum(bedKinds), count: z.int().min(1).max(20) }))
          .max(10),
        photo: fileKey.nullable(),
      }),
    )
    .max(30),
})

const rules = z.strictObject({
  checkInFrom: clock,
  checkOutUntil: clock,
  ...offeredHours,
  /** One rule a line. */
  houseRules: textInEachLanguage(6500),
  arrivalNotes: textInEachLanguage(4000),
})

const prices = z
  .strictObject({
    nightlyAmount: price,
    weekendAmount: price,
    cleaningAmount: fee,
    petAmount: fee,
    petNightAmount: fee.default(0),
    extraGuestAmount: fee.default(0),
    /** The guests whom the nightly price covers; null when it covers all. */
    includedGuests: z.int().min(1).max(maxGuests).nullable().default(null),
    securityDepositAmount: z.int().min(0).max(maxSecurityDeposit),
    minNights: z.int().min(1).max(maxNights),
    maxNights: z.int().min(1).max(maxNights),
  })
  .refine(({ minNights, maxNights }) => minNights <= maxNights, { path: ['minNights'] })

const location = z.strictObject({
  street: line(200),
  city: line(80),
  postalCode: z.string().regex(/^\d{0,5}$/),
  neighborhood: Slug.nullable(),
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
  isPublic: z.boolean(),
  /** Where everyone sees the home; the server sets it whenever the pin moves. */
  shown: z.strictObject({ latitude, longitude }).nullable(),
})

const licenses = z.strictObject({
  licenses: z
    .array(
      z.strictObject({
        kind: z.enum(licenseKinds),
        number: line(60),
        validUntil: SentDay.nullable(),
      }),
    )
    .max(licenseKinds.length),
})

/** What each section of a listing's draft holds; money in cents. */
export const ListingContents = z.strictObject({
  basics,
  photos,
  rooms,
  amenities: z.strictObject({ amenities: z.array(z.enum(amenities)).max(amenities.length) }),
  safety: HomeSafety,
  texts: z.strictObject({
    tagline: lineInEachLanguage(200),
    /** Paragraphs are separated by empty lines. */
    story: textInEachLanguage(25_000),
    neighborhoodNote: textInEachLanguage(2000),
  }),
  rules,
  guide: HomeGuide,
  prices,
  extras: HomeExtras,
  cancellation: z.strictObject({ code: z.enum(cancellationCodes).nullable() }),
  location,
  licenses,
})
export type ListingContents = z.infer<typeof ListingContents>

/** One section as the editor sends it, with the version it has seen. */
export const SectionDraft = z.discriminatedUnion('section', [
  draftOf('basics'),
  draftOf('photos'),
  draftOf('rooms'),
  draftOf('amenities'),
  draftOf('safety'),
  draftOf('texts'),
  draftOf('rules'),
  draftOf('guide'),
  draftOf('prices'),
  draftOf('extras'),
  draftOf('cancellation'),
  draftOf('location'),
  draftOf('licenses'),
])
export type SectionDraft = z.infer<typeof SectionDraft>

function draftOf<const Section extends ListingSection>(section: Section) {
  return z.strictObject({
    section: z.literal(section),
    version: z.int().min(0),
    content: ListingContents.shape[section],
  })
}

const empty = () => perLanguage(() => '')

/** A home of which nothing is known but its name, type and neighborhood. */
export function emptyListing(
  known: Pick<ListingContents['basics'], 'name' | 'kind'> &
    Pick<ListingContents['location'], 'neighborhood'>,
): ListingContents {
  const { name, kind, neighborhood } = known
  return {
    basics: {
      name,
      kind,
      floorSize: null,
      guests: null,
      maxPets: 0,
      welcomesChildren: true,
      welcomesInfants: true,
      bedrooms: null,
      bathrooms: null,
      parking: 'none',
      poolKind: 'none',
    },
    photos: { photos: [], videos: [] },
    rooms: { areas: [] },
    amenities: { amenities: [] },
    safety: emptySafety(),
    texts: { tagline: empty(), story: empty(), neighborhoodNote: empty() },
    rules: {
      checkInFrom: '16:00',
      checkOutUntil: '11:00',
      ...noHours(),
      houseRules: empty(),
      arrivalNotes: empty(),
    },
    guide: emptyGuide(),
    prices: {
      nightlyAmount: null,
      weekendAmount: null,
      cleaningAmount: 0,
      petAmount: 0,
      petNightAmount: 0,
      extraGuestAmount: 0,
      includedGuests: null,
      securityDepositAmount: 0,
      minNights: 2,
      maxNights: 60,
    },
    extras: noExtras(),
    cancellation: { code: null },
    location: {
      street: '',
      city: '',
      postalCode: '',
      neighborhood,
      latitude: null,
      longitude: null,
      isPublic: false,
      shown: null,
    },
    licenses: { licenses: [] },
  }
}
