import { usd } from '@marea/contract/platform/money.ts'
import { expect, test } from 'vitest'
import { balanceSteps } from './balance-steps.ts'

const now = Date.parse('2026-11-15T12:00:00Z')

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
    now,
  )
  expect(steps.map(({ balance }) => balance)).toEqual([10_000, 60_000, 186_240])
  expect(new Date(steps[1]?.at ?? 0).toISOString()).toBe('2026-10-28T09:00:00.000Z')
})

test('what moved long ago is only where the line begins', () => {
  const steps = balanceSteps([line('2026-01-01T00:00:00Z', 700, 4_200)], now)
  expect(steps).toEqual([{ at: now - 60 * 86_400_000, balance: 4_200 }])
})

test('a day that gave as much as it took is no step', () => {
  const steps = balanceSteps(
    [
      line('2026-11-10T09:05:00Z', -900, 1_000),
      line('2026-11-10T09:00:00Z', 900, 1_900),
      line('2026-10-01T09:00:00Z', 1_000, 1_000),
    ],
    now,
  )
  expect(steps.map(({ balance }) => balance)).toEqual([0, 1_000])
})

test('a wallet without movements lies flat', () => {
  expect(balanceSteps([], now).map(({ balance }) => balance)).toEqual([0])
})

test('entries that were booked in another order than they happened still draw one line', () => {
  const steps = balanceSteps(
    [
      line('2026-10-20T09:00:00Z', 5_000, 8_000),
      line('2026-11-10T09:00:00Z', 2_000, 3_000),
      line('2026-10-01T09:00:00Z', 1_000, 1_000),
    ],
    now,
  )
  expect(steps.map(({ balance }) => balance)).toEqual([0, 1_000, 6_000, 8_000])
  expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b))
})
