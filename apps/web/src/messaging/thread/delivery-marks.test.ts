import type { Message } from '@marea/contract/messaging/endpoints.ts'
import { expect, test } from 'vitest'
import { deliveryMarks } from './delivery-marks.ts'

function said(id: number, from: Message['from']): Message {
  const sentAt = '2026-11-15T12:00:00Z'
  const rest = { photos: [], hints: [], note: null, author: null, isAutomatic: false }
  return { id, clientId: null, from, text: 'Hi', ...rest, sentAt }
}

const items = [
  said(1, 'guest'),
  said(2, 'owner'),
  said(3, 'guest'),
  said(4, 'guest'),
  said(5, null),
]
const marks = (otherReadId: number, otherDeliveredId: number) =>
  Object.fromEntries(deliveryMarks(items, { side: 'guest', otherReadId, otherDeliveredId }))

test('each step is shown once, at the last message that reached it', () => {
  expect(marks(0, 0)).toEqual({ 4: 'sent' })
  expect(marks(0, 3)).toEqual({ 3: 'delivered', 4: 'sent' })
  expect(marks(2, 3)).toEqual({ 1: 'seen', 3: 'delivered', 4: 'sent' })
  expect(marks(2, 5)).toEqual({ 1: 'seen', 4: 'delivered' })
  expect(marks(5, 5)).toEqual({ 4: 'seen' })
})

test('a conversation without own messages has no marks', () => {
  const position = { side: 'owner', otherReadId: 9, otherDeliveredId: 9 } as const
  expect(deliveryMarks([said(1, 'guest')], position).size).toBe(0)
})
