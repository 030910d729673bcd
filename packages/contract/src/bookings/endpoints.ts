import { z } from 'zod'
import { holdMinutes } from '#calendar/hold.ts'
import { hostIdStatuses } from '#identity/host-ids.ts'
import { NextAction, PaymentMethodId } from '#payments/endpoints.ts'
import { PaidCard } from '#payments/paid-card.ts'
import { endpoints } from '#platform/endpoint.ts'
import { languages, perLanguage } from '#platform/language.ts'
import { Money } from '#platform/money.ts'
import { QuoteLine } from '#pricing/endpoints.ts'
import { guestCountFields } from '#pricing/guest-count-fields.ts'
import { CancellationPolicy, SuitePhoto } from '#suites/endpoints.ts'
import { bookingLists } from './booking-lists.ts'

import { BookingBalance, PartPlan, paymentPlans } from './part-payment.ts'

export type { BookingList } from './booking-lists.ts'

const bookingStatuses = [
  'held',
  'confirmed',
  'completed',
  'expired',
  'abandoned',
  'cancelled',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

const bookingActions = [
  'pay',
  'abandon',
  'cancel',
  'change',
  'review',
  'receive',
  'identify',
] as const
export type BookingAction = (typeof bookingActions)[number]

const InEachLanguage = z.object(perLanguage(() => z.array(z.string())))

const BookedSuite = z.object({
  slug: z.string(),
  name: z.string(),
  neighborhood: z.object({ slug: z.string(), name: z.string() }),
  photo: SuitePhoto.nullable(),
  isListed: z.boolean(),
})

export const BookingCard = z.object({
  id: z.uuid(),
  /** The reference people use, such as `MAR-7KQ2M9XA`. */
  reference: z.string(),
  status: z.enum(bookingStatuses),
  suite: BookedSuite,
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  /** Of the home. */
  timeZone: z.string(),
  nights: z.int(),
  ...guestCountFields,
  total: Money,
  /** When the hold expires, while the booking is held. */
  holdExpiresAt: z.iso.datetime().nullable(),
  can: z.array(z.enum(bookingActions)),
})
export type BookingCard = z.infer<typeof BookingCard>

export const ListedBooking = BookingCard.extend({
  /** The unpaid part of a booking that is paid in two parts. */
  rest: BookingBalance.nullable(),
  /** The status of the main host's document; `missing` while none was uploaded. */
  mainHostId: z.enum(['missing', ...hostIdStatuses]),
  /** When a canceled stay was canceled, and the total refunded for it. */
  cancelled: z.object({ at: z.iso.datetime(), refunded: Money }).nullable(),
})
export type ListedBooking = z.infer<typeof ListedBooking>

const paymentStatuses = ['started', 'requires_action', 'processing', 'failed', 'succeeded'] as const

/** The newest payment attempt; `failure` is the processor's code, such as `insufficient_funds`. */
export const BookingPayment = z.object({
  status: z.enum(paymentStatuses),
  credit: Money,
  card: Money,
  failure: z.string().nullable(),
})
export type BookingPayment = z.infer<typeof BookingPayment>

export const Booking = BookingCard.extend({
  /** Of the home; its name is the text `place.<slug>`. */
  place: z.string(),
  lines: z.array(QuoteLine),
  extras: z.array(z.string()),
  coupon: z.string().nullable(),
  comments: z.string(),
  houseRules: InEachLanguage,
  houseRulesAcceptedAt: z.iso.datetime().nullable(),
  cancellation: CancellationPolicy,
  /** The deposit at the time of booking; not charged with the booking. */
  securityDeposit: Money,
  checkInAt: z.iso.datetime(),
  checkOutAt: z.iso.datetime(),
  owner: z.object({ id: z.uuid(), firstName: z.string(), photo: z.string().nullable() }),
  payment: BookingPayment.nullable(),
  /** What has been paid and refunded so far, and with which cards. */
  paid: z.object({ credit: Money, card: Money, cards: z.array(PaidCard) }),
  refunded: z.object({ wallet: Money, card: Money }),
  /** How a stay on hold can be paid in two parts; null where its policy does not allow it. */
  partPlan: PartPlan.nullable(),
  rest: BookingBalance.nullable(),
  /** Set while the guest's bank reviews a payment that its cardholder has disputed. */
  isDisputed: z.literal(true).optional(),
  /** Only a guest with a confirmed stay sees the address and, until check-out, how to get in. */
  arrival: z
    .object({
      street: z.string(),
      city: z.string(),
      region: z.string(),
      postalCode: z.string(),
      country: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      notes: z.object(perLanguage(() => z.string())),
    })
    .nullable(),
  cancelledBy: z.enum(['guest', 'owner', 'platform']).nullable(),
  steps: z.array(z.object({ status: z.enum(bookingStatuses), at: z.iso.datetime() })),
})
export type Booking = z.infer<typeof Booking>

/** Public to anyone with the URL: nothing about the guest, the dates, the price or the access. */
export const BookingConfirmation = z.object({
  id: z.uuid(),
  status: z.enum(bookingStatuses),
  payment: z.enum(paymentStatuses).nullable(),
  suite: BookedSuite,
})
export type BookingConfirmation = z.infer<typeof BookingConfirmation>

/** `clientSecret` and `nextAction` go to the processor's own script or page. */
export const PaymentAnswer = z.object({
  status: z.enum([...paymentStatuses, 'confirmed']),
  clientSecret: z.string().optional(),
  nextAction: NextAction.optional(),
  failure: z.string().optional(),
  booking: Booking,
})
export type PaymentAnswer = z.infer<typeof PaymentAnswer>

const params = z.strictObject({ id: z.uuid() })

const Comments = z.string().trim().max(2000)

export const PaymentRequest = z.strictObject({
  /** A saved card or a new one; without it the default card pays. */
  paymentMethodId: PaymentMethodId.optional(),
  /** Wallet money pays first, the card the difference. */
  useCredit: z.boolean().default(false),
  saveCard: z.boolean().default(false),
  /** The card's part that the guest was shown; nothing is charged if it has changed. */
  cardAmount: z.int().nonnegative().max(1_000_000_00).optional(),
  returnUrl: z.string().max(500).optional(),
})
export type PaymentRequest = z.infer<typeof PaymentRequest>

const ownBookingAccess = ['identity.sign_in_required', 'resource.not_found'] as const
const idempotent = [...ownBookingAccess, 'request.key_missing', 'ledger.key_reused'] as const
const held = [...ownBookingAccess, 'booking.not_held', 'booking.hold_expired'] as const
const quoted = ['booking.quote_unknown', 'booking.quote_expired'] as const

export const bookingsEndpoints = endpoints({
  'POST /bookings': {
    summary: `Hold the nights of a quote for ${holdMinutes} minutes; takes an Idempotency-Key`,
    body: z.strictObject({ quoteId: z.uuid(), comments: Comments.optional() }),
    result: Booking,
    problems: [
      ...idempotent,
      ...quoted,
      'identity.email_unconfirmed',
      'booking.own_home',
      'booking.too_many_holds',
      'booking.dates_taken',
      'booking.paused',
    ],
  },
  'GET /bookings': {
    summary: 'List your stays: upcoming and on hold, past, or canceled',
    scope: 'bookings:read',
    query: z.strictObject({
      list: z.enum(bookingLists).default('upcoming'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    result: z.object({
      items: z.array(ListedBooking),
      page: z.int(),
      pages: z.int(),
      counts: z.object({ upcoming: z.int(), past: z.int(), cancelled: z.int() }),
    }),
    problems: ['identity.sign_in_required'],
  },
  'GET /bookings/:id': {
    summary: 'Get your stay, with its address and check-in instructions once confirmed',
    scope: 'bookings:read',
    params,
    result: Booking,
    problems: ownBookingAccess,
  },
  'GET /bookings/:id/confirmation': {
    summary: 'Check whether a stay is booked, for anyone with the address, without personal data',
    params,
    result: BookingConfirmation,
    problems: ['resource.not_found'],
  },
  'PUT /bookings/:id/comments': {
    summary: 'Set the guest’s note to the owner',
    params,
    body: z.strictObject({ comments: Comments }),
    result: Booking,
    problems: [...ownBookingAccess, 'booking.state_refused'],
  },
  'PUT /bookings/:id/house-rules': {
    summary: 'Accept the house rules, required before paying',
    params,
    result: Booking,
    problems: held,
  },
  'PUT /bookings/:id/quote': {
    summary: 'Change the quote of a booking on hold: extras, coupon, pets, guests or dates',
    params,
    body: z.strictObject({ quoteId: z.uuid() }),
    result: Booking,
    problems: [...held, ...quoted, 'booking.dates_taken', 'booking.payment_running'],
  },
  'POST /bookings/:id/abandonment': {
    summary: 'Release held nights before they expire',
    params,
    result: Booking,
    problems: [...ownBookingAccess, 'booking.not_held'],
  },
  'POST /bookings/:id/payment': {
    summary: 'Pay for a booking, from the wallet first if requested; takes an Idempotency-Key',
    params,
    body: PaymentRequest.extend({ plan: z.enum(paymentPlans).default('full') }),
    result: PaymentAnswer,
    problems: [
      ...idempotent,
      'booking.amount_changed',
      'booking.part_not_offered',
      'booking.not_held',
      'booking.hold_expired',
      'booking.house_rules_unaccepted',
      'booking.payment_running',
      'payments.method_missing',
      'payments.return_url_refused',
    ],
  },
  'POST /bookings/:id/rest': {
    summary: 'Pay the rest of a booking before it is charged; takes an Idempotency-Key',
    params,
    body: PaymentRequest,
    result: PaymentAnswer,
    problems: [
      ...idempotent,
      'booking.amount_changed',
      'booking.state_refused',
      'booking.payment_running',
      'payments.method_missing',
      'payments.return_url_refused',
    ],
  },
  'GET /bookings/:id/receipt.pdf': {
    summary: 'Download what was paid and refunded, line by line',
    params,
    query: z.strictObject({ language: z.enum(languages).optional() }),
    result: z.string(),
    mediaType: 'application/pdf',
    problems: [...ownBookingAccess, 'booking.state_refused'],
  },
  'GET /bookings/:id/stay.ics': {
    summary: 'Download the stay as a calendar file',
    params,
    result: z.string(),
    mediaType: 'text/calendar',
    problems: [...ownBookingAccess, 'booking.state_refused'],
  },
})
