import { type GuestCounts, guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import type { Currency } from '@marea/contract/platform/money.ts'
import type { ExtraCode } from '@marea/contract/pricing/endpoints.ts'
import { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import { Lines, type Price, type Stay } from '#pricing/price.ts'

export type NewQuote = {
  suiteId: string
  /** Null for a visitor's quote, which anyone may book. */
  userId: string | null
  stay: Stay & GuestCounts
  price: Price
  policy: CancellationPolicy
  securityDepositAmount: number
  extras: ExtraCode[]
  coupon: { id: string; code: string } | null
  checkInAt: Temporal.Instant
  checkOutAt: Temporal.Instant
  createdAt: Temporal.Instant
  expiresAt: Temporal.Instant
}

export type StoredQuote = NewQuote & { id: string; currency: Currency }

/** Of `quotes q`; the driver reads arrays of built-in types only. */
export const quoteColumns = `
  q.id, q.suite_id "suiteId", q.user_id "userId", lower(q.nights)::text "checkIn",
  upper(q.nights)::text "checkOut", q.guests, q.children, q.infants, q.pets, q.extras::text[] "extras", q.lines,
  q.total_amount "totalAmount", q.currency, q.cancellation,
  q.security_deposit_amount "securityDepositAmount", q.coupon_id "couponId", q.coupon_code "couponCode",
  q.check_in_at "checkInAt", q.check_out_at "checkOutAt", q.created_at "createdAt",
  q.expires_at "expiresAt"`

export type QuoteRow = Stay &
  GuestCounts & {
    id: string
    suiteId: string
    userId: string | null
    extras: ExtraCode[]
    lines: unknown
    totalAmount: number
    currency: Currency
    cancellation: unknown
    securityDepositAmount: number
    couponId: string | null
    couponCode: string | null
    checkInAt: Temporal.Instant
    checkOutAt: Temporal.Instant
    createdAt: Temporal.Instant
    expiresAt: Temporal.Instant
  }

export function quoteOf(row: QuoteRow): StoredQuote {
  const { id, suiteId, userId, checkIn, checkOut, extras, couponId, couponCode } = row
  const { checkInAt, checkOutAt, createdAt, expiresAt } = row
  return {
    id,
    currency: row.currency,
    suiteId,
    userId,
    extras,
    checkInAt,
    checkOutAt,
    createdAt,
    expiresAt,
    stay: { checkIn, checkOut, ...guestCountsOf(row) },
    price: { lines: Lines.parse(row.lines), total: row.totalAmount },
    policy: CancellationPolicy.parse(row.cancellation),
    securityDepositAmount: row.securityDepositAmount,
    coupon: couponId && couponCode ? { id: couponId, code: couponCode } : null,
  }
}
