import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenToEvents } from '#platform/events/listen.ts'
import { openTestPlatform } from '../../../test/open-test-platform.ts'
import { signedIn } from '../../../test/people.ts'
import { openRoom, readUpTo, wrote } from '../../../test/rooms.ts'
import { eventually } from '../../../test/server/eventually.ts'
import {
  booked,
  type Guest,
  hold,
  homeOf,
  move,
  openHouse,
  reviewDraft,
} from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'
import { catchUpStreams, endStreams, sendToStreams, sendTransient } from './live.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let daniel: Guest
let url: string
let close: () => Promise<void>

/** A second process before the same database, which is where people listen. */
beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura, daniel } = await openHouse(marea))
  const other = await openTestPlatform(marea.databaseUrl)
  const app = await buildApp(other)
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  const listener = await listenToEvents(marea.databaseUrl, {
    log: other.log,
    onEvent: (event) => void sendToStreams(other.ports, event),
    onTransient: (notice) => sendTransient(other.ports, notice),
    onGap: () => void catchUpStreams(other.ports),
  })
  close = async () => {
    endStreams(other.ports)
    await listener.stop()
    await app.close()
    await other.close()
  }
})
afterAll(async () => {
  await close()
  await marea.close()
})

async function listen({ token }: Guest, lastEventId?: string) {
  const response = await fetch(`${url}/api/events`, {
    headers: { authorization: token, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
  })
  const heard = { text: '' }
  const reading = async () => {
    for await (const part of response.body ?? []) heard.text += Buffer.from(part).toString()
  }
  reading().catch(() => undefined)
  return heard
}

test('both sides of a room hear of a message and of its reading in any process, a stranger of nothing', async () => {
  const [guest, owner, stranger] = await Promise.all(
    [laura, ines, daniel].map((each) => listen(each)),
  )
  const room = await openRoom(laura)
  const { id } = await wrote(laura, room, 'Only for us')
  const about = { roomId: room, messageId: id }
  const sides = [
    { heard: guest, to: 'guest' },
    { heard: owner, to: 'owner' },
  ]
  for (const { heard, to } of sides) {
    const sent = { ...about, by: 'guest', to }
    await eventually(() => expect(dataIn(heard, 'messaging.sent')).toEqual(sent))
  }
  await readUpTo(ines, room, id)
  for (const { heard, to } of sides) {
    const read = { ...about, by: 'owner', to }
    await eventually(() => expect(dataIn(heard, 'messaging.read')).toEqual(read))
    expect(heard?.text).not.toContain('Only for us')
  }
  expect(stranger?.text).not.toContain('messaging')
})

test('only the other participant hears that somebody is typing, and nothing is stored', async () => {
  const [guest, owner, stranger] = await Promise.all(
    [laura, ines, daniel].map((each) => listen(each)),
  )
  const room = await openRoom(laura)
  expect((await daniel.call('POST', `/rooms/${room}/typing`)).status).toBe(404)
  expect((await laura.call('POST', `/rooms/${room}/typing`)).status).toBe(200)
  const sent = `event: messaging.typing\ndata: ${JSON.stringify({ roomId: room })}\n\n`
  await eventually(() => expect(owner?.text).toContain(`\n\n${sent}`))
  await wrote(laura, room, 'Typed')
  for (const heard of [guest, owner]) {
    await eventually(() => expect(heard?.text).toContain('messaging.sent'))
  }
  expect(guest?.text).not.toContain('messaging.typing')
  expect(stranger?.text).not.toContain('messaging')
  const stored = marea.db.selectFrom('events').where('kind', '=', 'messaging.typing')
  expect(await stored.selectAll().execute()).toEqual([])
})

test('typing can be reported as often as a browser does, and no more', async () => {
  const room = await openRoom(daniel)
  const report = async () => (await daniel.call('POST', `/rooms/${room}/typing`)).status
  const statuses = await Promise.all(Array.from({ length: 45 }, report))
  expect(statuses.filter((status) => status === 200)).toHaveLength(40)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('the guest and the owner hear of a confirmed booking, and only the guest of a hold', async () => {
  const [guest, owner, stranger] = await Promise.all(
    [laura, ines, daniel].map((each) => listen(each)),
  )
  const released = await hold(laura, { checkIn: '2027-02-01', checkOut: '2027-02-04' })
  await move(laura, `/bookings/${released.id}/abandonment`)
  const { id } = await booked(marea, laura)
  for (const heard of [guest, owner]) {
    await eventually(() =>
      expect(dataIn(heard, 'booking.confirmed')).toMatchObject({ bookingId: id }),
    )
  }
  expect(guest?.text).toContain('event: booking.abandoned')
  expect(owner?.text).not.toContain('booking.abandoned')
  expect(stranger?.text).not.toContain('booking')
})

test('a sealed review is known to its author, a published one to guest and owner, and to nobody else', async () => {
  marea.clock.set('2026-11-15T12:00:00Z')
  const { id } = await booked(marea, laura, { checkIn: '2026-11-16', checkOut: '2026-11-18' })
  marea.clock.set('2026-11-18T20:00:00Z')
  const [guest, owner, stranger] = await Promise.all(
    [laura, ines, daniel].map((each) => listen(each)),
  )
  await laura.call('PUT', `/bookings/${id}/review`, { body: reviewDraft })
  await eventually(() => expect(dataIn(guest, 'reviews.sealed')).toEqual({ bookingId: id }))
  expect(owner?.text).not.toContain('reviews')
  const body = { stars: 5, text: 'Kind people' }
  await ines.call('PUT', `/owner/bookings/${id}/review`, { body })
  for (const heard of [guest, owner]) {
    await eventually(() =>
      expect(dataIn(heard, 'reviews.written')).toMatchObject({
        guestId: laura.id,
        ownerId: ines.id,
      }),
    )
  }
  expect(owner?.text).toContain('event: reviews.of_guest')
  expect(guest?.text).not.toContain('reviews.of_guest')
  expect(stranger?.text).not.toContain('reviews')
})

test('whoever comes back hears what they missed as an owner too', async () => {
  const before = await listen(ines)
  await eventually(() => expect(before.text).toContain('live.open'))
  const [last = ''] = /\d+(?=\nevent: live.open)/.exec(before.text) ?? []
  const { id } = await booked(marea, laura, { checkIn: '2027-03-01', checkOut: '2027-03-04' })
  const again = await listen(ines, last)
  await eventually(() =>
    expect(dataIn(again, 'booking.confirmed')).toMatchObject({ bookingId: id }),
  )
})

test('co-hosts hear what their role lets them see of a home, live and afterwards', async () => {
  const other = await openHome()
  const viewer = await signedIn(marea, 'Vera')
  const helper = await signedIn(marea, 'Hector')
  await addCoHost(other.suiteId, viewer, 'view')
  await addCoHost(other.suiteId, helper, 'calendar')
  const before = await listen(helper)
  await eventually(() => expect(before.text).toContain('live.open'))
  const [last = ''] = /\d+(?=\nevent: live.open)/.exec(before.text) ?? []
  const heard = await Promise.all([viewer, helper, daniel].map((each) => listen(each)))
  const { id } = await booked(marea, laura, { slug: other.slug })
  const nights = { from: '2027-05-01', to: '2027-05-03' }
  const draft = { homes: [other.slug], ...nights, act: { kind: 'block' } }
  await move(other.owner, '/owner/calendar/changes', draft)
  const again = await listen(helper, last)
  for (const each of [heard[1], again]) {
    await eventually(() =>
      expect(dataIn(each, 'owners.calendar_changed')).toMatchObject({ kind: 'block' }),
    )
  }
  for (const each of [heard[0], heard[1], again]) {
    expect(dataIn(each, 'booking.confirmed')).toMatchObject({ bookingId: id })
  }
  expect(heard[0]?.text).not.toContain('owners.calendar_changed')
  expect(heard[2]?.text).not.toContain('event: booking')
})

async function openHome() {
  const owner = await signedIn(marea, 'Teresa', { profile: 'OWNER' })
  return { owner, ...(await homeOf(marea, owner.id)) }
}

async function addCoHost(suiteId: string, { id: userId }: Guest, role: 'view' | 'calendar') {
  const coHost = { suiteId, userId, role, joinedAt: marea.clock.now() }
  await marea.db.insertInto('coHosts').values(coHost).execute()
}

function dataIn(heard: { text: string } | undefined, kind: string): unknown {
  const data = new RegExp(`event: ${kind}\\ndata: (.*)`).exec(heard?.text ?? '')?.[1]
  return data && JSON.parse(data)
}
