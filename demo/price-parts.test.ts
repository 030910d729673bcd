import { isRefund, isRent, isTax, PricePart } from '@marea/contract/pricing/price-parts.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Line, sumOf } from '../apps/api/src/pricing/price.ts'
import { livePrices, somePricedLife } from '../apps/api/test/simulation/priced-lives.ts'
import type { TestApp } from '../apps/api/test/test-app.ts'
import { openDemo } from './test/open-demo.ts'

/** What refund, partial refund, coupon, change, back test and database said until now. */
const byCode = {
  refund: new Set(['nights', 'stay_discount', 'change_kept', 'refund_nights']),
  reduction: new Set(['stay_discount', 'coupon', 'refund_nights']),
  refundPart: new Set(['nights', 'stay_discount', 'coupon', 'change_kept']),
  coupon: new Set(['nights', 'stay_discount']),
  change: new Set(['nights', 'change_kept']),
}
const prefix = 'refund_'

function expectSame(lines: readonly Line[]): void {
  const answers = lines.map((line) => [
    line.code,
    isRent(line, 'shown'),
    isRent(line, 'reduction'),
    isRent(line, 'refundable'),
    isRent(line, 'agreed'),
    isTax(line),
    isRefund(line),
    line.part === 'coupon',
    line.part === 'rent',
  ])
  expect(answers).toEqual(
    lines.map(({ code, for: payee }) => [
      code,
      byCode.refund.has(code),
      byCode.reduction.has(code),
      byCode.refundPart.has(code.startsWith(prefix) ? code.slice(prefix.length) : code),
      byCode.coupon.has(code),
      payee.startsWith('tax:'),
      code.startsWith(prefix),
      code === 'coupon',
      code === 'nights',
    ]),
  )
  const kept = lines.find((line) => isRent(line, 'shown'))
  expect(kept).toBe(lines.find(({ code }) => byCode.change.has(code)))
}

let marea: TestApp

beforeAll(async () => {
  marea = await openDemo()
})
afterAll(() => marea.close())

test('parts say of every stored line what its code said', async () => {
  const { rows } = await sql<{ lines: unknown; rent: number | null }>`
    select lines, rent_amount as rent from bookings
    union all select kept_lines, null from bookings where kept_lines is not null
    union all select before -> 'lines', null from booking_changes
    union all select after -> 'lines', null from booking_changes
    union all select lines, null from quotes`.execute(marea.db)
  expect(rows.length).toBeGreaterThan(500)
  for (const { lines: stored, rent } of rows) {
    const lines = Line.array().parse(stored)
    expectSame(lines)
    const agreed = sumOf(lines.filter((line) => isRent(line, 'agreed')))
    if (rent !== null) expect(agreed).toBe(rent)
  }
})

test('parts say of every line of random stays what its code said', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(somePricedLife, (life) => {
      const { states, refunds } = livePrices(life)
      for (const { lines } of states) expectSame(lines)
      for (const { refund } of refunds) expectSame(refund.kept)
      for (const { lines } of states) for (const { part } of lines) seen.add(part)
    }),
    { numRuns: 1500 },
  )
  expect(seen).toEqual(new Set(PricePart.options))
})
