import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { booked, type Guest, hold, move, openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let laura: Guest
let daniel: Guest
let ines: Guest
let id: string

beforeAll(async () => {
  marea = await openTestApp()
  ;({ laura, daniel, ines } = await openHouse(marea))
  const { sections } = (await ines.call('GET', '/owner/homes/casa-almendro')).body.result
  const content = {
    ...{ doorCode: '4815 #', wifiNetwork: 'Almendro', wifiPassword: 'palma-real' },
    ...{ steps: [], chapters: [], places: [] },
  }
  const body = { section: 'guide', version: sections.guide.version, content }
  await ines.call('PUT', '/owner/homes/casa-almendro/sections', { body })
  await ines.call('PUT', '/owner/homes/casa-almendro/publication')
  ;({ id } = await booked(marea, laura, { checkIn: '2026-11-20', checkOut: '2026-11-24' }))
})
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))
afterAll(() => marea.close())

const copyOf = async (guest: Guest) => (await guest.call('GET', '/saved-copy')).body.result

test('a guest saves the next stay with its address and the owner’s phone, and no money', async () => {
  const copy = await copyOf(laura)
  expect(copy).toMatchObject({
    isOn: true,
    now: '2026-11-15T12:00:00Z',
    trips: [
      { id, address: { street: '3450 Main Highway' }, ownerPhone: expect.stringMatching(/\d/) },
    ],
  })
  expect(JSON.stringify(copy.trips)).not.toMatch(/amount|total|secret|card/)
})

test('the door code is saved only while its page shows it', async () => {
  expect((await copyOf(laura)).trips[0].access.door).toMatchObject({ code: null })
  marea.clock.set('2026-11-20T13:00:00Z')
  expect((await copyOf(laura)).trips[0].access.door).toMatchObject({ code: '4815 #' })
  marea.clock.set('2026-11-24T16:00:00Z')
  expect((await copyOf(laura)).trips).toEqual([])
})

test('a stranger and the owner save nothing of the stay, nor does a guest who has not paid', async () => {
  expect((await copyOf(daniel)).trips).toEqual([])
  expect((await copyOf(ines)).trips).toEqual([])
  await hold(daniel, { checkIn: '2027-02-10', checkOut: '2027-02-14' })
  expect((await copyOf(daniel)).trips).toEqual([])
  const visitor = await marea.call('GET', '/saved-copy')
  expect(visitor.body.error.code).toBe('identity.sign_in_required')
})

test('conversations are saved for the two who talk', async () => {
  const { id: room } = (await laura.call('POST', '/rooms', { body: { bookingId: id } })).body.result
  const body = { id: randomUUID(), text: 'We land at noon.' }
  await laura.call('POST', `/rooms/${room}/messages`, { body })
  for (const guest of [laura, ines]) {
    const { conversations } = await copyOf(guest)
    const saved = conversations.find((each: { room: { id: string } }) => each.room.id === room)
    expect(saved.items.at(-1)).toMatchObject({ text: 'We land at noon.', clientId: body.id })
  }
  expect((await copyOf(daniel)).conversations).toEqual([])
})

test('a canceled stay is in no copy any more', async () => {
  const dates = { checkIn: '2027-03-10', checkOut: '2027-03-14' }
  const stay = await booked(marea, laura, dates)
  const ids = async () => (await copyOf(laura)).trips.map((trip: { id: string }) => trip.id)
  expect(await ids()).toContain(stay.id)
  await move(laura, `/bookings/${stay.id}/cancellation`, { to: 'wallet' })
  expect(await ids()).not.toContain(stay.id)
})

test('while saving is off a device learns it and gets nothing', async () => {
  const ana = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  const turn = (audience: string) => {
    const body = { value: { audience, percent: null }, reason: 'A test' }
    return ana.call('PUT', '/admin/switches/offline', { body })
  }
  await turn('nobody')
  expect(await copyOf(laura)).toMatchObject({ isOn: false, trips: [], conversations: [] })
  await turn('everyone')
  expect((await copyOf(laura)).trips).not.toEqual([])
})
