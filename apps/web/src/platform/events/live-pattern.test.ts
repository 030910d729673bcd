import { expect, test } from 'vitest'
import type { StreamEvent } from './event-stream.ts'
import { isMatched } from './live-pattern.ts'

const credited: StreamEvent = {
  id: 7,
  kind: 'wallet.deposit_credited',
  data: { depositId: 'one', amount: 50_00 },
}

test('a pattern matches one kind or all kinds of a slice', () => {
  expect(isMatched(credited, ['wallet.*'])).toBe(true)
  expect(isMatched(credited, ['wallet.deposit_credited'])).toBe(true)
  expect(isMatched(credited, ['wallet.deposit_failed', 'booking.*'])).toBe(false)
})

test('a gap concerns every listener', () => {
  expect(isMatched({ id: 8, kind: 'live.gap' }, ['booking.*'])).toBe(true)
})

test('a transient event concerns those that ask for it, and no page that loads data', () => {
  const typing: StreamEvent = { kind: 'messaging.typing', data: { roomId: 'villa' } }
  expect(isMatched(typing, ['messaging.*'])).toBe(false)
  expect(isMatched(typing, ['messaging.typing'])).toBe(true)
})

test('a kind that nobody is sent live cannot be listened to', () => {
  // @ts-expect-error: nobody hears of this kind.
  expect(isMatched(credited, ['identity.registered'])).toBe(false)
  // @ts-expect-error: no event is of this slice.
  expect(isMatched(credited, ['review.*'])).toBe(false)
})
