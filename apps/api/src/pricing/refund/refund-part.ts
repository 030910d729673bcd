import {
  chargeCodeOf,
  isRefund,
  isRent,
  lineCodes,
  partOf,
  refundCodeOf,
} from '@marea/contract/pricing/price-parts.ts'
import { type Line, sumOf, taxRatesOf, withoutTaxes, withTaxes } from '#pricing/price.ts'
import { portion } from '#pricing/rounding.ts'
import { type Refund, refundDownTo, type StaySnapshot, withCommissionOf } from './refund.ts'

export type RefundablePart = { code: string; label: string; amount: number }

/** What can still be refunded of each part of a price, before taxes. */
export function refundableParts(lines: readonly Line[]): RefundablePart[] {
  const groups = Map.groupBy(withoutTaxes(lines), refundedAs)
  return [...groups]
    .map(([code, group]) => ({ code, label: `price.${code}`, amount: sumOf(group) }))
    .filter(({ amount }) => amount > 0)
}

/** Refunds an amount of one part, with its commission and its taxes; undefined if it is too much. */
export function refundPart(
  snapshot: StaySnapshot,
  { code, amount }: { code: string; amount: number },
): Refund | undefined {
  const part = refundableParts(snapshot.lines).find((each) => each.code === code)
  const charges = withoutTaxes(snapshot.lines)
  const refunded = charges.find((line) => line.code === code)
  if (!part || !refunded || amount > part.amount) return undefined
  const kept = withRefundLine(charges, refunded, amount)
  const lines = withTaxes(withCommissionOf(charges, kept), taxRatesOf(snapshot.lines)).lines
  return refundDownTo(snapshot, lines)
}

/** A line of its own, because the nights keep their dates and prices. */
function withRefundLine(charges: readonly Line[], refunded: Line, amount: number): Line[] {
  const code = refundCodeOf(refunded.code)
  const earlier = charges.find((line) => line.code === code)
  const { count: _, each: __, dates: ___, rate: ____, name: _____, ...rest } = refunded
  const line = {
    ...rest,
    code,
    part: partOf(code),
    label: 'price.refund',
    amount: (earlier?.amount ?? 0) - amount,
    commission: 0,
  }
  return [...charges.filter((each) => each !== earlier), line]
}

/**
 * All lines that make up the price of the nights are refunded as one part, so that no more than that price is refunded.
 */
function refundedAs(line: Line): string {
  return isRent(line, 'refundable') ? lineCodes.nights : chargeCodeOf(line.code)
}

/**
 * Keeps refunds of parts that the stay still has after a change, in proportion where a part now costs less: a whole
 * refund for four nights could exceed the one night that is left.
 */
export function refundLinesFor(before: readonly Line[], quoted: readonly Line[]): Line[] {
  const codes = new Set(quoted.map(({ code }) => refundCodeOf(code)))
  return before
    .filter(({ code }) => codes.has(code))
    .map((line) => {
      const [old, left] = [before, quoted].map((lines) => priceOfPart(lines, refundedAs(line)))
      return scaledRefund(line, Math.max(0, Math.min(left ?? 0, old ?? 0)), old ?? 0)
    })
    .filter(({ amount }) => amount !== 0)
}

/** The price before refunds of the part. */
function priceOfPart(lines: readonly Line[], part: string): number {
  return sumOf(lines.filter((line) => !isRefund(line) && refundedAs(line) === part))
}

function scaledRefund(line: Line, left: number, old: number): Line {
  const amount = portion(line.amount, left, old)
  return { ...line, amount, commission: portion(line.commission, left, old) }
}
