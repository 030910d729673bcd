import { z } from 'zod'
import { stayRefusals } from '#calendar/stay-refusals.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { Quote } from '#pricing/endpoints.ts'
import { otherGuests } from '#pricing/guest-count-fields.ts'
import { extraCodes } from '#suites/listing/extra-codes.ts'
import { Booking, PaymentAnswer, PaymentRequest } from './endpoints.ts'

/** Each part of a refund and where it goes: `wallet` and `card` sum to the total. */
export const RefundSplit = z.object({
  total: Money,
  rent: Money,
  fees: Money,
  taxes: Money,
  coupon: Money,
  wallet: Money,
  card: Money,
})
export type RefundSplit = z.infer<typeof RefundSplit>

/** The day from which card money that is refunded to the wallet now can be withdrawn. */
const withdrawableOn = z.iso.date()

export const RefundCurve = z.object({
  /** The refund if the stay is canceled now. */
  now: RefundSplit,
  /** Until then canceling refunds everything; null when it no longer does. */
  fullRefundUntil: z.iso.datetime().nullable(),
  withdrawableOn,
  /** The refund for each day until check-in, if canceled by the end of that day. */
  points: z.array(z.object({ on: z.iso.date(), until: z.iso.datetime(), refund: RefundSplit })),
})
export type RefundCurve = z.infer<typeof RefundCurve>

/** A change costs `charge` more or gets a `refund`; one of them is zero. */
export const ChangeQuote = z.object({
  quote: Quote,
  charge: Money,
  refund: RefundSplit.pick({ total: true, wallet: true, card: true }),
  withdrawableOn,
})
export type ChangeQuote = z.infer<typeof ChangeQuote>

const params = z.strictObject({ id: z.uuid() })
const ownBookingAccess = ['identity.sign_in_required', 'resource.not_found'] as const
const idempotent = [...ownBookingAccess, 'request.key_missing', 'ledger.key_reused'] as const

export const bookingChangesEndpoints = endpoints({
  'POST /bookings/:id/quotes': {
    summary: 'Preview your booking with other dates, guests, extras or a coupon',
    params,
    body: z.strictObject({
      checkIn: z.string().max(40),
      checkOut: z.string().max(40),
      guests: z.number(),
      ...otherGuests,
      extras: z.array(z.enum(extraCodes)).max(extraCodes.length).default([]),
      coupon: z.string().max(200).optional(),
    }),
    result: ChangeQuote,
    problems: [
      ...ownBookingAccess,
      'booking.state_refused',
      'booking.rest_unpaid',
      'pricing.extra_not_offered',
      'pricing.coupon_unreadable',
      'pricing.coupon_invalid',
      ...stayRefusals,
    ],
  },
  'POST /bookings/:id/change': {
    summary: 'Change a confirmed stay to another quote; the difference is charged or refunded',
    params,
    body: PaymentRequest.extend({
      quoteId: z.uuid(),
      to: z.enum(['wallet', 'card']).default('card'),
    }),
    result: PaymentAnswer,
    problems: [
      ...idempotent,
      'booking.amount_changed',
      'booking.quote_unknown',
      'booking.quote_expired',
      'booking.state_refused',
      'booking.rest_unpaid',
      'booking.dates_taken',
      'booking.payment_running',
      'pricing.coupon_invalid',
      'payments.method_missing',
      'payments.return_url_refused',
    ],
  },
  'GET /bookings/:id/refund-curve': {
    summary: 'Get the exact refund for each day until check-in',
    params,
    result: RefundCurve,
    problems: [...ownBookingAccess, 'booking.state_refused'],
  },
  'POST /bookings/:id/cancellation': {
    summary:
      'Cancel with the refund due now; what the card paid is refunded to the wallet or the card',
    params,
    body: z.strictObject({
      to: z.enum(['wallet', 'card']).default('card'),
      reason: z.string().trim().max(500).default(''),
    }),
    result: Booking,
    problems: [...idempotent, 'booking.state_refused'],
  },
})
