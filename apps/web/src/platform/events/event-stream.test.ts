import { expect, test } from 'vitest'
import { readMessages } from './event-stream.ts'

test('whole messages are read and a half one waits for its end', () => {
  const credited = 'id: 7\nevent: wallet.deposit_credited\ndata: {"amount":5000}\n\n'
  const { events, rest } = readMessages(`retry: 2000\n\n: beat\n\n${credited}id: 8\nevent: wal`)
  expect(events).toEqual([{ id: 7, kind: 'wallet.deposit_credited', data: { amount: 5000 } }])
  expect(rest).toBe('id: 8\nevent: wal')
  expect(readMessages(`${rest}let.hold\ndata: {}\n\n`).events).toMatchObject([{ id: 8 }])
})

test('a transient event has no id', () => {
  const { events } = readMessages('event: messaging.typing\ndata: {"roomId":"villa"}\n\n')
  expect(events).toEqual([{ kind: 'messaging.typing', data: { roomId: 'villa' } }])
})

test('a message that makes no sense is left out', () => {
  const { events } = readMessages('event: x\n\nid: 9\nevent: y.z\ndata: {broken\n\n')
  expect(events).toEqual([{ id: 9, kind: 'y.z', data: {} }])
})
