import { z } from 'zod'
import { licenseKinds } from '#suites/jurisdictions.ts'
import { hourSides } from '#suites/listing/home-hours.ts'
import {
  cancelers,
  favoriteChanges,
  feedStates,
  hoursAnswers,
  isNotificationKind,
  licenseStates,
  messageStates,
  type NotificationKind,
  restStates,
  searchMatches,
  withdrawalStates,
} from './kinds.ts'

const Stay = z.object({
  home: z.string(),
  bookingId: z.string(),
  reference: z.string(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
})
const HomeStay = Stay.extend({ guest: z.string() })
const License = z.object({
  home: z.string(),
  slug: z.string(),
  license: z.enum(licenseKinds),
})
const MatchedHome = z.object({
  home: z.string(),
  slug: z.string(),
  checkIn: z.iso.date().nullable(),
  checkOut: z.iso.date().nullable(),
  before: z.int().nullable(),
  after: z.int(),
})
const Amount = z.object({ amount: z.int() })

/** What a notification of each kind knows, in raw values that each reader's language formats. */
const notificationFacts = {
  booking_confirmed: Stay.extend({ count: z.int() }),
  booking_changed: Stay.extend({ count: z.int() }),
  booking_canceled: Stay.extend({ state: z.enum(cancelers) }),
  rest_due: Stay.extend({ amount: z.int(), day: z.iso.date(), state: z.enum(restStates) }),
  hours_answered: Stay.extend({
    state: z.enum(hoursAnswers),
    time: z.string(),
    /** Of the owner who declined. */
    reason: z.string(),
  }),
  arriving_tomorrow: Stay.extend({ time: z.string() }),
  id_accepted: Stay,
  id_rejected: Stay,
  review_requested: Stay,
  /** Counts stars. */
  review_received: Stay.extend({ count: z.int() }),
  favorite_changed: z.object({
    state: z.enum(favoriteChanges),
    home: z.string(),
    slug: z.string(),
    checkIn: z.iso.date(),
    checkOut: z.iso.date(),
    before: z.int().nullable(),
    after: z.int().nullable(),
  }),
  search_matched: z.object({
    state: z.enum(searchMatches),
    searchId: z.string(),
    /** Empty for a search without a name. */
    name: z.string(),
    query: z.record(z.string(), z.string()),
    /** The first of them; `more` counts the others. */
    homes: z.array(MatchedHome).min(1),
    more: z.int(),
  }),
  new_booking: HomeStay.extend({ count: z.int(), amount: z.int() }),
  home_booking_changed: HomeStay.extend({ count: z.int(), amount: z.int() }),
  home_booking_canceled: HomeStay,
  hours_requested: HomeStay.extend({
    state: z.enum(hourSides),
    time: z.string(),
    requestId: z.string(),
  }),
  arrival_today: HomeStay.extend({ count: z.int(), time: z.string() }),
  id_to_review: HomeStay,
  expense_to_approve: Amount.extend({
    home: z.string(),
    requestId: z.string(),
    /** In each language. */
    concepts: z.record(z.string(), z.string()),
  }),
  feed_trouble: z.object({ home: z.string(), channel: z.string(), state: z.enum(feedStates) }),
  license_expiring: License.extend({
    day: z.iso.date(),
    state: z.enum(licenseStates),
  }),
  license_accepted: License,
  license_correction: License.extend({ reason: z.string() }),
  webhook_disabled: z.object({ host: z.string(), endpointId: z.string() }),
  home_reviewed: z.object({
    home: z.string(),
    slug: z.string(),
    name: z.string(),
    /** Of stars. */
    count: z.int(),
    words: z.string(),
  }),
  message: z.object({
    /** Empty in the conversation with Marea's team. */
    home: z.string(),
    name: z.string(),
    roomId: z.string(),
    messageId: z.int(),
    state: z.enum(messageStates),
    words: z.string(),
  }),
  deposit_credited: Amount,
  deposit_failed: Amount,
  withdrawal_updated: Amount.extend({ bank: z.string(), state: z.enum(withdrawalStates) }),
  statement_ready: z.object({ month: z.string() }),
  payout_sent: Amount.extend({
    bank: z.string(),
    day: z.iso.date(),
    /** Unknown to notices before payouts had pages. */
    payoutId: z.uuid().nullable().default(null),
  }),
} satisfies Record<NotificationKind, z.ZodObject>

export type NotificationFacts<Kind extends NotificationKind = NotificationKind> = z.infer<
  (typeof notificationFacts)[Kind]
>

/** A kind with the facts of that kind. */
export type NotificationContent = {
  [Kind in NotificationKind]: { kind: Kind; facts: NotificationFacts<Kind> }
}[NotificationKind]

/** As it is read from the database. */
export type StoredNotification = { kind: NotificationKind; facts: NotificationFacts }

/** Undefined for what only another version of the product knows. */
export function parseNotification(kind: string, facts: unknown): StoredNotification | undefined {
  if (!isNotificationKind(kind)) return undefined
  const parsed = notificationFacts[kind].safeParse(facts)
  return parsed.success ? { kind, facts: parsed.data } : undefined
}
