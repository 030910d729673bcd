import type { CancellationPolicy } from '@marea/contract/suites.ts'
import { expect, test } from 'vitest'
import { price } from './price.ts'
import { refundSteps } from './refund-steps.ts'

const terms = {
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
  cleaningAmount: 32_000,
  petAmount: 0,
  housekeepingAmount: 18_000,
  commissionPerMille: 180,
  minNights: 2,
  maxNights: 60,
  guests: 8,
  maxPets: 0,
}
const taxes = [
  { authority: 'fl_state', rate: 6000 },
  { authority: 'md_surtax', rate: 1000 },
  { authority: 'md_cdt', rate: 3000 },
  { authority: 'md_tdt', rate: 2000 },
  { authority: 'md_psfft', rate: 1000 },
] as const
const stay = { checkIn: '2026-12-11', checkOut: '2026-12-16', guests: 2, pets: 0 }
const { lines, total } = price(terms, taxes, stay)
const checkInAt = Temporal.Instant.from('2026-12-11T21:00:00Z')
const now = Temporal.Instant.from('2026-11-15T12:00:00Z')

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

test('all comes back two weeks before, half until one week, then only what was never used', () => {
  expect(total).toBe(680_260)
  const steps = refundSteps(lines, limited, { checkInAt, now })
  expect(steps.map(({ until, amount }) => [until.toString(), amount])).toEqual([
    ['2026-11-27T21:00:00Z', 680_260],
    ['2026-12-04T21:00:00Z', 358_210],
    ['2026-12-11T21:00:00Z', 36_160],
  ])
})

test('steps that have passed are not offered any more', () => {
  const late = Temporal.Instant.from('2026-12-05T12:00:00Z')
  const steps = refundSteps(lines, limited, { checkInAt, now: late })
  expect(steps.map(({ amount }) => amount)).toEqual([36_160])
})

test('a flexible house keeps the first night and its taxes from whoever cancels late', () => {
  const flexible: CancellationPolicy = {
    ...limited,
    code: 'flexible',
    tiers: [{ hoursBefore: 24, perMille: 1000 }],
    late: { nightsKept: 1, perMille: 1000 },
  }
  const steps = refundSteps(lines, flexible, { checkInAt, now })
  expect(steps.map(({ amount }) => amount)).toEqual([680_260, 680_260 - 124_000 - 16_120])
})

test('a final price gives back the cleaning alone', () => {
  const final: CancellationPolicy = { ...limited, code: 'final', tiers: [] }
  const steps = refundSteps(lines, final, { checkInAt, now })
  expect(steps.map(({ amount }) => amount)).toEqual([36_160])
})
