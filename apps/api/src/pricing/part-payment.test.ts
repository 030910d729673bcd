import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { companyTimeZone } from '../../../../demo/company-clock.ts'
import { balanceAttempts, balanceRetry, offerParts, planParts, splitInTwo } from './part-payment.ts'
import { price, sumOf, type TaxRate } from './price.ts'
import { refundFor, type StaySnapshot } from './refund/refund.ts'
import type { Terms } from './terms.ts'

const terms: Terms = {
  nightlyAmount: 98_001,
  weekendAmount: 124_000,
  seasons: [],
  discounts: [],
  feeAmounts: { cleaning: 32_000, pets: 0, housekeeping: 18_000 },
  commissionPerMille: 180,
  minNights: 2,
  maxNights: 60,
  guests: 8,
  maxPets: 0,
}
const taxes: TaxRate[] = [
  { authority: 'fl_state', rate: 6000 },
  { authority: 'md_surtax', rate: 1000 },
]
const limited: CancellationPolicy = {
  code: 'limited',
  graceHours: 24,
  graceDaysBefore: 7,
  tiers: [
    { hoursBefore: 336, perMille: 1000 },
    { hoursBefore: 168, perMille: 500 },
  ],
  late: { nightsKept: 0, perMille: 0 },
}
const flexible: CancellationPolicy = {
  ...limited,
  tiers: [{ hoursBefore: 24, perMille: 1000 }],
  late: { nightsKept: 1, perMille: 1000 },
}
const firm: CancellationPolicy = { ...limited, tiers: [{ hoursBefore: 720, perMille: 1000 }] }
const strict: CancellationPolicy = { ...limited, tiers: [{ hoursBefore: 168, perMille: 500 }] }
const final: CancellationPolicy = { ...limited, graceHours: 0, tiers: [] }

const at = (instant: string) => Temporal.Instant.from(instant)
const stay = { checkIn: '2027-01-10', checkOut: '2027-01-14', guests: 2, pets: 0 }
const { lines, total } = price(terms, taxes, stay)
const booked: StaySnapshot = {
  timeZone: companyTimeZone,
  ...stay,
  checkInAt: at('2027-01-10T21:00:00Z'),
  checkOutAt: at('2027-01-14T16:00:00Z'),
  bookedAt: at('2026-11-15T12:00:00Z'),
  policy: limited,
  lines,
  paid: { wallet: 0, card: total },
  committed: 0,
}
const dueOn = (policy: CancellationPolicy, now = '2026-11-15T12:00:00Z') =>
  offerParts({ ...booked, policy }, at(now))?.dueOn

test('the two parts of any price add up, and the first is at most a cent more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (amount) => {
      const { first, rest } = splitInTwo(amount)
      expect(first + rest).toBe(amount)
      expect([0, 1]).toContain(first - rest)
    }),
  )
})

test('the rest is due two weeks before check-in, or four days before the full refund ends', () => {
  expect(dueOn(flexible)).toBe('2026-12-27')
  expect(dueOn(limited)).toBe('2026-12-23')
  expect(dueOn(firm)).toBe('2026-12-07')
})

test('the rest is due at ten by the clock of the home, on its day and not that of the company', () => {
  const inTokyo: StaySnapshot = {
    ...booked,
    timeZone: 'Asia/Tokyo',
    checkInAt: at('2027-01-10T07:00:00Z'),
    checkOutAt: at('2027-01-14T02:00:00Z'),
  }
  const plan = planParts(inTokyo, at('2026-11-15T12:00:00Z'))
  // There it is still December 22 in Miami.
  expect([plan?.dueOn, String(plan?.dueAt)]).toEqual(['2026-12-23', '2026-12-23T01:00:00Z'])
  const lastOffer = '2026-12-11T14:59:00Z'
  const parts = (now: string) => offerParts(inTokyo, at(now))?.dueOn
  expect([parts(lastOffer), parts('2026-12-11T15:00:00Z')]).toEqual(['2026-12-23', undefined])
})

test('a policy without a full refund, or one that ends too soon, allows no parts', () => {
  expect(dueOn(strict)).toBeUndefined()
  expect(dueOn(final)).toBeUndefined()
  expect(dueOn(flexible, '2026-12-11T17:00:00Z')).toBe('2026-12-27')
  expect(dueOn(flexible, '2026-12-12T17:00:00Z')).toBeUndefined()
  expect(dueOn(firm, '2026-11-30T17:00:00Z')).toBe('2026-12-07')
  expect(dueOn(firm, '2026-12-01T17:00:00Z')).toBeUndefined()
})

test('at the last attempt canceling still refunds everything', () => {
  for (const policy of [flexible, limited, firm]) {
    const plan = planParts({ ...booked, policy }, at('2026-11-15T12:00:00Z'))
    if (!plan) throw new Error('There is no plan.')
    const givenUp = plan.dueAt.add({ hours: balanceRetry.hours * balanceAttempts })
    expect(refundFor({ ...booked, policy }, givenUp).total).toBe(total)
    const paid = { wallet: 0, card: plan.first }
    expect(refundFor({ ...booked, policy, paid }, givenUp).total).toBe(plan.first)
  }
})

test('of a part that was paid, what the policy keeps of the whole price is not refunded', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: total }),
      fc.integer({ min: 0, max: 1400 }),
      fc.constantFrom(limited, flexible, firm, strict, final),
      (card, hours, policy) => {
        const moment = booked.bookedAt.add({ hours })
        const whole = refundFor({ ...booked, policy }, moment)
        const part = refundFor({ ...booked, policy, paid: { wallet: 0, card } }, moment)
        expect(part.total).toBe(Math.max(0, card - (total - whole.total)))
        expect(part.card).toBe(part.total)
        expect(part.rent + part.fees + part.taxes + part.coupon).toBe(part.total)
        expect(sumOf(part.kept)).toBe(card - part.total)
      },
    ),
  )
})
