import { z } from 'zod'
import { stayRefusals } from '#calendar/stay-refusals.ts'
import { SentInstant } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { Money } from '#platform/money.ts'
import { StayBody } from '#pricing/endpoints.ts'
import { guestCountFields, queriedGuests } from '#pricing/guest-count-fields.ts'
import { SlugParams, SuiteCard } from '#suites/endpoints.ts'

const ListName = z.string().trim().min(1).max(60).refine(isOneLine)
const listParams = z.strictObject({ id: z.uuid() })
const Done = z.object({ done: z.literal(true) })

/** With `checkIn` and `checkOut` each suite is priced for those nights. */
const StayQuery = z.strictObject({
  checkIn: z.string().max(40).optional(),
  checkOut: z.string().max(40).optional(),
  ...queriedGuests,
})

export const FavoriteNotice = z.object({
  kind: z.enum(['nights_lost', 'nights_back', 'price_changed']),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  before: Money.nullable(),
  after: Money.nullable(),
  noticedAt: z.iso.datetime(),
})
export type FavoriteNotice = z.infer<typeof FavoriteNotice>

/** `refusal` is why the suite is not available for the requested dates; `total` is then absent. */
export const FavoriteItem = SuiteCard.extend({
  addedAt: z.iso.datetime(),
  isListed: z.boolean(),
  refusal: z.enum(stayRefusals).nullable(),
})
export type FavoriteItem = z.infer<typeof FavoriteItem>

export const FavoriteList = z.object({
  id: z.uuid(),
  /** Null for the default list, which is named in the reader's language. */
  name: z.string().nullable(),
  /** The last part of the shared page's URL, or null while it is not shared. */
  secret: z.string().nullable(),
  items: z.array(FavoriteItem.extend({ notice: FavoriteNotice.nullable() })),
})
export type FavoriteList = z.infer<typeof FavoriteList>

const WatchedStay = z.object({
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  ...guestCountFields,
})

export const favoritesEndpoints = endpoints({
  'GET /favorites': {
    summary: 'List your favorites by list, each suite with its total for the same nights',
    scope: 'favorites:read',
    query: StayQuery,
    result: z.object({ boards: z.array(FavoriteList), watched: WatchedStay.nullable() }),
    problems: stayRefusals,
  },
  'GET /favorites/slugs': {
    summary: 'List which suites are in your favorites',
    result: z.array(z.string()),
  },
  'PUT /favorites/stay': {
    summary: 'Watch these nights in all your favorites',
    body: StayBody,
    result: WatchedStay,
    problems: stayRefusals,
  },
  'DELETE /favorites/stay': { summary: 'Stop watching nights', result: Done },
  'PUT /favorites/:slug': {
    summary: 'Save a suite to the named list or the first one; repeating the call changes nothing',
    params: SlugParams,
    body: z.strictObject({ boardId: z.uuid().optional() }),
    result: z.object({ slug: z.string(), boardId: z.uuid() }),
    problems: ['resource.not_found', 'favorites.too_many'],
  },
  'DELETE /favorites/:slug': {
    summary: 'Remove a suite from your favorites',
    params: SlugParams,
    result: Done,
  },
  'DELETE /favorites/:slug/notice': {
    summary: 'Dismiss the notices about a suite, up to the last one seen',
    params: SlugParams,
    query: z.strictObject({ noticedAt: SentInstant }),
    result: Done,
  },
  'POST /favorite-lists': {
    summary: 'Create a list',
    body: z.strictObject({ name: ListName }),
    result: FavoriteList,
    problems: ['favorites.too_many'],
  },
  'PUT /favorite-lists/:id': {
    summary: 'Rename a list',
    params: listParams,
    body: z.strictObject({ name: ListName }),
    result: Done,
    problems: ['resource.not_found'],
  },
  'DELETE /favorite-lists/:id': {
    summary: 'Delete a list and everything in it',
    params: listParams,
    result: Done,
    problems: ['resource.not_found'],
  },
  'PUT /favorite-lists/:id/sharing': {
    summary: 'Share a list at an address that anyone with the link can read',
    params: listParams,
    result: z.object({ secret: z.string() }),
    problems: ['resource.not_found'],
  },
  'DELETE /favorite-lists/:id/sharing': {
    summary: 'Stop sharing a list',
    params: listParams,
    result: Done,
    problems: ['resource.not_found'],
  },
  'GET /shared-favorite-lists/:secret': {
    summary: 'Get a shared list, read-only',
    params: z.strictObject({ secret: z.string().regex(/^[\w-]{20,60}$/) }),
    query: StayQuery,
    result: z.object({
      name: z.string().nullable(),
      by: z.string(),
      items: z.array(FavoriteItem),
    }),
    problems: ['resource.not_found', ...stayRefusals],
  },
})
