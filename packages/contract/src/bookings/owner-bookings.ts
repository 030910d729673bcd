import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { SuiteCard } from '#suites/endpoints.ts'
import { bookingLists } from './booking-lists.ts'
import { BookingCard } from './endpoints.ts'

/** A booking as the home's owner sees it; the guest is known once it is confirmed. */
export const OwnerBooking = BookingCard.omit({ holdExpiresAt: true, can: true }).extend({
  /** Money is shown to the owner and to co-hosts with full access. */
  total: Money.nullable(),
  guest: z.object({ id: z.uuid(), fullName: z.string(), photo: z.string().nullable() }),
  comments: z.string(),
  extras: z.array(z.string()),
  /** The owner's earnings after commission and taxes. */
  earning: Money.nullable(),
  /** What the guest still has to pay before the stay. */
  rest: z.object({ amount: Money, dueOn: z.iso.date() }).nullable(),
  /** An early check-in or a late check-out that the guest paid for. */
  hours: z.object({
    checkInAt: z.iso.datetime().nullable(),
    checkOutAt: z.iso.datetime().nullable(),
  }),
  settlesAt: z.iso.datetime(),
  canCancel: z.boolean(),
  /** Conversations are between the guest and the owner. */
  canMessage: z.boolean(),
})
export type OwnerBooking = z.infer<typeof OwnerBooking>

const params = z.strictObject({ id: z.uuid() })
const ownerAccess = ['identity.sign_in_required', 'resource.not_found'] as const

export const ownerBookingsEndpoints = endpoints({
  'GET /owner/bookings': {
    summary: 'List stays in your homes: upcoming, past, or canceled',
    scope: 'owner-bookings:read',
    query: z.strictObject({
      list: z.enum(bookingLists).default('upcoming'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    result: z.object({ items: z.array(OwnerBooking), page: z.int(), pages: z.int() }),
    problems: ownerAccess,
  },
  'POST /owner/bookings/:id/cancellation': {
    summary: 'Cancel a stay in your home; the guest gets a full refund',
    params,
    body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
    result: OwnerBooking,
    problems: [
      ...ownerAccess,
      'co_hosts.role_too_small',
      'request.key_missing',
      'ledger.key_reused',
      'booking.state_refused',
    ],
  },
  'GET /bookings/:id/alternatives': {
    summary: 'List other homes available on the nights of your stay, nearest in price first',
    params,
    result: z.object({ suites: z.array(SuiteCard) }),
    problems: ownerAccess,
  },
})
