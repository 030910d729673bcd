import type { Message } from '@marea/contract/messaging/endpoints.ts'
import { expect, test } from 'vitest'
import { groupByDay } from './message-days.ts'

function said(id: number, sentAt: string, from: Message['from'] = 'guest'): Message {
  const rest = { photos: [], hints: [], note: null, author: null, isAutomatic: false }
  return { id, clientId: null, from, text: 'Hi', ...rest, sentAt }
}

test('messages are grouped by day, and those sent together share one time', () => {
  const utc = (at: Date) => at.toISOString().slice(0, 10)
  const days = groupByDay(
    [
      said(1, '2026-11-14T23:58:00Z'),
      said(2, '2026-11-15T00:01:00Z'),
      said(3, '2026-11-15T00:03:00Z'),
      said(4, '2026-11-15T00:04:00Z', 'owner'),
      said(5, '2026-11-15T00:20:00Z', 'owner'),
      said(6, '2026-11-15T00:21:00Z', null),
      said(7, '2026-11-15T00:22:00Z', null),
    ],
    utc,
  )
  expect(days.map(({ day, lines }) => [day, lines.map(({ goesOn }) => goesOn)])).toEqual([
    ['2026-11-14', [false]],
    ['2026-11-15', [true, false, false, false, false, false]],
  ])
})
