import { partOf as linePartOf } from '@marea/contract/pricing/price-parts.ts'
import { type Line, refundPrefix, sumOf, withTaxes } from '#pricing/price.ts'
import { portion } from '#pricing/rounding.ts'
import {
  isTax,
  type Refund,
  refundDownTo,
  type StaySnapshot,
  taxRatesOf,
  withCommissionOf,
} from './refund.ts'

export type RefundablePart = { code: string; label: string; amount: number }

/** What makes the nights cheaper, so that not more than their price is refunded. */
const rentCodes = new Set(['nights', 'stay_discount', 'coupon', 'change_kept'])

/** What can still be refunded of each part of a price, before taxes. */
export function refundableParts(lines: readonly Line[]): RefundablePart[] {
  const charges = lines.filter((line) => !isTax(line))
  const groups = Map.groupBy(charges, ({ code }) => partOf(code))
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
  const charges = snapshot.lines.filter((line) => !isTax(line))
  const refunded = charges.find((line) => line.code === code)
  if (!part || !refunded || amount > part.amount) return undefined
  const kept = withRefundLine(charges, refunded, amount)
  const lines = withTaxes(withCommissionOf(charges, kept), taxRatesOf(snapshot.lines)).lines
  return refundDownTo(snapshot, lines)
}

/** A line of its own, because the nights keep their dates and prices. */
function withRefundLine(charges: readonly Line[], refunded: Line, amount: number): Line[] {
  const code = `${refundPrefix}${refunded.code}`
  const earlier = charges.find((line) => line.code === code)
  const { count: _, each: __, dates: ___, rate: ____, name: _____, ...rest } = refunded
  const line = {
    ...rest,
    code,
    part: linePartOf(code),
    label: 'price.refund',
    amount: (earlier?.amount ?? 0) - amount,
    commission: 0,
  }
  return [...charges.filter((each) => each !== earlier), line]
}

function partOf(code: string): string {
  const part = code.startsWith(refundPrefix) ? code.slice(refundPrefix.length) : code
  return rentCodes.has(part) ? 'nights' : part
}

/**
 * Refunds of parts that the stay still has after a change, in proportion where a part costs less
 * now: a refund for four nights kept whole could be more than the one night that is left.
 */
export function refundLinesFor(before: readonly Line[], quoted: readonly Line[]): Line[] {
  const codes = new Set(quoted.map(({ code }) => `${refundPrefix}${code}`))
  return before
    .filter(({ code }) => codes.has(code))
    .map((line) => {
      const [old, left] = [before, quoted].map((lines) => priceOfPart(lines, partOf(line.code)))
      return scaledRefund(line, Math.max(0, Math.min(left ?? 0, old ?? 0)), old ?? 0)
    })
    .filter(({ amount }) => amount !== 0)
}

/** Before refunds of it. */
function priceOfPart(lines: readonly Line[], part: string): number {
  return sumOf(lines.filter(({ code }) => !code.startsWith(refundPrefix) && partOf(code) === part))
}

function scaledRefund(line: Line, left: number, old: number): Line {
  const amount = portion(line.amount, left, old)
  return { ...line, amount, commission: portion(line.commission, left, old) }
}
