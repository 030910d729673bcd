import {
  committedAt,
  isTax,
  type Paid,
  type StaySnapshot,
  splitBack,
  taxRatesOf,
} from '#pricing/refund/refund.ts'
import { type Line, sumOf, withTaxes } from './price.ts'
import { portion } from './rounding.ts'

export type Change = {
  /** The lines, total and commitment of the stay after the change. */
  lines: Line[]
  total: number
  committed: number
  /** One of both is zero: what the guest still pays, and what comes back and where to. */
  charge: number
  refund: Paid
}

/** What another stay in place of this one costs: it gives back no more than cancelling now would. */
export function changeStay(
  snapshot: StaySnapshot,
  quoted: readonly Line[],
  moment: Temporal.Instant,
): Change {
  const committed = committedAt(snapshot, moment)
  const charges = quoted.filter((line) => !isTax(line))
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

/** The owner has it as they would have had the nights given up. */
function keptLine(before: readonly Line[], amount: number): Line {
  const rent = before.find(({ code }) => code === 'nights' || code === 'change_kept')
  return {
    code: 'change_kept',
    label: 'price.change_kept',
    amount,
    for: 'owner',
    commission: rent ? portion(rent.commission, amount, rent.amount) : 0,
    isTaxed: true,
    isReturned: false,
  }
}
