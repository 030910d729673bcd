import { z } from 'zod'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { isOneLine } from '#platform/line-rules.ts'
import { Money } from '#platform/money.ts'
import { NightRules } from '#pricing/rules/price-rules.ts'
import { CardPhoto, SlugParams } from '#suites/endpoints.ts'

const date = z.iso.date()
const cents = z.int()

/**
 * First night, check-out, reference, guest, payout, the id, and whether the reader can write to the
 * guest, which only the owner can. These rows are lists, because a calendar has thousands of them.
 */
const BookingRow = z.tuple([date, date, z.string(), z.string(), cents, z.uuid(), z.boolean()])
/** First night, check-out and when the hold expires, in milliseconds since 1970. */
const HoldRow = z.tuple([date, date, z.int()])
/** First night, first day after it, whether the owner stays there, and the reason. */
const BlockRow = z.tuple([date, date, z.boolean(), z.string()])
/** First night, first day after it, and the name of the calendar it comes from. */
const ImportRow = z.tuple([date, date, z.string()])
/** The nights that a booking and an imported stay share, the booking's reference, the calendar and the id. */
const ConflictRow = z.tuple([date, date, z.string(), z.string(), z.uuid()])
/** Price and minimum stay that were set by hand. */
const OverrideRow = z.tuple([date, date, cents.nullable(), z.int().nullable()])

const CalendarHome = z.object({
  slug: z.string(),
  name: z.string(),
  neighborhood: z.string(),
  photo: CardPhoto.nullable(),
  maxNights: z.int(),
  /** `nightlyRate` derives the price of a night from them, unless it was set by hand. */
  rules: NightRules,
  overrides: z.array(OverrideRow),
  bookings: z.array(BookingRow),
  holds: z.array(HoldRow),
  blocks: z.array(BlockRow),
  imports: z.array(ImportRow),
  conflicts: z.array(ConflictRow),
})
export type CalendarHome = z.infer<typeof CalendarHome>

const OwnerCalendar = z.object({
  today: date,
  from: date,
  to: date,
  homes: z.array(CalendarHome),
})
export type OwnerCalendar = z.infer<typeof OwnerCalendar>

export const maxReason = 120
const reason = z.string().trim().max(maxReason).refine(isOneLine).default('')

/** A price or minimum stay that is left out stays unchanged. */
const CalendarAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('block'), reason }),
  z.strictObject({ kind: z.literal('owner_stay'), reason }),
  z.strictObject({ kind: z.literal('unblock') }),
  z.strictObject({
    kind: z.literal('rates'),
    amount: cents.optional(),
    /** Changes the current price of each night, rounded to the dollar. */
    percent: z.int().optional(),
    minNights: z.int().optional(),
  }),
  z.strictObject({ kind: z.literal('clear') }),
])
export type CalendarAct = z.infer<typeof CalendarAct>

const changeKinds = ['block', 'owner_stay', 'unblock', 'rates', 'clear'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** `to` is the first day after the last night. */
const CalendarChangeDraft = z.strictObject({
  homes: z.array(z.string().max(100)).min(1).max(500),
  from: SentDay,
  to: SentDay,
  /** Only the nights that begin on these weekdays; Sunday is 0. */
  weekdays: z.array(z.int().min(0).max(6)).min(1).max(7).optional(),
  act: CalendarAct,
})
export type CalendarChangeDraft = z.input<typeof CalendarChangeDraft>

const shown = z.object({ amounts: z.array(cents), minNights: z.array(z.int()) })

/** Changes made elsewhere: saved price rules, and stays that a connected calendar brought or removed. */
export const otherChangeKinds = ['rules', 'import_added', 'import_moved', 'import_removed'] as const

const CalendarChange = z.object({
  id: z.string(),
  kind: z.enum([...changeKinds, ...otherChangeKinds]),
  at: z.iso.datetime(),
  /** The person or the connected calendar; null for an account that was deleted. */
  by: z.string().nullable(),
  isYou: z.boolean(),
  homes: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Null for saved rules, which apply to all nights. */
  from: date.nullable(),
  to: date.nullable(),
  reason: z.string(),
  isOwnerStay: z.boolean(),
  /** Distinct prices and minimum stays of the first home before and after. */
  was: shown,
  is: shown,
  isUndo: z.boolean(),
  isUndone: z.boolean(),
})
export type CalendarChange = z.infer<typeof CalendarChange>

/** The details of `calendar.nights_taken`: what has the nights. */
export const NightsTaken = z.object({
  conflicts: z.array(
    z.object({
      home: z.string(),
      kind: z.enum(['booking', 'hold', 'block', 'external']),
      from: date,
      to: date,
      /** The reference of a booking. */
      reference: z.string().nullable(),
      guest: z.string().nullable(),
      /** The reason of a block. */
      reason: z.string().nullable(),
    }),
  ),
})
export type NightsTaken = z.infer<typeof NightsTaken>

const StayPreview = z.object({
  nights: z.int(),
  /** What guests pay with taxes and fees. */
  total: Money,
  payout: Money,
  /** The payout at the current prices. */
  payoutNow: Money,
})
export type StayPreview = z.infer<typeof StayPreview>

const ownerAccess = ['identity.sign_in_required', 'resource.not_found'] as const
const idempotent = ['request.key_missing', 'ledger.key_reused'] as const
const rangeErrors = [
  'calendar.range_reversed',
  'calendar.range_past',
  'calendar.range_too_far',
] as const

export const ownerCalendarEndpoints = endpoints({
  'GET /owner/calendar': {
    summary: 'List bookings, holds, blocks, imported stays and prices of your homes',
    scope: 'calendar:read',
    query: z.strictObject({
      from: SentDay.optional(),
      to: SentDay.optional(),
      home: z.string().max(100).optional(),
    }),
    result: OwnerCalendar,
    problems: [...ownerAccess, 'calendar.range_invalid'],
  },
  'POST /owner/calendar/:slug/preview': {
    summary: 'Preview what guests would pay for these nights, and the payout',
    params: SlugParams,
    body: z.strictObject({ from: SentDay, to: SentDay, amount: cents.optional() }),
    result: StayPreview,
    problems: [...ownerAccess, ...rangeErrors, 'pricing.price_out_of_range'],
  },
  'GET /owner/calendar/changes': {
    summary: 'List changes to your homes’ calendars, newest first',
    query: z.strictObject({
      home: z.string().max(100).optional(),
      about: z.enum(['prices', 'blocks', 'rules', 'imports']).optional(),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    result: z.object({ items: z.array(CalendarChange), page: z.int(), hasMore: z.boolean() }),
    problems: ownerAccess,
  },
  'POST /owner/calendar/changes': {
    summary: 'Block or release nights, or set their price or minimum stay, at one or more homes',
    body: CalendarChangeDraft,
    result: z.object({
      id: z.uuid(),
      nights: z.int(),
      /** Homes that a percentage skips, because they have no prices yet. */
      skipped: z.array(z.string()),
    }),
    problems: [
      ...ownerAccess,
      ...idempotent,
      ...rangeErrors,
      'calendar.nights_taken',
      'calendar.nothing_to_change',
      'calendar.no_prices',
      'pricing.price_out_of_range',
      'pricing.percent_out_of_range',
      'pricing.min_stay_out_of_range',
    ],
  },
  'POST /owner/calendar/changes/:id/undo': {
    summary: 'Undo a change, unless the nights were changed again or booked since then',
    params: z.strictObject({ id: z.uuid() }),
    result: z.object({ id: z.uuid() }),
    problems: [
      ...ownerAccess,
      ...idempotent,
      'calendar.nights_taken',
      'calendar.change_superseded',
      'calendar.change_undone',
    ],
  },
})
