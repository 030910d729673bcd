import { isRent, isTax, partOf } from '@marea/contract/pricing/price-parts.ts'
import { fees } from '@marea/contract/suites/fees.ts'
import { extraCodes } from '@marea/contract/suites/listing/extra-codes.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { livePrices, somePricedLife } from '../../test/simulation/priced-lives.ts'
import { Lines, sumOf } from './price.ts'
import { refundableParts } from './refund/refund-part.ts'

describe('what counts as rent', () => {
  test.each([
    ['nights', 'rent', ['agreed', 'shown', 'refundable']],
    ['stay_discount', 'discount', ['agreed', 'shown', 'refundable', 'reduction']],
    ['coupon', 'coupon', ['refundable', 'reduction']],
    ['change_kept', 'kept', ['shown', 'refundable']],
    ['refund_nights', 'rent_refund', ['shown', 'refundable', 'reduction']],
    ['early_check_in', 'fee', []],
    ['refund_late_check_out', 'fee_refund', []],
  ])('the line %s is %s and counts as %j', (code, part, kinds) => {
    const line = { part: partOf(code) }
    const all = ['agreed', 'shown', 'refundable', 'reduction'] as const
    expect([line.part, all.filter((kind) => isRent(line, kind))]).toEqual([part, kinds])
  })

  test('no fee, extra or tax does, and neither does what was refunded of it', () => {
    const charges = [...fees.map(({ code }) => code), ...extraCodes.map((code) => `extra_${code}`)]
    expect(new Set(charges.map(partOf))).toEqual(new Set(['fee']))
    expect(new Set(charges.map((code) => partOf(`refund_${code}`)))).toEqual(
      new Set(['fee_refund']),
    )
    expect(partOf('tax_fl_state')).toBe('tax')
  })
})

test('lines that were stored without their part are read with it', () => {
  everyLife(({ states, refunds }) => {
    const kept = refunds.map(({ refund }) => refund.kept)
    for (const lines of [...states.map((state) => state.lines), ...kept]) {
      const stored = lines.map(({ part, ...line }) => line)
      expect(Lines.parse(stored)).toEqual(lines)
      expect(lines.filter(isTax)).toEqual(lines.filter((line) => line.for.startsWith('tax:')))
    }
  })
})

test('the parts of a refund sum to it, and no part is refunded beyond its price', () => {
  everyLife(({ states, refunds }) => {
    for (const { before, refund } of refunds) {
      const { rent, fees, taxes, coupon, wallet, card, total, kept } = refund
      expect([rent + fees + taxes + coupon, wallet + card]).toEqual([total, total])
      expect(before.paid.wallet + before.paid.card - sumOf(kept)).toBe(total)
      expect(coupon).toBeLessThanOrEqual(0)
    }
    for (const { lines } of states) {
      const charges = sumOf(lines.filter((line) => !isTax(line)))
      const parts = refundableParts(lines)
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(charges)
    }
  })
})

function everyLife(check: (prices: ReturnType<typeof livePrices>) => void): void {
  fc.assert(
    fc.property(somePricedLife, (life) => check(livePrices(life))),
    { numRuns: 200 },
  )
}
