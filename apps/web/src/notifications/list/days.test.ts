import type { Notification } from '@marea/contract/notifications/endpoints.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import { expect, test } from 'vitest'
import { groupByDay } from './days.ts'
import { filterKey, parseFilter } from './filter.ts'

function at(id: number, createdAt: Date): Notification {
  const words = perLanguage(() => ({ title: 'Title', body: 'Body', action: 'Open' }))
  const facts = { kind: 'message', group: 'messages', path: '/chat', isRead: false } as const
  return { id, ...facts, words, createdAt: createdAt.toISOString() }
}

test('notifications are grouped by the reader’s days, with names for the last two', () => {
  const now = new Date(2026, 10, 16, 9)
  const days = groupByDay(
    [
      at(4, new Date(2026, 10, 16, 0, 5)),
      at(3, new Date(2026, 10, 15, 23, 55)),
      at(2, new Date(2026, 10, 15, 1)),
      at(1, new Date(2026, 9, 31, 12)),
    ],
    now,
  )
  expect(days.map(({ date, name, items }) => [date, name, items.map(({ id }) => id)])).toEqual([
    ['2026-11-16', 'today', [4]],
    ['2026-11-15', 'yesterday', [3, 2]],
    ['2026-10-31', undefined, [1]],
  ])
})

test.each([
  ['', {}, 'all'],
  ['show=unread', { show: 'unread' }, 'unread'],
  ['group=payments', { group: 'payments' }, 'payments'],
  ['group=nothing&show=nothing', {}, 'all'],
])('the URL ?%s chooses a filter', (search, filter, key) => {
  expect(parseFilter(new URLSearchParams(search))).toEqual(filter)
  expect(filterKey(parseFilter(new URLSearchParams(search)))).toBe(key)
})
