import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../../../test/people.ts'
import { freshRoom, openRoom, thread, write, wrote } from '../../../test/rooms.ts'
import { booked, type Guest, homeOf, openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines } = await openHouse(marea))
})
afterAll(() => marea.close())

const block = (by: Guest, room: string, isBlocked = true) =>
  by.call('PUT', `/rooms/${room}/block`, { body: { isBlocked } })

test('a blocked person can no longer write, in any conversation of the two, until it is undone', async () => {
  const { guest, room } = await freshRoom(marea)
  await wrote(guest, room, 'Hello')
  const { slug } = await homeOf(marea, ines.id)
  const second = await openRoom(guest, slug)
  expect((await block(ines, room)).body.result).toEqual({ isBlocked: true })
  expect((await block(ines, room)).body.result).toEqual({ isBlocked: true })
  for (const each of [room, second]) {
    expect((await write(guest, each, 'Why?')).body.error.code).toBe('messaging.blocked')
  }
  expect((await write(ines, room, 'Bye')).body.error.code).toBe('messaging.blocked_by_you')
  expect((await thread(ines, room)).room.isBlocked).toBe(true)
  expect((await thread(guest, room)).room.isBlocked).toBe(false)
  await block(ines, room, false)
  expect((await write(guest, room, 'Thank you')).status).toBe(200)
  const kinds = await marea.db
    .selectFrom('events')
    .select('kind')
    .where('kind', 'in', ['messaging.blocked', 'messaging.unblocked'])
    .where('subject', '=', `user:${ines.id}`)
    .orderBy('id')
    .execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['messaging.blocked', 'messaging.unblocked'])
})

test('with a confirmed booking nobody can block, and an earlier block no longer counts', async () => {
  const { guest, room } = await freshRoom(marea)
  const { guest: other, room: elsewhere } = await freshRoom(marea)
  await block(guest, room)
  await booked(marea, guest, { checkIn: '2027-02-01', checkOut: '2027-02-04' })
  expect((await write(ines, room, 'Welcome')).status).toBe(200)
  for (const by of [guest, ines]) {
    expect((await block(by, room)).body.error.code).toBe('messaging.block_not_possible')
    expect((await thread(by, room)).room.canBlock).toBe(false)
  }
  expect((await thread(other, elsewhere)).room.canBlock).toBe(true)
})

test('a stranger blocks nobody, and thirty people a day can be blocked', async () => {
  const { room } = await freshRoom(marea)
  const { guest: stranger, room: own } = await freshRoom(marea)
  expect((await block(stranger, room)).body.error.code).toBe('resource.not_found')
  for (let index = 0; index < 30; index += 1) {
    expect((await block(stranger, own)).status).toBe(200)
    await block(stranger, own, false)
  }
  expect((await block(stranger, own)).body.error.code).toBe('messaging.too_many_blocks')
})

test('blocks are in the user’s data and end with the account', async () => {
  const { guest, room } = await freshRoom(marea)
  await block(guest, room)
  const data = (await guest.call('GET', '/user/data')).body.result
  expect(data.blockedPeople).toMatchObject([{ id: ines.id }])
  await guest.call('DELETE', '/user', { body: { password } })
  await marea.runJobs()
  const left = marea.db.selectFrom('messageBlocks').select('blockedId')
  expect(await left.where('blockerId', '=', guest.id).execute()).toEqual([])
})
