import { listNights } from '@marea/contract/platform/time/days.ts'
import { isRent, isTax } from '@marea/contract/pricing/price-parts.ts'
import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import {
  isCommissioned,
  type Line,
  shareCommission,
  sumOf,
  taxRatesOf,
  withoutTaxes,
  withTaxes,
} from '#pricing/price.ts'
import { allocate, perMilleOf, portion } from '#pricing/rounding.ts'

/** Everything a refund depends on, as copied onto the booking. */
export type StaySnapshot = {
  /** Of the home, whose days the deadlines follow. */
  timeZone: string
  checkIn: string
  checkOut: string
  checkInAt: Temporal.Instant
  checkOutAt: Temporal.Instant
  bookedAt: Temporal.Instant
  policy: CancellationPolicy
  lines: readonly Line[]
  /** What was paid and not refunded so far: the sum of the lines, or less while a rest is due. */
  paid: Paid
  /** What was no longer refundable when the stay was last changed, before taxes. */
  committed: number
}

export type Paid = { wallet: number; card: number }

/** Rent, fees, taxes and coupon sum to the total, and so do wallet and card. */
export type Refund = Paid & {
  total: number
  rent: number
  fees: number
  taxes: number
  coupon: number
  /** The lines after the refund: they sum to what was paid less the total. */
  kept: Line[]
}

/** The refund if the guest cancels at this moment. */
export function refundFor(snapshot: StaySnapshot, moment: Temporal.Instant): Refund {
  return refundDownTo(snapshot, keptAt(snapshot, moment))
}

/** The refund if someone other than the guest cancels. */
export function fullRefund(snapshot: StaySnapshot): Refund {
  return refundDownTo(snapshot, [])
}

/** Refunds the card first and the wallet with the rest. */
export function splitBack(paid: Paid, amount: number): Paid {
  const card = Math.min(paid.card, amount)
  return { card, wallet: amount - card }
}

/** What is kept of the non-returned lines, before taxes. */
export function committedAt(snapshot: StaySnapshot, moment: Temporal.Instant): number {
  return sumOf(keptAt(snapshot, moment).filter((line) => !line.isReturned && !isTax(line)))
}

/** Refunds everything above these lines; an unpaid amount is neither refunded nor kept. */
export function refundDownTo({ lines, paid }: StaySnapshot, wanted: Line[]): Refund {
  const received = Math.min(paid.wallet + paid.card, sumOf(lines))
  const kept = keptOfPaid(wanted, received)
  const back = (isPart: (line: Line) => boolean) =>
    sumOf(lines.filter(isPart)) - sumOf(kept.filter(isPart))
  const rent = back((line) => isRent(line, 'shown'))
  const coupon = back(({ part }) => part === 'coupon')
  const taxes = back(isTax)
  const whole = sumOf(lines) - sumOf(kept)
  const total = received - sumOf(kept)
  const parts = [rent, whole - rent - coupon - taxes, taxes, coupon]
  const [ofRent = 0, fees = 0, ofTaxes = 0, ofCoupon = 0] =
    total === whole ? parts : allocate(parts, total)
  const shares = { rent: ofRent, fees, taxes: ofTaxes, coupon: ofCoupon }
  return { total, ...shares, ...splitBack(paid, total), kept }
}

/** Lines that sum to more than was paid are each reduced in proportion. */
function keptOfPaid(lines: Line[], received: number): Line[] {
  if (sumOf(lines) <= received) return lines
  const amounts = allocate(
    lines.map(({ amount }) => amount),
    received,
  )
  const reduced = lines
    .map((line, index) => scaled(line, amounts[index] ?? 0))
    .filter(({ amount }) => amount !== 0)
  return withCommissionOf(lines, reduced)
}

/** Taxes are due only on what is kept. */
function keptAt(snapshot: StaySnapshot, moment: Temporal.Instant): Line[] {
  const { lines, committed } = snapshot
  const charges = withoutTaxes(lines)
  const share = shareAt(snapshot, moment)
  const staked = charges.filter((line) => share.hasBegun || !line.isReturned)
  const kept = keptOf(staked, share, committed)
  const keptLines = staked
    .map((line, index) => scaled(line, kept[index] ?? 0))
    .filter(({ amount }) => amount !== 0)
  if (!keptLines.length) return []
  return withTaxes(withCommissionOf(charges, keptLines), taxRatesOf(lines)).lines
}

/** Where more is committed than the policy keeps, it is allocated the same way at every moment. */
function keptOf(
  staked: readonly Line[],
  { nightsKept, perMille }: Share,
  committed: number,
): number[] {
  const first = firstNights(staked, nightsKept)
  const rest = staked.map(({ amount }, index) => amount - (first[index] ?? 0))
  const partly = allocate(rest, perMilleOf(sum(rest), 1000 - perMille))
  const kept = staked.map((_, index) => (first[index] ?? 0) + (partly[index] ?? 0))
  if (sum(kept.filter((_, index) => !staked[index]?.isReturned)) >= committed) return kept
  const stakes = staked.map(({ amount, isReturned }) => (isReturned ? 0 : amount))
  const shared = allocate(stakes, Math.min(committed, sum(stakes)))
  return staked.map(({ isReturned }, index) => (isReturned ? kept : shared)[index] ?? 0)
}

/** The platform's share of what is kept is its share of the original charges. */
export function withCommissionOf(charges: readonly Line[], kept: readonly Line[]): Line[] {
  const all = charges.filter((line) => isCommissioned(line))
  const commission = all.reduce((sum, line) => sum + line.commission, 0)
  const part = sumOf(kept.filter((line) => isCommissioned(line)))
  return shareCommission(kept, portion(commission, part, sumOf(all)))
}

type Share = { nightsKept: number; perMille: number; hasBegun: boolean }

function shareAt(snapshot: StaySnapshot, moment: Temporal.Instant): Share {
  const { policy, checkInAt, checkIn, checkOut } = snapshot
  if (!isBefore(moment, checkInAt)) {
    const stayed = nightsBegun(snapshot, moment)
    const isOver = stayed >= listNights(checkIn, checkOut).length
    return {
      nightsKept: stayed + policy.late.nightsKept,
      perMille: isOver ? 0 : policy.late.perMille,
      hasBegun: true,
    }
  }
  if (isGrace(snapshot, moment)) return { nightsKept: 0, perMille: 1000, hasBegun: false }
  const tier = policy.tiers.find(({ hoursBefore }) =>
    isBefore(moment, checkInAt.subtract({ hours: hoursBefore })),
  )
  return tier
    ? { nightsKept: 0, perMille: tier.perMille, hasBegun: false }
    : { ...policy.late, hasBegun: false }
}

function isGrace({ policy, bookedAt, checkInAt }: StaySnapshot, moment: Temporal.Instant) {
  const { graceHours, graceDaysBefore } = policy
  const isEarly = !isBefore(checkInAt.subtract({ hours: 24 * graceDaysBefore }), bookedAt)
  return graceHours > 0 && isEarly && isBefore(moment, bookedAt.add({ hours: graceHours }))
}

/** Each night begins 24 hours after the one before it. */
function nightsBegun({ checkInAt }: StaySnapshot, moment: Temporal.Instant): number {
  return 1 + Math.floor(moment.since(checkInAt).total('hours') / 24)
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0
}

/** The price of the first nights with their share of discount and coupon, and all returned lines. */
function firstNights(lines: readonly Line[], count: number): number[] {
  const kept = new Set(
    lines
      .flatMap(({ dates = [] }) => dates)
      .toSorted()
      .slice(0, count),
  )
  const nights = lines.map(({ dates = [], each = 0 }) => {
    return each * dates.filter((day) => kept.has(day)).length
  })
  const all = sumOf(lines.filter(({ part }) => part === 'rent'))
  return lines.map((line, index) => {
    if (line.isReturned) return line.amount
    return isRent(line, 'reduction') ? portion(line.amount, sum(nights), all) : (nights[index] ?? 0)
  })
}

function scaled(line: Line, amount: number): Line {
  if (amount === line.amount) return line
  const { dates, count, each, ...rest } = line
  return { ...rest, amount }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
