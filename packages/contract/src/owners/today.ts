import { z } from 'zod'
import { SentDay, SentInstant } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { ExpenseNeed, HostIdNeed } from './needs.ts'

const Home = z.object({ slug: z.string(), name: z.string() })

/** A stay with something to do today; phone numbers are for those who manage its calendar. */
export const TodayStay = z.object({
  id: z.uuid(),
  reference: z.string(),
  home: Home,
  guest: z.object({ fullName: z.string(), phone: z.string().nullable() }),
  guests: z.int(),
  part: z.enum(['arriving', 'staying', 'leaving']),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  checkInAt: z.iso.datetime(),
  checkOutAt: z.iso.datetime(),
  checkedInAt: z.iso.datetime().nullable(),
  checkedOutAt: z.iso.datetime().nullable(),
  canMark: z.boolean(),
  canMessage: z.boolean(),
})
export type TodayStay = z.infer<typeof TodayStay>

const Night = z.object({
  date: z.iso.date(),
  state: z.enum(['free', 'booked', 'held', 'blocked', 'external']),
  /** The block that has it, where the reader may remove it. */
  blockId: z.uuid().nullable(),
})

export const Today = z.object({
  today: z.iso.date(),
  stays: z.array(TodayStay),
  homes: z.array(
    Home.extend({ canBlock: z.boolean(), canRecord: z.boolean(), nights: z.array(Night) }),
  ),
  needs: z.array(z.discriminatedUnion('kind', [HostIdNeed, ExpenseNeed])),
})
export type Today = z.infer<typeof Today>
export type TodayHome = Today['homes'][number]

/** The body of `calendar.block_over_booking`: the bookings in the way. */
export const BlockedByBookings = z.object({
  bookings: z.array(
    z.object({
      reference: z.string(),
      guest: z.string(),
      checkIn: z.iso.date(),
      checkOut: z.iso.date(),
    }),
  ),
})
export type BlockedByBookings = z.infer<typeof BlockedByBookings>

const byId = z.strictObject({ id: z.uuid() })
const access = ['identity.sign_in_required', 'resource.not_found'] as const
const mayChange = [...access, 'co_hosts.role_too_small'] as const
const once = ['request.key_missing', 'ledger.key_reused'] as const

/** When it happened, for a phone that had no connection; left out, it is now. */
const Mark = z.strictObject({ at: SentInstant.optional() })
const Marked = z.object({
  checkedInAt: z.iso.datetime().nullable(),
  checkedOutAt: z.iso.datetime().nullable(),
})

export const todayEndpoints = endpoints({
  'GET /owner/today': {
    summary:
      'Today’s arrivals, departures and guests in house, and the next three weeks of each home',
    result: Today,
    problems: access,
  },
  'PUT /owner/bookings/:id/check-in': {
    summary: 'Mark that the guests have arrived; the first mark stays',
    params: byId,
    body: Mark,
    result: Marked,
    problems: [...mayChange, 'booking.state_refused', 'booking.mark_day_refused'],
  },
  'PUT /owner/bookings/:id/check-out': {
    summary: 'Mark that the guests have left; the first mark stays',
    params: byId,
    body: Mark,
    result: Marked,
    problems: [...mayChange, 'booking.state_refused', 'booking.mark_day_refused'],
  },
  'POST /owner/suites/:slug/blocks': {
    summary: 'Block nights of a home one manages; takes an Idempotency-Key',
    params: z.strictObject({ slug: z.string().max(100) }),
    body: z.strictObject({ from: SentDay, to: SentDay }),
    result: z.object({ id: z.uuid() }),
    problems: [
      ...mayChange,
      ...once,
      'calendar.range_invalid',
      'calendar.dates_taken',
      'calendar.block_over_booking',
    ],
  },
  'DELETE /owner/blocks/:id': {
    summary: 'Make blocked nights available again; takes an Idempotency-Key',
    params: byId,
    result: z.object({ isFree: z.boolean() }),
    problems: [...mayChange, ...once],
  },
})
