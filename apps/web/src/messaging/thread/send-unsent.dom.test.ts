import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { clearDrafts, readDraft } from './drafts.ts'
import { addUnsent, removeUnsent, sendUnsent } from './send-unsent.ts'

afterEach(() => {
  clearDrafts()
  vi.unstubAllGlobals()
})

const message = (id: string) => ({ id, text: `Text ${id}`, photos: [] })
const unsentIn = (room: string) => readDraft(room).unsent.map(({ id }) => id)

test('messages are sent in order under the ids of the device, and then gone from it', async () => {
  const requests = standInForApi({ 'POST /rooms/a/messages': () => ({}) })
  addUnsent('a', message('1'))
  addUnsent('a', message('2'))
  expect(await sendUnsent()).toEqual([])
  expect(requests.map(({ body }) => Object(body).id)).toEqual(['1', '2'])
  expect(unsentIn('a')).toEqual([])
})

test('without a connection everything stays, in its order', async () => {
  const requests = standInForApi({})
  for (const room of ['a', 'b']) addUnsent(room, message(room))
  await sendUnsent()
  expect(requests).toHaveLength(1)
  expect([unsentIn('a'), unsentIn('b')]).toEqual([['a'], ['b']])
})

test('a refused message stays for its conversation, and others are sent', async () => {
  const error = { code: 'messaging.blocked', message: '', requestId: '' }
  standInForApi({
    'POST /rooms/a/messages': () => Response.json({ error }, { status: 403 }),
    'POST /rooms/b/messages': () => ({}),
  })
  for (const room of ['a', 'b']) addUnsent(room, message(room))
  expect(await sendUnsent()).toEqual(['a'])
  expect([unsentIn('a'), unsentIn('b')]).toEqual([['a'], []])
})

test('a deleted message is not sent, and a full disk is told', async () => {
  const requests = standInForApi({ 'POST /rooms/a/messages': () => ({}) })
  addUnsent('a', message('1'))
  removeUnsent('a', '1')
  await sendUnsent()
  expect(requests).toEqual([])
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(addUnsent('a', message('2'))).toBe(false)
  vi.restoreAllMocks()
})
