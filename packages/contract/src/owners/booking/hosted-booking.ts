import { z } from 'zod'
import { OwnerBooking } from '#bookings/owner-bookings.ts'
import { hostIdStatuses } from '#identity/host-ids.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { QuoteLine } from '#pricing/endpoints.ts'
import { BookingLedger } from '#statements/reports/endpoints.ts'
import { Withdrawal } from '#wallet/endpoints.ts'

const Dates = z.object({ checkIn: z.iso.date(), checkOut: z.iso.date() })

/** Amounts are only for readers who may see the money of the home. */
const Moment = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['booked', 'changed', 'refunded', 'canceled', 'arrived', 'left', 'completed']),
  /** Who canceled. */
  by: z.enum(['guest', 'owner', 'platform']).nullable(),
  /** What the owner wrote when they canceled. */
  reason: z.string(),
  /** Of a change: the dates before and after it. */
  dates: z.object({ from: Dates, to: Dates }).nullable(),
  /** Refunded, or the total after a change. */
  amount: Money.nullable(),
})
export type BookingMoment = z.infer<typeof Moment>

/** How the owner's share of a stay reaches their bank. */
const BookingPayout = z.object({
  isSettled: z.boolean(),
  /** The guest's payment is disputed, so the share waits until the bank decides. */
  isOnHold: z.literal(true).optional(),
  /** A part is in the balance and in no payout that stayed at the bank. */
  isWaiting: z.boolean(),
  /** The next day of the payout schedule. */
  nextOn: z.iso.date().nullable(),
  /** The payouts that its postings are in, oldest first, with those that came back. */
  payouts: z.array(Withdrawal),
})
export type BookingPayout = z.infer<typeof BookingPayout>

/** A stay as managers of its home see it; their role decides which fields are null. */
export const HostedBooking = OwnerBooking.extend({
  checkInAt: z.iso.datetime(),
  checkOutAt: z.iso.datetime(),
  /** Only on the days of the stay, and only for managers of the calendar. */
  phone: z.string().nullable(),
  /** Oldest first. */
  history: z.array(Moment),
  /** The guest's price line by line with the owner's part of each; after commission. */
  price: z.array(QuoteLine.extend({ yours: Money })).nullable(),
  ledger: BookingLedger.nullable(),
  /** Only the owner sees IDs, messages and payouts. */
  mainHostId: z.enum(['missing', ...hostIdStatuses]).nullable(),
  conversation: z
    .object({
      last: z.object({ isGuest: z.boolean(), text: z.string(), at: z.iso.datetime() }).nullable(),
    })
    .nullable(),
  payout: BookingPayout.nullable(),
})
export type HostedBooking = z.infer<typeof HostedBooking>

export const hostedBookingEndpoints = endpoints({
  'GET /owner/bookings/:id': {
    summary:
      'Get a stay in your home: guest, price and your share of it, payout, ID, messages, history',
    params: z.strictObject({ id: z.uuid() }),
    result: HostedBooking,
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})
