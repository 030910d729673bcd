import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { perLanguage } from '#platform/language.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { Slug, SlugParams } from '#suites/endpoints.ts'

export const maxPlaceName = 60
export const maxOtherNames = 20

const OneLine = z.string().trim().max(maxPlaceName).refine(isOneLine)
const Names = z.strictObject(perLanguage(() => OneLine))

/** Every year on a date, or on such a weekday of a month as its third or (5) its last. */
export const Holiday = z.strictObject({
  name: Names,
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(31).nullable(),
  weekday: z.int().min(1).max(7).nullable(),
  week: z.int().min(1).max(5).nullable(),
  /** Such as the Friday after Thanksgiving. */
  daysAfter: z.int().min(0).max(6),
  /** On a weekend it is observed on the nearest weekday. */
  isMoved: z.boolean(),
})
export type Holiday = z.infer<typeof Holiday>

export const PlaceFacts = z.strictObject({
  name: Names,
  /** What guests call it too, such as its state; a search by one of them finds its homes. */
  otherNames: z.array(OneLine.min(1)).max(maxOtherNames),
  /** Of an area and a city, such as `America/Cancun`. */
  timeZone: z.string().max(60),
  /** As addresses write the state: `FL`, and `QR` for Quintana Roo. */
  region: z.string().regex(/^[A-Z]{2,3}$/),
  /** Two letters of ISO 3166, such as `MX`. */
  country: z.string().regex(/^[A-Z]{2}$/),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  holidays: z.array(Holiday).max(40),
  /** Homes are published only where it is set. */
  isActive: z.boolean(),
})
export type PlaceFacts = z.infer<typeof PlaceFacts>

export const AdminPlace = PlaceFacts.extend({
  slug: z.string(),
  currency: z.literal('USD'),
  /** All homes there, and how many of them are published. */
  homes: z.int(),
  published: z.int(),
})
export type AdminPlace = z.infer<typeof AdminPlace>

const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const refusals = [
  'places.language_missing',
  'places.name_taken',
  'places.other_name_unclear',
  'places.time_zone_unknown',
  'places.holiday_unclear',
] as const

export const placesEndpoints = endpoints({
  'GET /admin/places': {
    summary: 'List places with their time zones, holidays and numbers of homes',
    result: z.array(AdminPlace),
    problems,
  },
  'POST /admin/places': {
    summary: 'Add a place',
    body: PlaceFacts.extend({ slug: Slug }),
    result: z.array(AdminPlace),
    problems: [...problems, ...refusals, 'places.slug_taken'],
  },
  'PUT /admin/places/:slug': {
    summary:
      'Change a place, or stop and resume offering homes there; its time zone stays once it has homes',
    params: SlugParams,
    body: PlaceFacts,
    result: z.array(AdminPlace),
    problems: [...problems, ...refusals, 'places.time_zone_fixed', 'places.in_use'],
  },
})
