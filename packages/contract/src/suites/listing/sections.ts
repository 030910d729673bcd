import { z } from 'zod'
import { videoFormats } from '#files/video-rules.ts'
import { SentDay } from '#platform/dates.ts'
import { draftShape } from '#platform/fields/field-schemas.ts'
import { defaultsOf } from '#platform/fields/fields.ts'
import { perLanguage } from '#platform/language.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { amenities } from '#suites/amenities.ts'
import { Slug } from '#suites/endpoints.ts'
import { emptyGuide, HomeGuide } from '#suites/home-guide.ts'
import { Code } from '#suites/jurisdictions.ts'
import { listingFields } from '#suites/listing-fields.ts'
import { emptySafety, HomeSafety } from '#suites/safety/home-safety.ts'
import { bedKinds, roomKinds } from '#suites/suite-choices.ts'
import { HomeExtras, noExtras } from './home-extras.ts'
import { type ListingSection, maxListingPhotos } from './section-names.ts'

/** A draft may be incomplete, so an empty text is allowed everywhere. */
const line = (max: number) => z.string().max(max).refine(isOneLine)
const lineInEachLanguage = (max: number) => z.strictObject(perLanguage(() => line(max)))
const fileKey = z.string().regex(/^[a-z0-9][a-z0-9/_-]{0,120}$/)
const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)

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

const prices = z
  .strictObject(draftShape(listingFields.prices))
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
        kind: Code,
        number: line(60),
        validUntil: SentDay.nullable(),
      }),
    )
    .max(20),
})

/** What each section of a listing's draft holds; money in cents. */
export const ListingContents = z.strictObject({
  basics: z.strictObject(draftShape(listingFields.basics)),
  photos,
  rooms,
  amenities: z.strictObject({ amenities: z.array(z.enum(amenities)).max(amenities.length) }),
  safety: HomeSafety,
  texts: z.strictObject(draftShape(listingFields.texts)),
  rules: z.strictObject(draftShape(listingFields.rules)),
  guide: HomeGuide,
  prices,
  extras: HomeExtras,
  cancellation: z.strictObject(draftShape(listingFields.cancellation)),
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

/** A home with nothing but a name, a type and a neighborhood. */
export function emptyListing(
  known: Pick<ListingContents['basics'], 'name' | 'kind'> &
    Pick<ListingContents['location'], 'neighborhood'>,
): ListingContents {
  const { name, kind, neighborhood } = known
  return {
    basics: { ...defaultsOf(listingFields.basics), name, kind },
    photos: { photos: [], videos: [] },
    rooms: { areas: [] },
    amenities: { amenities: [] },
    safety: emptySafety(),
    texts: defaultsOf(listingFields.texts),
    rules: defaultsOf(listingFields.rules),
    guide: emptyGuide(),
    prices: defaultsOf(listingFields.prices),
    extras: noExtras(),
    cancellation: defaultsOf(listingFields.cancellation),
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
