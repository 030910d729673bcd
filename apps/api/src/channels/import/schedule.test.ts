import { expect, test } from 'vitest'
import { nextCheckAt } from './schedule.ts'

const now = Temporal.Instant.from('2026-11-15T12:00:00Z')

function minutes(failures: number, random: number): number {
  return now.until(nextCheckAt(now, failures, () => random)).total('minutes')
}

test('a healthy calendar is checked every ten minutes at the latest, and not all at once', () => {
  expect([minutes(0, 0), minutes(0, 1)]).toEqual([9, 10])
})

test('checks get rarer with every failure, up to once an hour', () => {
  expect([1, 2, 3, 4, 200].map((failures) => minutes(failures, 1))).toEqual([10, 20, 40, 60, 60])
})
