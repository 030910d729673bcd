import { z } from 'zod'
import { articlesEvents } from '#articles/events.ts'
import { stayTimeEvents } from '#bookings/stay-time-events.ts'
import { channelsEvents } from '#channels/events.ts'
import { expensesEvents } from '#expenses/events.ts'
import { favoritesEvents } from '#favorites/events.ts'
import { identityEvents } from '#identity/events.ts'
import { integrationsEvents } from '#integrations/events.ts'
import { messagingEvents } from '#messaging/events.ts'
import { notificationEvents } from '#notifications/events.ts'
import { ownersEvents } from '#owners/events.ts'
import { disputeEvents, giftCardEvents } from '#payments/events.ts'
import { defineEvents, type EventDefinition } from '#platform/event-definition.ts'
import { ratesEvents } from '#rates/events.ts'
import { searchEvents } from '#search/events.ts'
import { statementsEvents } from '#statements/events.ts'
import { coHostEvents } from '#suites/co-hosts/co-host-events.ts'
import type { CoHostRole } from '#suites/co-hosts/co-host-roles.ts'
import { Code } from '#suites/jurisdictions.ts'

const none = z.object({})
const nobody = { audience: [] } as const
const themselves = { audience: ['subject'] } as const

const suite = { subject: 'suite', data: none, ...nobody, isPublic: true } as const
const license = {
  subject: 'suite',
  data: z.object({ ownerId: z.string(), license: Code }),
  ...nobody,
} as const
const moderated = {
  subject: 'suite',
  data: z.object({
    id: z.string(),
    guestId: z.string().nullable(),
    ownerId: z.string(),
    reason: z.string(),
  }),
  audience: [],
} as const
const coupon = { subject: 'coupon', data: z.object({ code: z.string() }), ...nobody } as const

const nights = {
  subject: 'suite',
  data: z.object({
    from: z.string(),
    to: z.string(),
    kind: z.enum(['hold', 'booking', 'block', 'external']),
    reference: z.string(),
    expiresAt: z.string().optional(),
    guestId: z.string().optional(),
  }),
  ...nobody,
  isPublic: true,
} as const

const bankAccount = {
  subject: 'user',
  data: z.object({ bankAccountId: z.string(), lastFour: z.string() }),
  ...themselves,
} as const

const deposit = {
  subject: 'user',
  data: z.object({ depositId: z.string(), amount: z.int() }),
  ...themselves,
} as const

const withdrawal = {
  subject: 'user',
  data: z.object({
    withdrawalId: z.string(),
    amount: z.int(),
    /** Missing in events from before owners were paid this way. */
    source: z.enum(['wallet', 'payable']).optional(),
  }),
  ...themselves,
} as const

const card = { subject: 'user', data: none, ...themselves } as const

const charge = {
  subject: 'user',
  data: z.object({
    chargeId: z.string(),
    purpose: z.enum(['booking', 'deposit', 'gift_card']),
    reference: z.string(),
    amount: z.int(),
  }),
  ...themselves,
} as const

const refund = {
  subject: 'user',
  data: z.object({
    refundId: z.string(),
    chargeId: z.string(),
    amount: z.int(),
    reference: z.string(),
  }),
  ...themselves,
} as const

const Booking = z.object({ bookingId: z.string(), suiteId: z.string(), ownerId: z.string() })

/** Until a booking is confirmed, only its guest is notified. */
const guestBooking = { subject: 'user', data: Booking, ...themselves } as const
const sharedBooking = {
  subject: 'user',
  data: Booking,
  audience: ['subject', 'ownerId'],
  coHosts: 'view',
} as const

/** Every event with its subject, data and audience. Kinds are stored values. */
export const events = defineEvents({
  ...articlesEvents,
  ...channelsEvents,
  ...ratesEvents,
  ...expensesEvents,
  ...statementsEvents,
  ...ownersEvents,
  ...identityEvents,
  'locale.changed': { subject: 'texts', data: none, ...nobody, isPublic: true },
  'platform.brand_changed': { subject: 'brand', data: none, ...nobody, isPublic: true },
  'platform.switch_changed': { subject: 'switch', data: none, ...nobody },
  'suites.created': suite,
  'suites.draft_deleted': { subject: 'suite', data: none, ...nobody },
  /** A section of a draft is saved; guests see it only when it is published. */
  'suites.section_saved': {
    subject: 'suite',
    data: z.object({ section: z.string(), version: z.int() }),
    ...nobody,
  },
  'suites.published': suite,
  /** Unpublished edits of a published home are published. */
  'suites.changed': { ...suite, data: z.object({ sections: z.array(z.string()) }) },
  'suites.unlisted': suite,
  /** An administrator found a license that does not match the public record. */
  'suites.correction_asked': {
    subject: 'suite',
    data: z.object({ ownerId: z.string(), license: Code, reason: z.string() }),
    ...nobody,
  },
  /** An administrator found a license in the public record. */
  'suites.license_accepted': license,
  /** A required license of a published home expired, so the home was unpublished. */
  'suites.license_lapsed': license,
  /** An administrator unpublished the home. */
  'suites.taken_off': {
    subject: 'suite',
    data: z.object({ ownerId: z.string(), reason: z.string() }),
    ...nobody,
  },
  'suites.neighborhood_changed': { ...suite, subject: 'neighborhood' },
  'suites.place_changed': { ...suite, subject: 'place' },
  ...coHostEvents,
  /** An agreement has new terms from a day on. */
  'agreements.version_added': {
    subject: 'user',
    data: z.object({
      agreementId: z.string(),
      effectiveOn: z.string(),
      commissionPerMille: z.int(),
    }),
    ...themselves,
  },
  'pricing.changed': suite,
  'pricing.tax_rates_changed': { subject: 'tax', data: none, ...nobody, isPublic: true },
  'pricing.coupon_made': coupon,
  'pricing.coupon_ended': coupon,
  'pricing.coupon_reserved': {
    subject: 'user',
    data: z.object({ couponId: z.string(), reference: z.string() }),
    ...nobody,
  },
  'calendar.taken': nights,
  'calendar.freed': nights,
  ...searchEvents,
  ...favoritesEvents,
  'wallet.bank_account_added': bankAccount,
  'wallet.bank_account_changed': bankAccount,
  'wallet.bank_account_removed': bankAccount,
  'wallet.deposit_credited': deposit,
  'wallet.deposit_failed': deposit,
  'wallet.withdrawal_requested': withdrawal,
  'wallet.withdrawal_approved': withdrawal,
  'wallet.withdrawal_sent': withdrawal,
  'wallet.withdrawal_paid': withdrawal,
  'wallet.withdrawal_rejected': withdrawal,
  'wallet.withdrawal_returned': withdrawal,
  'payments.card_saved': card,
  'payments.card_changed': card,
  'payments.card_removed': card,
  'payments.charge_succeeded': charge,
  'payments.charge_failed': charge,
  'payments.charge_returned': charge,
  'payments.refund_succeeded': refund,
  'payments.refund_failed': refund,
  ...giftCardEvents,
  ...disputeEvents,
  'booking.expired': guestBooking,
  'booking.abandoned': guestBooking,
  'booking.payment_failed': {
    ...guestBooking,
    data: Booking.extend({ failure: z.string() }),
  },
  'booking.payment_returned': { ...guestBooking, data: Booking.extend({ amount: z.int() }) },
  /** A booking paid in two parts: the balance is due soon, was paid, or its card was declined. */
  'booking.rest_due_soon': {
    ...guestBooking,
    data: Booking.extend({ amount: z.int(), day: z.iso.date() }),
  },
  'booking.rest_paid': { ...sharedBooking, data: Booking.extend({ amount: z.int() }) },
  'booking.rest_declined': {
    ...guestBooking,
    /** With the day on which an unpaid booking is canceled. */
    data: Booking.extend({ amount: z.int(), failure: z.string(), day: z.iso.date() }),
  },
  'booking.confirmed': sharedBooking,
  'booking.changed': sharedBooking,
  'booking.cancelled': sharedBooking,
  /** An administrator refunded a part of the price. */
  'booking.refunded': { ...sharedBooking, data: Booking.extend({ amount: z.int() }) },
  'booking.completed': sharedBooking,
  'booking.settled': sharedBooking,
  /** An owner who cannot host a stay offers another home to its guest. */
  'booking.home_offered': sharedBooking,
  'booking.home_offer_answered': {
    ...sharedBooking,
    data: Booking.extend({ answer: z.enum(['accepted', 'declined']) }),
  },
  ...stayTimeEvents,
  /** The guest made or ended the link that shows a stay to those who travel along. */
  'booking.trip_shared': guestBooking,
  'booking.trip_unshared': guestBooking,
  'booking.checked_in': sharedBooking,
  'booking.checked_out': sharedBooking,
  'booking.check_in_undone': sharedBooking,
  'booking.check_out_undone': sharedBooking,
  /** The guest has written; the owner cannot tell until both reviews are published. */
  'reviews.sealed': {
    subject: 'user',
    data: z.object({ bookingId: z.string() }),
    ...themselves,
  },
  /** The owner has written about the guest, who cannot tell until both reviews are published. */
  'reviews.of_guest': {
    subject: 'user',
    data: z.object({ bookingId: z.string(), ownerId: z.string() }),
    audience: ['ownerId'],
  },
  /** A review is published. */
  'reviews.written': {
    subject: 'suite',
    data: z.object({ id: z.string(), guestId: z.string().nullable(), ownerId: z.string() }),
    audience: ['guestId', 'ownerId'],
    isPublic: true,
  },
  /** An administrator hid a review, or shows it again. */
  'reviews.hidden': moderated,
  'reviews.shown': moderated,
  'reviews.replied': { ...suite, data: z.object({ reviewId: z.string() }) },
  ...messagingEvents,
  ...notificationEvents,
  ...integrationsEvents,
})

export type EventKind = keyof typeof events
export type EventData<Kind extends EventKind> = z.infer<(typeof events)[Kind]['data']>
export type EventSubject<Kind extends EventKind> = `${(typeof events)[Kind]['subject']}:${string}`

/** Kinds that are sent live to somebody. */
export type LiveKind = {
  [Kind in EventKind]: (typeof events)[Kind]['audience'] extends readonly [] ? never : Kind
}[EventKind]

export function isEventKind(kind: string): kind is EventKind {
  return Object.hasOwn(events, kind)
}

const definitions: Record<string, EventDefinition<CoHostRole>> = events

export const liveKinds = Object.keys(events).filter((kind) => audienceOf(kind).length > 0)

/** Empty for a kind that only another version of the product knows. */
export function audienceOf(kind: string): readonly string[] {
  return definitions[kind]?.audience ?? []
}

/** The lowest role with which a co-host of the home is notified. */
export function coHostRoleFor(kind: string): CoHostRole | undefined {
  return definitions[kind]?.coHosts
}

export function isPublicEvent(kind: string): boolean {
  return definitions[kind]?.isPublic ?? false
}
