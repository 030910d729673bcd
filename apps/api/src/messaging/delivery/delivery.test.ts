import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshRoom, readUpTo, thread, wrote } from '../../../test/rooms.ts'
import { type Guest, openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines } = await openHouse(marea))
})
afterAll(() => marea.close())

async function deliver(by: Guest, messageId: number): Promise<number> {
  return (await by.call('PUT', '/rooms/delivery', { body: { messageId } })).body.result.rooms
}

async function unread(by: Guest): Promise<{ count: number; newestId: number }> {
  return (await by.call('GET', '/rooms/unread')).body.result
}

const marks = async (by: Guest, room: string) => {
  const { otherReadId, otherDeliveredId } = (await thread(by, room)).room
  return { otherReadId, otherDeliveredId }
}

test('a message is sent, then delivered, then read, and only the sender hears of the delivery', async () => {
  const { guest, room } = await freshRoom(marea)
  const { id } = await wrote(ines, room, 'Welcome')
  expect(await marks(ines, room)).toEqual({ otherReadId: 0, otherDeliveredId: 0 })
  expect(await unread(guest)).toEqual({ count: 1, newestId: id })
  expect(await deliver(guest, id)).toBe(1)
  expect(await deliver(guest, id)).toBe(0)
  expect(await marks(ines, room)).toEqual({ otherReadId: 0, otherDeliveredId: id })
  await readUpTo(guest, room, id)
  expect(await marks(ines, room)).toEqual({ otherReadId: id, otherDeliveredId: id })
  expect(await unread(guest)).toEqual({ count: 0, newestId: 0 })
  const events = await marea.db
    .selectFrom('events')
    .select(['subject', 'data'])
    .where('kind', '=', 'messaging.delivered')
    .where(sql<boolean>`data->>'roomId' = ${room}`)
    .execute()
  const data = { roomId: room, messageId: id, by: 'guest' }
  expect(events).toEqual([{ subject: `user:${ines.id}`, data }])
})

test('one confirmation covers all conversations, up to its message and not beyond', async () => {
  const { guest, room } = await freshRoom(marea)
  const { guest: other, room: second } = await freshRoom(marea)
  const first = await wrote(guest, room, 'Hello')
  await wrote(other, second, 'Hello')
  const later = await wrote(guest, room, 'One more')
  expect(await deliver(ines, later.id - 1)).toBe(2)
  expect((await marks(guest, room)).otherDeliveredId).toBe(first.id)
  expect(await deliver(ines, later.id)).toBe(1)
  expect((await marks(guest, room)).otherDeliveredId).toBe(later.id)
})

test('reading without a confirmation counts as delivered, and own messages do not', async () => {
  const { guest, room } = await freshRoom(marea)
  const { id } = await wrote(guest, room, 'Hello')
  expect(await deliver(guest, id)).toBe(0)
  await readUpTo(ines, room, id)
  expect((await marks(guest, room)).otherDeliveredId).toBe(id)
  expect(await deliver(ines, id)).toBe(0)
})

test('a stranger delivers nothing of others', async () => {
  const { guest, room } = await freshRoom(marea)
  const { id } = await wrote(ines, room, 'Only for you')
  const { guest: stranger } = await freshRoom(marea)
  expect(await deliver(stranger, id)).toBe(0)
  expect((await marks(ines, room)).otherDeliveredId).toBe(0)
  expect(await deliver(guest, Number.MAX_SAFE_INTEGER)).toBe(1)
})
