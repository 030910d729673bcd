import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { Money } from '#platform/money.ts'
import { CardPhoto } from '#suites/endpoints.ts'
import {
  channels,
  conflictDecisions,
  differenceKinds,
  feedFailures,
  feedHealths,
} from './feed-rules.ts'

/** Half-open: the night of `to` is not part of it. */
const Nights = z.object({ from: z.iso.date(), to: z.iso.date() })

const Home = z.object({ slug: z.string(), name: z.string(), photo: CardPhoto.nullable() })

const Failure = z.object({ reason: z.enum(feedFailures), status: z.int().nullable() })

const Difference = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(differenceKinds),
  nights: Nights.nullable(),
  before: Nights.nullable(),
  stays: z.int().nullable(),
  failure: Failure.nullable(),
})
export type FeedDifference = z.infer<typeof Difference>

export const Feed = z.object({
  id: z.uuid(),
  suite: Home,
  name: z.string(),
  channel: z.enum(channels),
  url: z.string(),
  health: z.enum(feedHealths),
  addedAt: z.iso.datetime(),
  lastSuccessAt: z.iso.datetime().nullable(),
  nextCheckAt: z.iso.datetime(),
  /** Failed checks since the last success, and what the latest one was. */
  failures: z.int(),
  failure: Failure.nullable(),
  /** The latest twelve, oldest first. */
  responseMs: z.array(z.int()),
  /** Of the last 30 days. */
  counts: z.object({ added: z.int(), moved: z.int(), removed: z.int() }),
  stays: z.int(),
  nights: z.int(),
  /** An answer that would release too many nights is not applied. */
  quarantine: z
    .object({
      kind: z.enum(['empty', 'smaller']),
      since: z.iso.datetime(),
      isKept: z.boolean(),
      nights: z.array(Nights),
    })
    .nullable(),
  /** The latest first. */
  log: z.array(Difference),
})
export type Feed = z.infer<typeof Feed>

/** A stay sold on another channel on nights of a confirmed booking. */
export const FeedConflict = z.object({
  id: z.uuid(),
  suite: Home,
  raisedAt: z.iso.datetime(),
  overlap: Nights,
  decision: z.enum(conflictDecisions).nullable(),
  booking: Nights.extend({
    id: z.uuid(),
    reference: z.string(),
    guest: z.string(),
    guests: z.int(),
    bookedAt: z.iso.datetime(),
    paid: Money,
    earning: Money,
    canCancel: z.boolean(),
  }),
  event: Nights.extend({
    feedId: z.uuid(),
    channel: z.enum(channels),
    name: z.string(),
    isStay: z.boolean(),
    firstSeenAt: z.iso.datetime(),
    phoneEnding: z.string().nullable(),
    link: z.string().nullable(),
  }),
  /** Homes that could be offered to the guest, which cost them no more; the owner's own first. */
  homes: z.array(
    z.object({ slug: z.string(), name: z.string(), total: Money, isOwn: z.boolean() }),
  ),
  offer: z
    .object({
      home: z.string(),
      total: Money,
      answer: z.enum(['accepted', 'declined', 'withdrawn']).nullable(),
    })
    .nullable(),
  /** When the channel last read this home's Marea calendar. */
  lastReadAt: z.iso.datetime().nullable(),
})
export type FeedConflict = z.infer<typeof FeedConflict>

export const CalendarExport = z.object({
  suite: Home,
  url: z.string(),
  createdAt: z.iso.datetime(),
  lastRead: z.object({ at: z.iso.datetime(), by: z.enum(channels) }).nullable(),
})
export type CalendarExport = z.infer<typeof CalendarExport>

const ChannelsPage = z.object({
  feeds: z.array(Feed),
  conflicts: z.array(FeedConflict),
  exports: z.array(CalendarExport),
})
export type ChannelsPage = z.infer<typeof ChannelsPage>

const FeedPreview = z.object({
  channel: z.enum(channels),
  name: z.string(),
  stays: z.int(),
  nights: z.int(),
  /** Bookings that these stays would overlap. */
  conflicts: z.int(),
})
export type FeedPreview = z.infer<typeof FeedPreview>

const url = z.string().trim().min(1).max(2000)
const name = z.string().trim().min(1).max(60).refine(isOneLine)
const suite = z.string().max(100)
const params = z.strictObject({ id: z.uuid() })

const ownerAccess = ['identity.sign_in_required', 'resource.not_found'] as const

const fetching = [
  ...ownerAccess,
  'channels.address_refused',
  'channels.unreachable',
  'channels.timed_out',
  'channels.too_large',
  'channels.too_many_redirects',
  'channels.unreadable',
  'channels.status',
  'channels.not_a_calendar',
  'channels.has_repeats',
  'channels.own_calendar',
] as const

export const channelsEndpoints = endpoints({
  'GET /owner/channels': {
    summary: 'List the connected calendars of your homes, their problems and the export addresses',
    result: ChannelsPage,
    problems: ownerAccess,
  },
  'POST /owner/feeds/preview': {
    summary: 'Read a calendar address without saving it',
    body: z.strictObject({ suite, url }),
    result: FeedPreview,
    problems: fetching,
  },
  'POST /owner/feeds': {
    summary: 'Connect another channel’s calendar and import it',
    body: z.strictObject({ suite, url, name: name.optional() }),
    result: Feed,
    problems: [...fetching, 'channels.feed_known', 'channels.too_many_feeds'],
  },
  'PUT /owner/feeds/:id': {
    summary: 'Replace the address of a connected calendar',
    params,
    body: z.strictObject({ url }),
    result: Feed,
    problems: [...fetching, 'channels.feed_known'],
  },
  'DELETE /owner/feeds/:id': {
    summary: 'Disconnect a calendar and release its dates, or keep them blocked',
    params,
    body: z.strictObject({ dates: z.enum(['release', 'keep']) }),
    result: z.object({}),
    problems: ownerAccess,
  },
  'POST /owner/feeds/:id/check': {
    summary: 'Check a connected calendar now',
    params,
    result: Feed,
    problems: [...ownerAccess, 'channels.checked_just_now'],
  },
  'POST /owner/feeds/:id/quarantine': {
    summary: 'Decide on dates that a calendar no longer shows: keep them blocked or release them',
    params,
    body: z.strictObject({ decision: z.enum(['keep', 'release']) }),
    result: Feed,
    problems: [...ownerAccess, 'channels.not_paused'],
  },
  'POST /owner/feed-conflicts/:id/decision': {
    summary:
      'Resolve a double booking: keep the booking, cancel it with a full refund, or offer the guest another home',
    params,
    body: z.strictObject({
      decision: z.enum(conflictDecisions),
      suite: suite.optional(),
      reason: z.string().trim().max(500).default(''),
    }),
    result: FeedConflict,
    problems: [
      ...ownerAccess,
      'request.key_missing',
      'ledger.key_reused',
      'co_hosts.role_too_small',
      'channels.conflict_closed',
      'booking.state_refused',
      'booking.offer_gone',
    ],
  },
  'POST /owner/calendar-exports/:slug': {
    summary: 'Replace a home’s export address; the old one stops working right away',
    params: z.strictObject({ slug: z.string().max(100) }),
    result: CalendarExport,
    problems: ownerAccess,
  },
  'GET /calendars/:secret.ics': {
    summary: 'Get a home’s unavailable nights as iCalendar, without guest names',
    params: z.strictObject({ secret: z.string().max(100) }),
    result: z.string(),
    mediaType: 'text/calendar',
    problems: ['resource.not_found'],
  },
})
