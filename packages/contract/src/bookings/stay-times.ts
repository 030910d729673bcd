import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Hour } from '#platform/fields/field-schemas.ts'
import { Money } from '#platform/money.ts'
import { hourSides } from '#suites/listing/home-stay-times.ts'
import { PaymentAnswer, PaymentRequest } from './endpoints.ts'

/** What the guest sees of a request; one that was withdrawn or has ended is not shown. */
export const stayTimeRequestStates = ['waiting', 'approved', 'paid', 'declined', 'expired'] as const

const StayTimeRequest = z.object({
  id: z.uuid(),
  hour: Hour,
  price: Money,
  state: z.enum(stayTimeRequestStates),
  reason: z.string(),
  /** When it ends without an answer, or unpaid. */
  expiresAt: z.iso.datetime(),
})

const StayTimesOfSide = z.object({
  side: z.enum(hourSides),
  /** The day of check-in or check-out. */
  day: z.iso.date(),
  /** What can be requested now; prices include taxes. */
  options: z.array(z.object({ hour: Hour, price: Money })),
  /** Requests begin on this day; null once they have. */
  opensOn: z.iso.date().nullable(),
  /** No more requests are taken. */
  isClosed: z.boolean(),
  request: StayTimeRequest.nullable(),
})
export type StayTimesOfSide = z.infer<typeof StayTimesOfSide>

/** Sides that the home does not offer are left out. */
export const StayTimes = z.object({
  isAutomatic: z.boolean(),
  sides: z.array(StayTimesOfSide),
})
export type StayTimes = z.infer<typeof StayTimes>

const params = z.strictObject({ id: z.uuid() })
const requestParams = z.strictObject({ id: z.uuid(), request: z.uuid() })
const own = ['identity.sign_in_required', 'resource.not_found', 'booking.state_refused'] as const
const idempotent = [...own, 'request.key_missing', 'ledger.key_reused'] as const
const ofOwner = [
  'identity.sign_in_required',
  'resource.not_found',
  'co_hosts.role_too_small',
  'booking.hours_answered',
] as const

export const stayTimeEndpoints = endpoints({
  'GET /bookings/:id/hours': {
    summary:
      'Get early check-in and late check-out of a confirmed stay: hours, prices and requests',
    params,
    result: StayTimes,
    problems: own,
  },
  'POST /bookings/:id/hours': {
    summary: 'Request early check-in or late check-out for the price shown',
    params,
    body: z.strictObject({
      side: z.enum(hourSides),
      hour: Hour,
      /** The price that the guest saw, in cents with taxes. */
      amount: z.int().min(1),
    }),
    result: StayTimes,
    problems: [...idempotent, 'booking.rest_unpaid', 'booking.hour_unavailable'],
  },
  'DELETE /bookings/:id/hours/:request': {
    summary: 'Withdraw an unpaid request',
    params: requestParams,
    result: StayTimes,
    problems: [...own, 'booking.hours_answered', 'booking.payment_running'],
  },
  'POST /bookings/:id/hours/:request/payment': {
    summary: 'Pay for an approved request, which changes the booking',
    params: requestParams,
    body: PaymentRequest,
    result: PaymentAnswer,
    problems: [
      ...idempotent,
      'booking.rest_unpaid',
      'booking.hour_unavailable',
      'booking.payment_running',
      'payments.method_missing',
      'payments.return_url_refused',
    ],
  },
  'POST /owner/hours-requests/:id/approval': {
    summary: 'Approve early check-in or late check-out; the night is held until the guest pays',
    params,
    result: z.object({ done: z.literal(true) }),
    problems: [...ofOwner, 'booking.hour_unavailable'],
  },
  'POST /owner/hours-requests/:id/refusal': {
    summary: 'Decline early check-in or late check-out',
    params,
    body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
    result: z.object({ done: z.literal(true) }),
    problems: ofOwner,
  },
})
