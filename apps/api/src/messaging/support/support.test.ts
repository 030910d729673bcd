import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multipart, onePixel } from '../../../test/access/upload.ts'
import { mailsTo, signedIn } from '../../../test/people.ts'
import { freshRoom, readUpTo, thread, unreadOf, write, wrote } from '../../../test/rooms.ts'
import { booked, type Guest, openHouse } from '../../../test/stays.ts'
import { openTestApp, runSchedule, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let admin: Guest

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura } = await openHouse(marea))
  admin = await signedIn(marea, 'Elena Support', { profile: 'ADMIN' })
})
afterAll(() => marea.close())

async function openSupport(by: Guest, about: object = {}): Promise<string> {
  const { body } = await by.call('POST', '/rooms', { body: { support: true, ...about } })
  return body.result.id
}

async function listed(room: string, show = 'open') {
  const { body } = await admin.call('GET', `/admin/support?show=${show}`)
  return body.result.find(({ id }: { id: string }) => id === room)
}

const answer = (room: string, text: string, { by = admin, id = randomUUID() as string } = {}) =>
  by.call('POST', `/admin/support/${room}/messages`, { body: { id, text } })

const read = (room: string) => admin.call('GET', `/admin/support/${room}`)

const resolve = (room: string, messageId: number) =>
  admin.call('PUT', `/admin/support/${room}/resolution`, { body: { messageId } })

async function waiting(): Promise<number> {
  const { body } = await admin.call('GET', '/admin/queues')
  return body.result.find(({ key }: { key: string }) => key === 'support').waiting
}

function actsAbout(person: Guest) {
  return marea.db
    .selectFrom('adminActs')
    .select(['act', 'details', 'adminId'])
    .where('subject', '=', `user:${person.id}`)
    .where('act', 'like', 'messaging.support_%')
    .orderBy('id')
    .execute()
}

test('guests and owners have one conversation with the team, which waits until it is answered', async () => {
  const before = await waiting()
  for (const person of [await signedIn(marea, 'Olga Guest'), ines]) {
    const room = await openSupport(person)
    expect(await openSupport(person)).toBe(room)
    expect(await listed(room)).toBeUndefined()
    await wrote(person, room, 'Can you help me?')
    marea.clock.advance({ minutes: 5 })
    const { id } = await wrote(person, room, 'My email is me@example.com')
    const found = await listed(room)
    expect(found).toMatchObject({ person: { id: person.id }, unread: 2, isResolved: false })
    const [first] = (await read(room)).body.result.items
    expect(found.waitingSince).toBe(first.sentAt)
    await admin.call('PUT', `/admin/support/${room}/reading`, { body: { messageId: id } })
    expect((await listed(room)).unread).toBe(0)
    const shown = await thread(person, room)
    expect(shown.room).toMatchObject({
      side: 'guest',
      suite: null,
      otherReadId: id,
      canBlock: false,
      repliesWithin: null,
    })
    expect(shown.items.flatMap(({ hints }) => hints)).toEqual([])
  }
  expect(await waiting()).toBe(before + 2)
})

test('an answer reaches the person as the team, with a first name, a notification and an email', async () => {
  const person = await signedIn(marea, 'Nora Guest')
  const room = await openSupport(person)
  await wrote(person, room, 'Where is my refund?')
  const id = randomUUID()
  const first = await answer(room, 'It is on its way.', { id })
  const again = await answer(room, 'It is on its way.', { id })
  expect(again.body.result).toEqual(first.body.result)
  const { items } = await thread(person, room)
  expect(items.at(-1)).toMatchObject({ from: 'team', author: 'Elena', text: 'It is on its way.' })
  expect(await unreadOf(person)).toBe(1)
  expect(await listed(room)).toMatchObject({ waitingSince: null, isResolved: false })
  const cards = (await person.call('GET', '/rooms')).body.result.items
  expect(cards).toMatchObject([{ id: room, unread: 1, suite: null, other: { photo: null } }])
  const found = (await person.call('GET', '/rooms/search?q=soporte')).body.result.items
  expect(found).toMatchObject([{ id: room, match: null }])
  const messageId = first.body.result.id
  expect(await actsAbout(person)).toEqual([
    { act: 'messaging.support_answered', details: { roomId: room, messageId }, adminId: admin.id },
  ])
  const events = await marea.db
    .selectFrom('events')
    .select('data')
    .where('kind', '=', 'messaging.sent')
    .where('subject', '=', `user:${person.id}`)
    .orderBy('id')
    .execute()
  expect(events.map(({ data }) => data)).toMatchObject([
    { by: 'guest', to: 'guest' },
    { by: 'team', to: 'guest', messageId },
  ])
  await marea.runJobs()
  const notices = (await person.call('GET', '/notifications')).body.result.items
  const words = { en: { title: 'New message from Marea support' } }
  expect(notices).toMatchObject([{ kind: 'message', path: `/chat/${room}`, words }])
  marea.clock.advance({ minutes: 16 })
  await runSchedule(marea, 'messaging.email-unread')
  const [mail] = (await mailsTo(marea, person.email)).slice(-1)
  expect(mail?.subject).toMatch(/Marea support|Soporte de Marea/)
  expect(mail?.text).toContain('“It is on its way.”')
  await readUpTo(person, room, messageId)
  expect((await read(room)).body.result.conversation.personReadId).toBe(messageId)
})

test('a resolved conversation is not waiting, and the next message opens it again', async () => {
  const person = await signedIn(marea, 'Raul Guest')
  const room = await openSupport(person)
  const asked = await wrote(person, room, 'Hello')
  const { id } = await wrote(person, room, 'Never mind')
  const early = await resolve(room, asked.id)
  expect(early.body.error.code).toBe('messaging.support_not_read')
  expect((await resolve(room, id)).body.result).toEqual({ isResolved: true })
  expect((await resolve(room, id)).status).toBe(200)
  expect(await listed(room)).toBeUndefined()
  expect(await listed(room, 'resolved')).toMatchObject({ isResolved: true, waitingSince: null })
  expect(await actsAbout(person)).toMatchObject([{ act: 'messaging.support_resolved' }])
  marea.clock.advance({ hours: 3 })
  const { sentAt } = await wrote(person, room, 'One more question')
  expect(await listed(room)).toMatchObject({ isResolved: false, waitingSince: sentAt })
  expect(await listed(room, 'resolved')).toBeUndefined()
})

test('a booking of the person is the context, and one of somebody else is not found', async () => {
  const booking = await booked(marea, laura)
  const room = await openSupport(laura, { bookingId: booking.id })
  await wrote(laura, room, 'About my booking')
  const about = { id: booking.id, reference: booking.reference, home: 'Casa Almendro' }
  expect((await thread(laura, room)).room.booking).toMatchObject({ ...about, isGuest: true })
  expect((await listed(room)).booking).toMatchObject(about)
  const ofOwner = await openSupport(ines, { bookingId: booking.id })
  expect((await thread(ines, ofOwner)).room.booking).toMatchObject({ ...about, isGuest: false })
  const stranger = await signedIn(marea, 'Strange Guest')
  const body = { support: true, bookingId: booking.id }
  expect((await stranger.call('POST', '/rooms', { body })).status).toBe(404)
})

test('strangers find nothing, administrators read support only, and nobody answers themselves', async () => {
  const person = await signedIn(marea, 'Pia Guest')
  const room = await openSupport(person)
  const photo = multipart({ ...onePixel, field: 'photo' })
  const { id: photoId } = (await person.call('POST', `/rooms/${room}/photos`, photo)).body.result
  const message = { id: randomUUID(), text: '', photoIds: [photoId] }
  expect((await admin.call('GET', `/admin/support/${room}/photos/${photoId}`)).status).toBe(404)
  await person.call('POST', `/rooms/${room}/messages`, { body: message })
  expect((await admin.call('GET', `/admin/support/${room}/photos/${photoId}`)).status).toBe(200)
  for (const by of [ines, admin]) {
    expect((await by.call('GET', `/rooms/${room}/messages`)).status).toBe(404)
    expect((await write(by, room, 'Hello')).status).toBe(404)
  }
  expect((await answer(room, 'Hello', { by: ines })).status).toBe(404)
  const { guest, room: ofHome } = await freshRoom(marea)
  await wrote(guest, ofHome, 'Only for Inés')
  expect((await read(ofHome)).status).toBe(404)
  expect((await answer(ofHome, 'Hello')).status).toBe(404)
  expect((await resolve(ofHome, 1)).status).toBe(404)
  const block = { body: { isBlocked: true } }
  expect((await person.call('PUT', `/rooms/${room}/block`, block)).status).toBe(404)
  const report = { body: { reason: 'spam' } }
  expect((await person.call('POST', `/rooms/${room}/reports`, report)).status).toBe(404)
  const own = await openSupport(admin)
  await wrote(admin, own, 'I am a guest too')
  expect((await answer(own, 'Hello')).body.error.code).toBe('operations.yourself')
})
