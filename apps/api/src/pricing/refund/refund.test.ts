import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { price, sumOf, type TaxRate } from '#pricing/price.ts'
import type { Terms } from '#pricing/terms.ts'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { fullRefund, refundFor, type StaySnapshot } from './refund.ts'
import { fullRefundUntilOf, refundCurve, refundSteps } from './refund-curve.ts'

const terms: Terms = {
  nightlyAmount: 98_000,
  weekendAmount: 124_000,
  seasons: [
    {
      from: '2026-12-13',
      to: '2026-12-14',
      nightlyAmount: 108_000,
      weekendAmount: 124_000,
      minNights: 2,
    },
  ],
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
  { authority: 'md_cdt', rate: 3000 },
  { authority: 'md_tdt', rate: 2000 },
  { authority: 'md_psfft', rate: 1000 },
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
  code: 'flexible',
  tiers: [{ hoursBefore: 24, perMille: 1000 }],
  late: { nightsKept: 1, perMille: 1000 },
}
const final: CancellationPolicy = { ...limited, code: 'final', graceHours: 0, tiers: [] }

const stay = { checkIn: '2026-12-11', checkOut: '2026-12-16', guests: 2, pets: 0 }
const { lines, total } = price(terms, taxes, stay)
const booked: StaySnapshot = {
  timeZone: companyTimeZone,
  ...stay,
  checkInAt: Temporal.Instant.from('2026-12-11T21:00:00Z'),
  checkOutAt: Temporal.Instant.from('2026-12-16T16:00:00Z'),
  bookedAt: Temporal.Instant.from('2026-11-15T12:00:00Z'),
  policy: limited,
  lines,
  paid: { wallet: 0, card: total },
  committed: 0,
}
const at = (instant: string) => Temporal.Instant.from(instant)
const steps = (snapshot: StaySnapshot, now = '2026-11-15T12:00:00Z') =>
  refundSteps(snapshot, at(now)).map(({ until, refund }) => [until.toString(), refund.total])

describe('the refund before each instant', () => {
  test('is full until two weeks before, half until one week before, then only returned fees', () => {
    expect(total).toBe(680_260)
    expect(steps(booked)).toEqual([
      ['2026-11-27T21:00:00Z', 680_260],
      ['2026-12-04T21:00:00Z', 358_210],
      ['2026-12-11T21:00:00Z', 36_160],
    ])
  })

  test('leaves out steps that have passed', () => {
    expect(steps(booked, '2026-12-05T12:00:00Z')).toEqual([['2026-12-11T21:00:00Z', 36_160]])
  })

  test('excludes the first night and its taxes on a late flexible cancellation', () => {
    expect(steps({ ...booked, policy: flexible }).map(([, amount]) => amount)).toEqual([
      680_260,
      680_260 - 124_000 - 16_120,
    ])
  })

  test('is only the cleaning fee under the final policy', () => {
    expect(steps({ ...booked, policy: final })).toEqual([['2026-12-11T21:00:00Z', 36_160]])
  })

  test('is full for a day after booking when the stay is a week away', () => {
    const soon = { ...booked, policy: { ...final, graceHours: 24 } }
    expect(steps(soon)).toEqual([
      ['2026-11-16T12:00:00Z', 680_260],
      ['2026-12-11T21:00:00Z', 36_160],
    ])
    const late = at('2026-12-06T12:00:00Z')
    expect(steps({ ...soon, bookedAt: late }, late.toString())).toEqual([
      ['2026-12-11T21:00:00Z', 36_160],
    ])
  })
})

test('the curve has every day until check-in and equals the refund of a cancellation', () => {
  const curve = refundCurve(booked, at('2026-11-25T12:00:00Z'))
  expect(curve).toHaveLength(17)
  expect(curve.map(({ on, refund }) => [on, refund.total]).slice(0, 4)).toEqual([
    ['2026-11-25', 680_260],
    ['2026-11-26', 680_260],
    ['2026-11-27', 358_210],
    ['2026-11-28', 358_210],
  ])
  for (const { until, refund } of curve) {
    expect(refund).toEqual(refundFor(booked, until.subtract({ milliseconds: 1 })))
  }
  expect(curve.at(-1)).toMatchObject({ on: '2026-12-11', until: booked.checkInAt })
  expect(refundCurve(booked, booked.checkInAt)).toEqual([])
})

test('a full refund ends at an instant, and later there is none', () => {
  const now = at('2026-11-25T12:00:00Z')
  const end = fullRefundUntilOf(booked, now)
  expect(end?.toString()).toBe('2026-11-27T21:00:00Z')
  expect(fullRefundUntilOf(booked, at('2026-11-27T20:59:59Z'))).toEqual(end)
  expect(fullRefundUntilOf(booked, at('2026-11-27T21:00:00Z'))).toBeUndefined()
})

describe('the parts of a refund', () => {
  const coupon = {
    code: 'TIDE10',
    perMille: 100,
    amount: null,
    bearer: 'platform',
    isDeducted: true,
  } as const
  const priced = price(terms, taxes, stay, { coupon })
  const mixed = {
    ...booked,
    lines: priced.lines,
    paid: { wallet: 100_000, card: priced.total - 100_000 },
  }

  test('half a refund is half the rent, half the coupon and all of the cleaning fee', () => {
    const refund = refundFor(mixed, at('2026-12-01T12:00:00Z'))
    expect(refund).toMatchObject({ rent: 276_000, coupon: -27_600, fees: 41_000 })
    expect(refund.taxes).toBe(37_622)
    expect(refund.total).toBe(276_000 - 27_600 + 41_000 + 37_622)
    expect(sumOf(refund.kept)).toBe(priced.total - refund.total)
  })

  test('the card is refunded first and the wallet gets the rest', () => {
    const all = fullRefund(mixed)
    expect(all).toMatchObject({ total: priced.total, wallet: 100_000, kept: [] })
    const half = refundFor(mixed, at('2026-12-01T12:00:00Z'))
    expect(half).toMatchObject({ wallet: 0, card: half.total })
    expect(all.card).toBe(priced.total - 100_000)
  })

  test('what is kept is shared by owner, platform and taxes in proportion to the lines', () => {
    const { kept } = refundFor(mixed, at('2026-12-01T12:00:00Z'))
    expect(kept.map(({ code, amount, commission }) => [code, amount, commission])).toEqual([
      ['nights', 124_000, 22_320],
      ['nights', 54_000, 9720],
      ['nights', 98_000, 17_640],
      ['coupon', -27_600, 0],
      ['housekeeping', 9000, 0],
      ['tax_fl_state', 15_444, 0],
      ['tax_md_surtax', 2574, 0],
      ['tax_md_cdt', 7722, 0],
      ['tax_md_tdt', 5148, 0],
      ['tax_md_psfft', 2574, 0],
    ])
  })
})

test('the committed amount is allocated to the same lines whatever less the policy would keep', () => {
  const coupon = { code: 'TIDE', amount: null, bearer: 'owner', isDeducted: false } as const
  const priced = price(terms, taxes, stay, { coupon: { ...coupon, perMille: 898 } })
  const paid = { wallet: 0, card: priced.total }
  const keptBy = (perMille: number) => {
    const policy = { ...limited, graceHours: 0, tiers: [{ hoursBefore: 24, perMille }] }
    const changed = { ...booked, policy, lines: priced.lines, paid, committed: 44_443 }
    return refundFor(changed, at('2026-11-20T12:00:00Z')).kept
  }
  const shares = Array.from({ length: 60 }, (_, index) => 1000 - 7 * index)
  for (const perMille of shares) expect(keptBy(perMille)).toEqual(keptBy(1000))
  expect(sumOf(keptBy(1000).filter(({ for: payee }) => !payee.startsWith('tax:')))).toBe(44_443)
})

describe('after check-in', () => {
  const stays = { ...booked, policy: flexible }

  test('the flexible policy keeps the nights begun, one more, and the cleaning fee', () => {
    const refund = refundFor(stays, at('2026-12-13T10:00:00Z'))
    expect(refund.rent).toBe(98_000 + 98_000)
    expect(refund.fees).toBe(18_000)
  })

  test('a stay that is over is not refunded', () => {
    expect(refundFor(stays, at('2026-12-16T15:00:00Z')).total).toBe(0)
    expect(refundFor(stays, at('2027-06-01T00:00:00Z')).total).toBe(0)
  })
})
