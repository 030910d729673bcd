import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { Booking } from './endpoints.ts'

/** Another home that the owner offers to the guest of a booking that they cannot host. */
export const HomeOffer = z.object({
  id: z.uuid(),
  suite: Booking.shape.suite,
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  total: Money,
  /** What the guest paid for the booking; never less than the total. */
  paid: Money,
  losesExtras: z.boolean(),
})
export type HomeOffer = z.infer<typeof HomeOffer>

const params = z.strictObject({ id: z.uuid() })
const ownBookingAccess = ['identity.sign_in_required', 'resource.not_found'] as const

export const homeOffersEndpoints = endpoints({
  'GET /bookings/:id/home-offer': {
    summary: 'Get the other home that the owner offers to the guest of a booking, if there is one',
    params,
    result: z.object({ offer: HomeOffer.nullable() }),
    problems: ownBookingAccess,
  },
  'POST /bookings/:id/home-offer/acceptance': {
    summary:
      'Move to the offered home: a full refund to the wallet, which pays for the new booking; accepts its house rules',
    params,
    body: z.strictObject({ offerId: z.uuid() }),
    result: Booking,
    problems: [
      ...ownBookingAccess,
      'request.key_missing',
      'ledger.key_reused',
      'booking.offer_gone',
      'booking.rest_unpaid',
      'booking.dates_taken',
      'booking.too_many_holds',
      'booking.paused',
      'booking.state_refused',
    ],
  },
  'POST /bookings/:id/home-offer/refusal': {
    summary: 'Decline the offered home and keep the booking',
    params,
    body: z.strictObject({ offerId: z.uuid() }),
    result: z.object({ done: z.literal(true) }),
    problems: [...ownBookingAccess, 'booking.offer_gone'],
  },
})
