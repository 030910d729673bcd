import { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import type { StoredQuote } from '#calendar/quote/stored-quote.ts'
import { type Line, Lines } from '#pricing/price.ts'
import type { Paid, StaySnapshot } from '#pricing/refund/refund.ts'
import type { BookingRow } from './store.ts'

export function linesOf({ lines }: Pick<BookingRow, 'lines'>): Line[] {
  return Lines.parse(lines)
}

/** The final price lines: for a canceled stay those that were kept. */
export function finalLines(row: Pick<BookingRow, 'lines' | 'keptLines'>): Line[] {
  return Lines.parse(row.keptLines ?? row.lines)
}

export function policyOf({ cancellation }: Pick<BookingRow, 'cancellation'>): CancellationPolicy {
  return CancellationPolicy.parse(cancellation)
}

/** Everything the money of a stay depends on, as agreed. */
export function snapshotOf(row: BookingRow, paid: Paid): StaySnapshot {
  const { timeZone, checkIn, checkOut, checkOutAt, confirmedAt, createdAt } = row
  return {
    timeZone,
    checkIn,
    checkOut,
    // An early check-in does not move the deadlines of the policy.
    checkInAt: row.agreedCheckInAt ?? row.checkInAt,
    checkOutAt,
    paid,
    bookedAt: confirmedAt ?? createdAt,
    policy: policyOf(row),
    lines: linesOf(row),
    committed: row.committedAmount,
  }
}

export function quotedTermsOf(quote: StoredQuote) {
  const { id, stay, price, policy, extras, coupon, checkInAt, checkOutAt } = quote
  return {
    ...stay,
    extras,
    checkInAt,
    checkOutAt,
    quoteId: id,
    couponCode: coupon?.code ?? null,
    lines: price.lines,
    totalAmount: price.total,
    currency: quote.currency,
    cancellation: policy,
    securityDepositAmount: quote.securityDepositAmount,
  }
}

export function agreedTermsOf(quote: StoredQuote) {
  const { lines, cancellation, ...terms } = quotedTermsOf(quote)
  return {
    ...terms,
    lines: JSON.stringify(lines),
    cancellation: JSON.stringify(cancellation),
  }
}
