import { expect, test } from 'vitest'
import { scheduleOf } from './schedule-draft.ts'

const draft = { frequency: 'weekly', weekday: 2, monthDay: 5, accountId: 'a' } as const

test('only the day of the chosen frequency is sent', () => {
  const shared = { minimum: 100_00, bankAccountId: 'a' }
  expect(scheduleOf(draft, 100_00)).toEqual({
    ...shared,
    frequency: 'weekly',
    weekday: 2,
    monthDay: null,
  })
  expect(scheduleOf({ ...draft, frequency: 'monthly' }, 100_00)).toEqual({
    ...shared,
    frequency: 'monthly',
    weekday: null,
    monthDay: 5,
  })
  expect(scheduleOf({ ...draft, frequency: 'off' }, 100_00)).toEqual({
    ...shared,
    frequency: 'off',
    weekday: null,
    monthDay: null,
  })
})

test('without an account the default one is meant', () => {
  expect(scheduleOf({ ...draft, accountId: '' }, 1_00).bankAccountId).toBeNull()
})
