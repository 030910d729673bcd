import { isRefund } from '@marea/contract/pricing/price-parts.ts'
import type { HourSide } from '@marea/contract/suites/listing/home-stay-times.ts'
import {
  isCommissioned,
  type Line,
  type Price,
  plainLine,
  sumOf,
  taxRatesOf,
  withoutTaxes,
  withTaxes,
} from './price.ts'
import { portion } from './rounding.ts'

const codes = { check_in: 'early_check_in', check_out: 'late_check_out' } as const

/** The price of a stay with other hours, which are taxed like its nights. */
export function withStayTime(before: readonly Line[], side: HourSide, amount: number): Price {
  const charges = chargesWithout(before, side)
  return withTaxes([...charges, stayTimeLine(charges, side, amount)], taxRatesOf(before))
}

/** What these hours add to the price, with taxes. */
export function priceOfStayTime(lines: readonly Line[], side: HourSide, amount: number): number {
  const { total } = withTaxes(chargesWithout(lines, side), taxRatesOf(lines))
  return withStayTime(lines, side, amount).total - total
}

export function findStayTimeLine(lines: readonly Line[], side: HourSide): Line | undefined {
  return lines.find(({ code }) => code === codes[side])
}

/** A price with lines that a stay keeps from before it was changed. */
export function withLines({ lines }: Pick<Price, 'lines'>, kept: readonly Line[]): Price {
  return withTaxes([...withoutTaxes(lines), ...kept], taxRatesOf(lines))
}

/** Refunds of parts are added again when the stay is changed. */
function chargesWithout(lines: readonly Line[], side: HourSide): Line[] {
  return withoutTaxes(lines).filter((line) => !isRefund(line) && line.code !== codes[side])
}

/** Paid to the owner with the commission of the nights, and refunded if the stay never begins. */
function stayTimeLine(charges: readonly Line[], side: HourSide, amount: number): Line {
  const shared = charges.filter((line) => isCommissioned(line))
  const commission = shared.reduce((sum, line) => sum + line.commission, 0)
  return {
    ...plainLine(codes[side], amount, 'owner'),
    commission: portion(commission, amount, sumOf(shared)),
    isReturned: true,
  }
}
