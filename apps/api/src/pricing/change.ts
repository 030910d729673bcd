import { isRent, lineCodes } from '@marea/contract/pricing/price-parts.ts'
import { committedAt, type Paid, type StaySnapshot, splitBack } from '#pricing/refund/refund.ts'
import { refundLinesFor } from '#pricing/refund/refund-part.ts'
import { type Line, plainLine, sumOf, taxRatesOf, withoutTaxes, withTaxes } from './price.ts'
import { portion } from './rounding.ts'

export type Change = {
  lines: Line[]
  total: number
  committed: number
  /** What the guest still pays, or what is refunded and where to; one of them is zero. */
  charge: number
  refund: Paid
}

/** The cost of changing to another stay: it refunds no more than canceling now would. */
export function changeStay(
  snapshot: StaySnapshot,
  quoted: readonly Line[],
  moment: Temporal.Instant,
): Change {
  const committed = committedAt(snapshot, moment)
  const charges = [...withoutTaxes(quoted), ...refundLinesFor(snapshot.lines, quoted)]
  const staked = sumOf(charges.filter(({ isReturned }) => !isReturned))
  const lacking = Math.max(0, committed - staked)
  const withKept = lacking ? [...charges, keptLine(snapshot.lines, lacking)] : charges
  const { lines, total } = withTaxes(withKept, taxRatesOf(quoted))
  const difference = total - snapshot.paid.wallet - snapshot.paid.card
  return {
    lines,
    total,
    committed,
    charge: Math.max(0, difference),
    refund: splitBack(snapshot.paid, Math.max(0, -difference)),
  }
}

/** Paid to the owner with the commission of the nights that were given up. */
function keptLine(before: readonly Line[], amount: number): Line {
  const rent = before.find((line) => isRent(line, 'shown'))
  return {
    ...plainLine(lineCodes.kept, amount, 'owner'),
    commission: rent ? portion(rent.commission, amount, rent.amount) : 0,
  }
}
