import { z } from 'zod'
import { videoFormats } from '#files/video-rules.ts'
import { endpoints } from '#platform/endpoint.ts'
import { shownShape, shownTextsShape } from '#platform/fields/field-schemas.ts'
import { fieldsSeenOn } from '#platform/fields/fields.ts'
import { perLanguage } from '#platform/language.ts'
import { Money } from '#platform/money.ts'
import { amenities } from './amenities.ts'
import { Code } from './jurisdictions.ts'
import { suiteColumns, textColumns } from './listing-fields.ts'
import { NearbyPlace } from './nearby.ts'
import { SpokenLanguage } from './owner-profile.ts'
import { replyTimes } from './reply-time.ts'
import { homeFacts } from './safety/home-facts.ts'
import { bedKinds, cancellationCodes, roomKinds } from './suite-choices.ts'

export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)

/** Any text: an invalid slug is simply not found. */
export const SlugParams = z.strictObject({ slug: z.string().max(200) })
const InEachLanguage = z.object(perLanguage(() => z.string()))

export const SuitePhoto = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  thumbhash: z.string(),
  color: z.string(),
  alt: InEachLanguage,
  /** Shown under the photo. */
  caption: InEachLanguage.nullable(),
  room: z.enum(roomKinds),
})
export type SuitePhoto = z.infer<typeof SuitePhoto>

export const CardPhoto = SuitePhoto.pick({
  key: true,
  width: true,
  height: true,
  widths: true,
  thumbhash: true,
})
export type CardPhoto = z.infer<typeof CardPhoto>

export const SuiteTexts = z.object(shownTextsShape(fieldsSeenOn(textColumns, 'page')))
export type SuiteTexts = z.infer<typeof SuiteTexts>

/**
 * What is refunded while a stay is at least `hoursBefore` away; `late` applies after the last tier.
 */
export const CancellationPolicy = z.object({
  code: z.enum(cancellationCodes),
  graceHours: z.int(),
  graceDaysBefore: z.int(),
  tiers: z.array(z.object({ hoursBefore: z.int(), perMille: z.int() })),
  late: z.object({ nightsKept: z.int(), perMille: z.int() }),
})
export type CancellationPolicy = z.infer<typeof CancellationPolicy>

export const Rating = z.object({ average: z.number(), count: z.int() })
export type Rating = z.infer<typeof Rating>

const Neighborhood = z.object({ slug: z.string(), name: z.string() })

const NeighborhoodPhoto = CardPhoto.extend({ alt: InEachLanguage })
export type NeighborhoodPhoto = z.infer<typeof NeighborhoodPhoto>

/**
 * The lowest nightly price with all taxes and fees, rounded up to whole dollars, among the stays of
 * the shortest allowed length that can be booked within a year. Null if there is none.
 */
export const NightlyFrom = Money.nullable()

/** A suite as lists show it; `total` is present when dates were requested. */
export const SuiteCard = z.object({
  ...shownShape(fieldsSeenOn(suiteColumns, 'card')),
  slug: z.string(),
  neighborhood: Neighborhood,
  /** The first few photos. */
  photos: z.array(CardPhoto),
  beds: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  rating: Rating.nullable(),
  nightlyFrom: NightlyFrom,
  total: Money.optional(),
})
export type SuiteCard = z.infer<typeof SuiteCard>

export const Suite = z.object({
  ...shownShape(fieldsSeenOn(suiteColumns, 'page')),
  id: z.uuid(),
  slug: z.string(),
  neighborhood: Neighborhood.extend({
    /** Paragraphs; empty if there is no text. */
    about: z.object(perLanguage(() => z.array(z.string()))),
    photos: z.array(NeighborhoodPhoto),
  }),
  jurisdiction: Code,
  timeZone: z.string(),
  /** `street` is present only where the owner agrees; otherwise it comes with the confirmation. */
  address: z.object({
    street: z.string().optional(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  latitude: z.number(),
  longitude: z.number(),
  beds: z.int(),
  photos: z.array(SuitePhoto),
  /** Each is stored as `<key>.<format>` under `/films`. */
  videos: z.array(
    z.object({
      key: z.string(),
      poster: z.string().nullable(),
      seconds: z.int(),
      formats: z.array(z.enum(videoFormats)),
      caption: InEachLanguage,
    }),
  ),
  sleepingAreas: z.array(
    z.object({
      name: InEachLanguage,
      note: InEachLanguage,
      beds: z.array(z.object({ kind: z.enum(bedKinds), count: z.int() })),
      photo: z.string().nullable(),
    }),
  ),
  amenities: z.array(z.enum(amenities)),
  safety: z.object({
    facts: z.array(z.enum(homeFacts)),
    /** Inches; null while the owner has not stated it. */
    doorWidth: z.int().nullable(),
    /** Where the cameras outside are; null where none are stated. */
    cameras: InEachLanguage.nullable(),
  }),
  licenses: z.array(z.object({ kind: Code, number: z.string() })),
  texts: z.object(perLanguage(() => SuiteTexts)),
  cancellation: CancellationPolicy,
  rating: Rating.nullable(),
  /** From the nearest to the farthest. */
  nearby: z.array(NearbyPlace),
  owner: z.object({
    firstName: z.string(),
    photo: z.string().nullable(),
    since: z.iso.date(),
    languages: z.array(SpokenLanguage),
    /** How soon the owner usually replies to guests; null while it is not known. */
    repliesWithin: z.enum(replyTimes).nullable(),
  }),
  publishedAt: z.iso.datetime(),
})
export type Suite = z.infer<typeof Suite>

export const suitesEndpoints = endpoints({
  'GET /suites/:slug': {
    summary: 'Get a published suite with everything its page shows, in every language',
    params: SlugParams,
    result: Suite,
    problems: ['resource.not_found'],
  },
})
