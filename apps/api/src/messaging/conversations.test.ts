import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { followStored } from '#platform/events/consequences.ts'
import { signedIn } from '../../test/people.ts'
import { openRoom, readUpTo, thread, unreadOf, write, wrote } from '../../test/rooms.ts'
import { ageTries } from '../../test/sign-in-attempts.ts'
import { booked, type Guest, hold, homeFor, homeOf, move, openHouse } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { messagingConsequences } from './consequences.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let daniel: Guest
let suiteId: string

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura, daniel, suiteId } = await openHouse(marea))
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

const open = (by: Guest, body: object) => by.call('POST', '/rooms', { body })

async function listOf(by: Guest, query = '') {
  return (await by.call('GET', `/rooms${query}`)).body.result
}

test('a guest and a home have one conversation, by inquiry or booking, for both participants', async () => {
  const nora = await signedIn(marea, 'Nora')
  const all = await Promise.all(
    Array.from({ length: 6 }, () => open(nora, { slug: 'casa-almendro' })),
  )
  const ids = new Set(all.map(({ body }) => body.result.id))
  expect(ids.size).toBe(1)
  const [id] = ids
  const { id: bookingId } = await booked(marea, nora, {
    checkIn: '2027-03-01',
    checkOut: '2027-03-04',
  })
  expect((await open(nora, { bookingId })).body.result.id).toBe(id)
  expect((await open(ines, { bookingId })).body.result.id).toBe(id)
})

test('nobody else can open a conversation, nor for their own home, nor for a missing one', async () => {
  const { id: bookingId } = await booked(marea, laura, {
    checkIn: '2027-04-01',
    checkOut: '2027-04-04',
  })
  const { id: heldId } = await hold(laura, { checkIn: '2027-05-01', checkOut: '2027-05-04' })
  const boss = await signedIn(marea, 'Boss', { profile: 'ADMIN' })
  for (const stranger of [daniel, boss]) {
    expect((await open(stranger, { bookingId })).status).toBe(404)
  }
  expect((await open(ines, { bookingId: heldId })).status).toBe(404)
  expect((await open(laura, { bookingId: heldId })).status).toBe(200)
  expect((await open(laura, { slug: 'no-such-home' })).status).toBe(404)
  expect((await open(ines, { slug: 'casa-almendro' })).body.error.code).toBe('messaging.own_home')
  expect((await open(laura, { slug: 'casa-almendro', bookingId })).status).toBe(400)
})

test('a list shows participant and home, newest first, without empty conversations', async () => {
  const vera = await signedIn(marea, 'Vera Lund')
  const { slug } = await homeFor(marea)
  const silent = await openRoom(vera, slug)
  const room = await openRoom(vera)
  await wrote(vera, room, 'Is the pool warm?')
  const { items } = await listOf(vera)
  expect(items).toMatchObject([
    {
      id: room,
      side: 'guest',
      other: { firstName: 'Inés', photo: null },
      suite: { slug: 'casa-almendro', name: 'Casa Almendro', photo: { key: 'casa-almendro/0' } },
      last: { text: 'Is the pool warm?', from: 'guest' },
      unread: 0,
    },
  ])
  await wrote(vera, silent, 'And yours?')
  expect((await listOf(vera)).items.map(({ id }: { id: string }) => id)).toEqual([silent, room])
  const [seen] = (await listOf(ines)).items
  expect(seen).toMatchObject({ id: room, side: 'owner', other: { firstName: 'Vera' }, unread: 1 })
})

test('conversations are paged, each once, even when somebody writes meanwhile', async () => {
  const owner = await signedIn(marea, 'Olga', { profile: 'OWNER' })
  const { slug } = await homeOf(marea, owner.id)
  const rooms: string[] = []
  for (let index = 0; index < 33; index += 1) {
    const guest = await signedIn(marea, `page-${index}`)
    const room = await openRoom(guest, slug)
    await wrote(guest, room, `Number ${index}`)
    rooms.push(room)
  }
  const first = await listOf(owner)
  expect(first.hasMore).toBe(true)
  expect(first.items).toHaveLength(30)
  await wrote(owner, rooms[32] ?? '', 'Welcome')
  const rest = await listOf(owner, `?before=${first.items.at(-1).last.id}`)
  expect(rest.hasMore).toBe(false)
  const ids = [...first.items, ...rest.items].map(({ id }: { id: string }) => id)
  expect(ids).toEqual(rooms.toReversed())
})

test('strangers find no conversation: neither another guest, nor another owner, nor an admin', async () => {
  const room = await openRoom(laura)
  const { id } = await wrote(laura, room, 'Only for Inés')
  const other = await signedIn(marea, 'Otto', { profile: 'OWNER' })
  const boss = await signedIn(marea, 'Bossa', { profile: 'ADMIN' })
  for (const stranger of [daniel, other, boss]) {
    expect((await stranger.call('GET', `/rooms/${room}/messages`)).status).toBe(404)
    expect((await write(stranger, room, 'Hello')).status).toBe(404)
    expect((await readUpTo(stranger, room, id)).status).toBe(404)
    expect((await listOf(stranger)).items).toEqual([])
    expect(await unreadOf(stranger)).toBe(0)
  }
  expect((await thread(ines, room)).items.at(-1)?.text).toBe('Only for Inés')
})

test('a new owner of a home takes over its conversations, and the former one loses them', async () => {
  const before = await signedIn(marea, 'Before', { profile: 'OWNER' })
  const after = await signedIn(marea, 'After', { profile: 'OWNER' })
  const { slug, suiteId } = await homeOf(marea, before.id)
  const room = await openRoom(laura, slug)
  await wrote(laura, room, 'Is it quiet?')
  await wrote(before, room, 'Very.')
  const { suiteId: otherId } = await homeOf(marea, after.id)
  const ofAfter = marea.db.selectFrom('suites').select('agreementId').where('id', '=', otherId)
  await marea.db
    .updateTable('suites')
    .set({ ownerId: after.id, agreementId: ofAfter })
    .where('id', '=', suiteId)
    .execute()
  expect((await before.call('GET', `/rooms/${room}/messages`)).status).toBe(404)
  const { items, room: shown } = await thread(after, room)
  expect(items.map(({ from }) => from)).toEqual(['guest', 'owner'])
  expect(shown).toMatchObject({ side: 'owner', unread: 1 })
  expect((await thread(laura, room)).room.other.firstName).toBe('After')
})

test('a booking event appears in the conversation once, as data and not as a sentence', async () => {
  const mara = await signedIn(marea, 'Mara')
  const stay = { checkIn: '2027-06-01', checkOut: '2027-06-05' }
  const { id: bookingId, reference, total } = await booked(marea, mara, stay)
  await marea.runJobs()
  const { items } = await listOf(mara)
  expect(items).toMatchObject([
    { last: { from: null, text: null, note: { kind: 'confirmed', reference, total } }, unread: 0 },
  ])
  expect(await unreadOf(mara)).toBe(0)
  await move(mara, `/bookings/${bookingId}/cancellation`, {})
  await marea.runJobs()
  const cancelled = await marea.db
    .selectFrom('events')
    .select(['id', 'kind', 'subject', 'data'])
    .where('kind', '=', 'booking.cancelled')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await followStored(marea.ctx(), { messaging: messagingConsequences }, [cancelled])
  const { items: notes, room } = await thread(ines, items[0].id)
  expect(notes.map(({ note }) => note?.kind)).toEqual(['confirmed', 'cancelled'])
  expect(notes[1]?.note).toMatchObject({ ...stay, by: 'guest' })
  expect(room).toMatchObject({ side: 'owner', stay: { id: bookingId, status: 'cancelled' } })
})

test('the conversation shows the next stay', async () => {
  const nils = await signedIn(marea, 'Nils')
  const later = await booked(marea, nils, { checkIn: '2027-08-01', checkOut: '2027-08-04' })
  const sooner = await booked(marea, nils, { checkIn: '2027-07-01', checkOut: '2027-07-04' })
  const room = await openRoom(nils)
  expect((await thread(nils, room)).room.stay).toMatchObject({
    id: sooner.id,
    total: sooner.total,
    guests: 2,
    extras: [],
  })
  await move(nils, `/bookings/${sooner.id}/cancellation`, {})
  expect((await thread(nils, room)).room.stay?.id).toBe(later.id)
})

test('thirty homes may be contacted in a day, and those contacted before stay open', async () => {
  const eager = await signedIn(marea, 'Eager')
  const slugs: string[] = []
  for (let index = 0; index < 31; index += 1) slugs.push((await homeOf(marea, ines.id)).slug)
  for (const slug of slugs.slice(0, 30)) expect((await open(eager, { slug })).status).toBe(200)
  const [first = '', last = ''] = [slugs[0], slugs.at(-1)]
  expect((await open(eager, { slug: last })).body.error.code).toBe('messaging.too_many_rooms')
  expect((await open(eager, { slug: first })).status).toBe(200)
  await ageTries(marea, { minutes: 25 * 60 })
  expect((await open(eager, { slug: last })).status).toBe(200)
})

test('an unlisted home keeps its conversations but opens no new ones by its slug', async () => {
  const room = await openRoom(laura)
  await marea.db
    .updateTable('suites')
    .set({ status: 'unlisted' })
    .where('id', '=', suiteId)
    .execute()
  expect((await write(laura, room, 'Still there?')).status).toBe(200)
  expect((await open(daniel, { slug: 'casa-almendro' })).status).toBe(404)
  await marea.db
    .updateTable('suites')
    .set({ status: 'published' })
    .where('id', '=', suiteId)
    .execute()
})
