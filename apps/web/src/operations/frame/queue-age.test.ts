import { expect, test } from 'vitest'
import { isLate, queueAge } from './queue-age.ts'

const now = Date.parse('2026-11-16T15:00:00Z')

test('the oldest item is measured against the target', () => {
  const oldestAt = '2026-11-16T12:00:00Z'
  expect(queueAge({ oldestAt, targetMinutes: 240 }, now)).toEqual({
    minutes: 180,
    share: 0.75,
    lateMinutes: 0,
  })
  expect(queueAge({ oldestAt, targetMinutes: 60 }, now)).toEqual({
    minutes: 180,
    share: 1,
    lateMinutes: 120,
  })
})

test('an empty queue has no age and is never late', () => {
  const queue = { key: 'jobs', waiting: 0, oldestAt: null, targetMinutes: 30, next: null } as const
  expect(queueAge(queue, now)).toBeUndefined()
  expect(isLate(queue, now)).toBe(false)
})
