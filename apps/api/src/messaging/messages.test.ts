import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { password } from '../../test/people.ts'
import { freshRoom, openRoom, readUpTo, thread, unreadOf, write, wrote } from '../../test/rooms.ts'
import { ageTries } from '../../test/sign-in-attempts.ts'
import { type Guest, homeOf, openHouse } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura } = await openHouse(marea))
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

test('a message is trimmed and otherwise stored unchanged', async () => {
  const { guest, room } = await freshRoom(marea)
  const text = '<b>Bold</b>?\nhttps://marea.test & “quotes” 🌊'
  const { id } = await wrote(guest, room, `  ${text}\n\n`)
  const { items } = await thread(ines, room)
  expect(items).toMatchObject([{ id, text, from: 'guest', note: null }])
})

test('empty, too long and unstorable messages are refused', async () => {
  const { guest, room } = await freshRoom(marea)
  for (const text of ['', '   \n', 'a'.repeat(4001), 'a\u0000b']) {
    expect((await write(guest, room, text)).body.error.code).toBe('request.invalid')
  }
  expect((await write(guest, room, 'Hi', 'not-a-uuid')).status).toBe(400)
  expect((await write(guest, room, 'a'.repeat(4000))).status).toBe(200)
  expect((await thread(guest, room)).items).toHaveLength(1)
})

test('a repeated message, even at the same moment, is stored once', async () => {
  const { guest, room } = await freshRoom(marea)
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => write(guest, room, 'Hi', id)))
  expect(new Set(answers.map(({ body }) => body.result.id)).size).toBe(1)
  expect((await thread(guest, room)).items).toHaveLength(1)
  const { slug } = await homeOf(marea, ines.id)
  const elsewhere = await write(guest, await openRoom(guest, slug), 'Hi', id)
  expect(elsewhere.body.error.code).toBe('ledger.key_reused')
  const other = await write(ines, room, 'The same name for another’s words', id)
  expect(other.status).toBe(200)
})

test('pages go back from any message, and reading a page again returns the same', async () => {
  const { guest, room } = await freshRoom(marea)
  const all: number[] = []
  for (let index = 0; index < 120; index += 1) {
    marea.clock.advance({ minutes: 1 })
    await ageTries(marea, { minutes: 1 })
    all.push((await wrote(index % 3 ? guest : ines, room, `Number ${index}`)).id)
  }
  const newest = await thread(guest, room)
  expect(newest.items.map(({ id }) => id)).toEqual(all.slice(70))
  expect(newest.hasMore).toBe(true)
  await wrote(ines, room, 'One more meanwhile')
  const middle = await thread(guest, room, `?before=${all[70]}`)
  expect(middle.items.map(({ id }) => id)).toEqual(all.slice(20, 70))
  const oldest = await thread(guest, room, `?before=${all[20]}`)
  expect(oldest).toMatchObject({ hasMore: false })
  expect(oldest.items.map(({ id }) => id)).toEqual(all.slice(0, 20))
  const missed = await thread(guest, room, `?after=${all[118]}`)
  expect(missed.items.map(({ text }) => text)).toEqual(['Number 119', 'One more meanwhile'])
})

test('reading lowers the unread count and never raises it, in any order', async () => {
  const { guest, room } = await freshRoom(marea)
  const ids: number[] = []
  for (const text of ['One', 'Two', 'Three', 'Four']) ids.push((await wrote(ines, room, text)).id)
  expect(await unreadOf(guest)).toBe(4)
  expect((await thread(ines, room)).room.unread).toBe(0)
  const order = fc.array(fc.nat(3), { minLength: 1, maxLength: 6 })
  let furthest = -1
  await fc.assert(
    fc.asyncProperty(order, async (steps) => {
      await Promise.all(steps.map((step) => readUpTo(guest, room, ids[step] ?? 0)))
      furthest = Math.max(furthest, ...steps)
      const { readId, unread } = (await thread(guest, room)).room
      expect(readId).toBe(ids[furthest])
      expect(unread).toBe(3 - furthest)
    }),
    { numRuns: 12 },
  )
  await expect(
    sql`update room_readers set read_id = 0 where room_id = ${room}`.execute(marea.db),
  ).rejects.toThrow('reading never goes back')
})

test('a message id beyond the newest or of another conversation is ignored', async () => {
  const { guest, room } = await freshRoom(marea)
  const { id } = await wrote(ines, room, 'Hello')
  const { room: another } = await freshRoom(marea)
  const later = await wrote(ines, another, 'Elsewhere')
  expect((await readUpTo(guest, room, later.id)).body.result).toEqual({ messageId: id })
  await wrote(ines, room, 'New')
  expect(await unreadOf(guest)).toBe(1)
  expect((await thread(ines, room)).room.otherReadId).toBe(id)
})

test('each message sends one event to both participants, without its text', async () => {
  const { guest, room } = await freshRoom(marea)
  const { id: messageId } = await wrote(guest, room, 'A secret')
  await readUpTo(ines, room, messageId)
  await readUpTo(ines, room, messageId)
  const events = await marea.db
    .selectFrom('events')
    .select(['kind', 'subject', 'data'])
    .where(sql<boolean>`data->>'roomId' = ${room}`)
    .orderBy('id')
    .execute()
  const both = [
    { subject: `user:${guest.id}`, to: 'guest' },
    { subject: `user:${ines.id}`, to: 'owner' },
  ]
  const sent = { kind: 'messaging.sent', by: 'guest' }
  const read = { kind: 'messaging.read', by: 'owner' }
  expect(events).toEqual(
    [sent, read].flatMap(({ kind, by }) =>
      both.map(({ subject, to }) => ({ kind, subject, data: { roomId: room, messageId, by, to } })),
    ),
  )
})

test('only the side that a message or a reading concerns has work to do', async () => {
  await marea.runJobs()
  const { guest, room } = await freshRoom(marea)
  await marea.runJobs()
  const waiting = async () => {
    const { rows } = await sql<{ subject: string; consequence: string }>`
      select data->>'subject' subject, data->>'consequence' consequence from pgboss.job
      where data ? 'consequence' and state = 'created' order by consequence`.execute(marea.db)
    return rows
  }
  const { id } = await wrote(guest, room, 'Is the pool warm?')
  const subject = `user:${ines.id}`
  expect(await waiting()).toEqual([
    { subject, consequence: 'integrations.tell-endpoints' },
    { subject, consequence: 'notifications.message' },
  ])
  await marea.runJobs()
  await readUpTo(ines, room, id)
  expect(await waiting()).toEqual([{ subject, consequence: 'notifications.mark-messages' }])
})

test('twenty messages a minute are allowed across conversations, and a repeat is free', async () => {
  const { guest, room } = await freshRoom(marea)
  const { slug } = await homeOf(marea, ines.id)
  const rooms = [room, await openRoom(guest, slug)]
  const first = randomUUID()
  for (let index = 0; index < 20; index += 1) {
    const id = index === 0 ? first : randomUUID()
    expect((await write(guest, rooms[index % 2] ?? '', 'Hi', id)).status).toBe(200)
  }
  const refused = await write(guest, room, 'One too many')
  expect(refused.body.error).toMatchObject({ code: 'messaging.too_many' })
  expect(refused.body.error.details.retryAfter).toBeLessThanOrEqual(60)
  expect((await write(guest, room, 'Hi', first)).status).toBe(200)
  expect((await write(ines, room, 'I may')).status).toBe(200)
  await ageTries(marea, { minutes: 1 })
  expect((await write(guest, room, 'Again')).status).toBe(200)
})

test('a deleted user’s messages are erased, and nobody can write to them any more', async () => {
  const { guest, room } = await freshRoom(marea)
  await wrote(guest, room, 'My phone is 305 555 0123')
  await wrote(ines, room, 'Thank you')
  const data = (await guest.call('GET', '/user/data')).body.result
  expect(data.messages).toEqual([
    { suite: 'Casa Almendro', text: 'My phone is 305 555 0123', sentAt: expect.any(String) },
  ])
  expect((await guest.call('DELETE', '/user', { body: { password } })).status).toBe(200)
  await marea.runJobs()
  const { items, room: shown } = await thread(ines, room)
  expect(items).toMatchObject([
    { from: 'guest', text: null },
    { from: 'owner', text: 'Thank you' },
  ])
  expect(shown).toMatchObject({ other: { firstName: null, photo: null }, unread: 0 })
  expect((await write(ines, room, 'Hello?')).body.error.code).toBe('messaging.other_left')
})

test('the counters show how many messages and conversations were created', async () => {
  const count = async (name: string) => {
    const metrics = await marea.readMetrics()
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(metrics)?.[1])
  }
  const [rooms, messages] = [
    'marea_conversations_total{about="inquiry"}',
    'marea_messages_total{from="guest"}',
  ]
  const before = [await count(rooms), await count(messages)]
  const { slug } = await homeOf(marea, ines.id)
  await wrote(laura, await openRoom(laura, slug), 'Hi')
  expect([await count(rooms), await count(messages)]).toEqual(before.map((each) => each + 1))
})
