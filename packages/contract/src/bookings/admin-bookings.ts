import { z } from 'zod'
import { ActDetails } from '#platform/admin-acts.ts'
import { Approval, Reason } from '#platform/approvals.ts'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { type Sort, sortsOf } from '#platform/table/sort.ts'
import { QuoteLine } from '#pricing/endpoints.ts'
import { Code } from '#suites/jurisdictions.ts'
import { ChangeQuote, RefundCurve } from './booking-changes.ts'
import { BookingCard } from './endpoints.ts'
import { BookingBalance } from './part-payment.ts'

export const adminFilters = ['upcoming', 'current', 'past', 'cancelled', 'held'] as const
export type AdminFilter = (typeof adminFilters)[number]

export const adminSorts = ['guest', 'home', 'stay', 'total'] as const
export type AdminSort = Sort<(typeof adminSorts)[number]>

const Person = z.object({ id: z.uuid(), fullName: z.string() })

export const AdminBookingRow = BookingCard.omit({ can: true }).extend({
  guest: Person,
  owner: Person,
})
export type AdminBookingRow = z.infer<typeof AdminBookingRow>

const Where = z.enum(['card', 'wallet'])

/** A preview of who receives and who pays a partial refund. */
export const RefundEffect = z.object({
  total: Money,
  /** Amounts by destination. */
  card: Money,
  wallet: Money,
  /** Amounts by payer. */
  owner: Money,
  platform: Money,
  taxes: z.array(z.object({ authority: Code, amount: Money })),
  payout: z.object({ before: Money, after: Money }),
  paid: z.object({ before: Money, after: Money }),
  needsApproval: z.boolean(),
})
export type RefundEffect = z.infer<typeof RefundEffect>

/** What canceling does now, by the policy and in full. */
const Cancellation = z.object({
  refund: Money,
  card: Money,
  wallet: Money,
  payout: Money,
  needsApproval: z.boolean(),
})
const CancellationEffect = z.object({ limit: Money, policy: Cancellation, full: Cancellation })

export const AdminBooking = AdminBookingRow.extend({
  lines: z.array(QuoteLine),
  timeZone: z.string(),
  checkInAt: z.iso.datetime(),
  checkOutAt: z.iso.datetime(),
  settlesAt: z.iso.datetime(),
  isSettled: z.boolean(),
  payout: Money,
  can: z.array(z.enum(['refund', 'change', 'cancel'])),
  contact: z.object({
    email: z.string(),
    phone: z.string(),
    language: z.string(),
    stays: z.int(),
    memberSince: z.iso.datetime(),
  }),
  mainHostId: z.enum(['missing', 'uploaded', 'accepted', 'rejected']),
  steps: z.array(
    z.object({
      status: z.string(),
      at: z.iso.datetime(),
      reason: z.string(),
      by: z.string().nullable(),
    }),
  ),
  changes: z.array(
    z.object({
      at: z.iso.datetime(),
      from: z.object({ checkIn: z.iso.date(), checkOut: z.iso.date(), total: Money }),
      to: z.object({ checkIn: z.iso.date(), checkOut: z.iso.date(), total: Money }),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      status: z.string(),
      credit: Money,
      card: Money,
      failure: z.string().nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      cause: z.enum(['cancellation', 'change', 'late', 'operator']),
      toWallet: Money,
      toCard: Money,
    }),
  ),
  paid: Money,
  refunded: Money,
  rest: BookingBalance.nullable(),
  /** Refundable amounts by part of the price, before taxes. */
  parts: z.array(z.object({ code: z.string(), label: z.string(), amount: Money })),
  limit: Money,
  curve: RefundCurve.nullable(),
  cancellation: CancellationEffect.nullable(),
  approvals: z.array(Approval),
  acts: z.array(
    z.object({
      at: z.iso.datetime(),
      by: z.string(),
      act: z.string(),
      details: ActDetails,
    }),
  ),
})
export type AdminBooking = z.infer<typeof AdminBooking>

const params = z.strictObject({ id: z.uuid() })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const refundProblems = [
  ...problems,
  'booking.state_refused',
  'booking.rest_unpaid',
  'booking.refund_exceeds',
] as const
const actProblems = [
  ...refundProblems,
  'request.key_missing',
  'ledger.key_reused',
  'approvals.waiting',
  'approvals.own_money',
] as const

const RefundRequest = z.strictObject({
  code: z.string().max(60),
  amount: z.int().positive(),
  to: Where,
})

const ChangeRequest = z.strictObject({
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  guests: z.int().positive(),
  /** Kinds of guests that are left out stay unchanged. */
  children: z.int().min(0).optional(),
  infants: z.int().min(0).optional(),
  pets: z.int().min(0).optional(),
})

export const adminBookingEndpoints = endpoints({
  'GET /admin/bookings': {
    summary: 'List bookings for all homes by status, searchable by name, email, reference or home',
    query: z.strictObject({
      show: z.enum(adminFilters).default('upcoming'),
      find: z.string().trim().max(100).default(''),
      /** The first and the last check-in day, each by the clock of its home. */
      from: SentDay.optional(),
      to: SentDay.optional(),
      sort: z.enum(sortsOf(adminSorts)).optional(),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    result: z.object({ items: z.array(AdminBookingRow), count: z.int(), pages: z.int() }),
    problems,
  },
  'GET /admin/bookings/:id': {
    summary: 'Get a booking with its timeline, money, guest, approval requests and actions',
    params,
    result: AdminBooking,
    problems,
  },
  'POST /admin/bookings/:id/refund-preview': {
    summary: 'Preview a refund of part of the price',
    params,
    body: RefundRequest,
    result: RefundEffect,
    problems: refundProblems,
  },
  'POST /admin/bookings/:id/refunds': {
    summary: 'Refund part of the price, or request a second approval above the limit',
    params,
    body: RefundRequest.extend({ reason: Reason }),
    result: AdminBooking,
    problems: actProblems,
  },
  'POST /admin/bookings/:id/cancellation': {
    summary:
      'Cancel a booking under the policy or with a full refund; above the limit a second approval is requested',
    params,
    body: z.strictObject({ refund: z.enum(['policy', 'full']), to: Where, reason: Reason }),
    result: AdminBooking,
    problems: actProblems,
  },
  'POST /admin/bookings/:id/change-preview': {
    summary: 'Preview what other dates or guests would cost or refund',
    params,
    body: ChangeRequest,
    result: ChangeQuote,
    problems: [...problems, 'booking.state_refused', 'booking.rest_unpaid'],
  },
  'POST /admin/bookings/:id/change': {
    summary:
      'Change the dates and guests of a booking; any extra cost is charged to the guest’s wallet',
    params,
    body: z.strictObject({ quoteId: z.uuid(), to: Where, reason: Reason }),
    result: AdminBooking,
    problems: [
      ...actProblems,
      'booking.quote_unknown',
      'booking.quote_expired',
      'booking.dates_taken',
      'booking.change_unpaid',
      'booking.change_refunds_too_much',
      'pricing.coupon_invalid',
    ],
  },
})
