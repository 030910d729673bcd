import { usd } from '@marea/contract/platform/money.ts'
import { dayIn } from '@marea/contract/platform/time/zoned-time.ts'
import { expect, test } from 'vitest'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { balanceSteps } from './balance-steps.ts'

const today = '2026-11-15'
const dateOf = (instant: string) => dayIn(companyTimeZone, new Date(instant))

function line(at: string, amount: number, balance: number) {
  return {
    id: 1,
    kind: '',
    cause: '',
    hold: null,
    stay: null,
    at,
    amount: usd(amount),
    balance: usd(balance),
  }
}

test('each day that moved money is one step, with the balance at its end', () => {
  const steps = balanceSteps(
    [
      line('2026-11-12T15:00:00Z', 148_640, 186_240),
      line('2026-11-12T09:00:00Z', -22_400, 37_600),
      line('2026-10-28T09:00:00Z', 50_000, 60_000),
    ],
    today,
    dateOf,
  )
  expect(steps.map(({ balance }) => balance)).toEqual([10_000, 60_000, 186_240])
  expect(steps.map(({ day }) => day)).toEqual(['2026-09-16', '2026-10-28', '2026-11-12'])
})

test('an evening at the company is the same day, though it is the next one in UTC', () => {
  const steps = balanceSteps(
    [line('2026-11-16T02:30:00Z', 17_500, 616_045), line('2026-11-15T20:00:00Z', 598_545, 598_545)],
    today,
    dateOf,
  )
  expect(steps).toEqual([
    { day: '2026-09-16', balance: 0 },
    { day: '2026-11-15', balance: 616_045 },
  ])
})

test('what moved long ago is only where the line begins', () => {
  const steps = balanceSteps([line('2026-01-01T00:00:00Z', 700, 4_200)], today, dateOf)
  expect(steps).toEqual([{ day: '2026-09-16', balance: 4_200 }])
})

test('a day that gave as much as it took is no step', () => {
  const steps = balanceSteps(
    [
      line('2026-11-10T09:05:00Z', -900, 1_000),
      line('2026-11-10T09:00:00Z', 900, 1_900),
      line('2026-10-01T09:00:00Z', 1_000, 1_000),
    ],
    today,
    dateOf,
  )
  expect(steps.map(({ balance }) => balance)).toEqual([0, 1_000])
})

test('a wallet without movements lies flat', () => {
  expect(balanceSteps([], today, dateOf).map(({ balance }) => balance)).toEqual([0])
})

test('entries that were booked in another order than they happened still draw one line', () => {
  const steps = balanceSteps(
    [
      line('2026-10-20T09:00:00Z', 5_000, 8_000),
      line('2026-11-10T09:00:00Z', 2_000, 3_000),
      line('2026-10-01T09:00:00Z', 1_000, 1_000),
    ],
    today,
    dateOf,
  )
  expect(steps.map(({ balance }) => balance)).toEqual([0, 1_000, 6_000, 8_000])
  expect(steps.map(({ day }) => day)).toEqual(steps.map(({ day }) => day).toSorted())
})
