import type { HomeGuide } from '@marea/contract/suites/home-guide.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { booked, type Guest, hold, move, openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let laura: Guest
let daniel: Guest
let ines: Guest
let id: string

const each = (en: string, es: string) => ({ en, es })

const guide: HomeGuide = {
  doorCode: '4815 #',
  wifiNetwork: 'Almendro Guest',
  wifiPassword: 'palma-real',
  steps: [
    {
      title: each('Look for the wall', 'Busque el muro'),
      text: each('Press the button.', 'Presione el botón.'),
      photo: 'casa-almendro/1',
    },
    {
      title: each('Enter your code', 'Ingrese su código'),
      text: each('Then press #.', 'Luego presione #.'),
      photo: 'another-home/1',
    },
  ],
  chapters: [{ title: each('Trash', 'Basura'), text: each('Tuesdays.', 'Los martes.') }],
  places: [
    {
      name: 'Panther Coffee',
      kind: 'cafe',
      why: each('Opens at 7 AM.', 'Abre a las 7 a.m.'),
      address: '3407 Main Highway',
      mapUrl: '',
    },
  ],
}

beforeAll(async () => {
  marea = await openTestApp()
  ;({ laura, daniel, ines } = await openHouse(marea))
  await publishGuide(guide)
  ;({ id } = await booked(marea, laura, { checkIn: '2026-11-20', checkOut: '2026-11-24' }))
})
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))
afterAll(() => marea.close())

async function saveGuide(content: object) {
  const { sections } = (await ines.call('GET', '/owner/homes/casa-almendro')).body.result
  const body = { section: 'guide', version: sections.guide.version, content }
  return ines.call('PUT', '/owner/homes/casa-almendro/sections', { body })
}

async function publishGuide(content: object) {
  expect((await saveGuide(content)).status).toBe(200)
  return ines.call('PUT', '/owner/homes/casa-almendro/publication')
}

async function tripOf(guest: Guest, bookingId = id) {
  const { status, body } = await guest.call('GET', `/bookings/${bookingId}/trip`)
  return { status, code: body.error?.code, trip: body.result }
}

async function share(): Promise<string> {
  return (await laura.call('PUT', `/bookings/${id}/trip/sharing`)).body.result.secret
}

async function readShared(secret: string) {
  const answer = await marea.app.inject({ url: `/api/shared-trips/${secret}` })
  return { status: answer.statusCode, text: answer.body }
}

test('a guest of a confirmed stay reads address, Wi-Fi, check-in steps, guide and places', async () => {
  const { trip } = await tripOf(laura)
  expect(trip).toMatchObject({
    id,
    address: { street: '3450 Main Highway' },
    houseRules: { en: ['No smoking'] },
    access: {
      wifi: { network: 'Almendro Guest', password: null },
      steps: [{ photo: { key: 'casa-almendro/1' } }, { photo: null }],
    },
    chapters: guide.chapters,
    places: guide.places,
    secret: null,
  })
})

test('the door code and the Wi-Fi password are shown from 8 AM in Miami on the day of check-in until check-out', async () => {
  const from = '2026-11-20T13:00:00Z'
  const { door, wifi } = (await tripOf(laura)).trip.access
  expect(door).toEqual({ from, code: null })
  expect(wifi).toEqual({ from, network: 'Almendro Guest', password: null })
  marea.clock.set('2026-11-20T12:59:59Z')
  const early = await laura.call('GET', `/bookings/${id}/trip`)
  expect(JSON.stringify(early.body)).not.toMatch(/4815|palma-real/)
  marea.clock.set(from)
  expect((await tripOf(laura)).trip.access).toMatchObject({
    door: { code: '4815 #' },
    wifi: { password: 'palma-real' },
  })
  marea.clock.set('2026-11-24T16:00:00Z')
  const { trip } = await tripOf(laura)
  expect(trip).toMatchObject({ access: null, address: { street: '3450 Main Highway' } })
})

test('a stranger, the owner and a guest who has not paid read nothing', async () => {
  expect(await tripOf(daniel)).toMatchObject({ status: 404 })
  expect(await tripOf(ines)).toMatchObject({ status: 404 })
  const held = await hold(daniel, { checkIn: '2027-02-10', checkOut: '2027-02-14' })
  expect(await tripOf(daniel, held.id)).toMatchObject({ code: 'booking.state_refused' })
})

test('a shared link shows the stay without money and the code only when the guest sees it', async () => {
  const secret = await share()
  const { status, text } = await readShared(secret)
  expect(status).toBe(200)
  expect(text).not.toMatch(/4815|palma-real|total|reference|MAR-|amount|secret|Phone/)
  marea.clock.set('2026-11-20T13:00:00Z')
  expect((await readShared(secret)).text).toMatch(/4815 #.*palma-real|palma-real.*4815 #/)
  marea.clock.set('2026-11-24T16:00:00Z')
  expect((await readShared(secret)).status).toBe(404)
})

test('a wrong, replaced or ended link is not found, and each change is recorded', async () => {
  const first = await share()
  const second = await share()
  expect((await readShared(first)).status).toBe(404)
  expect((await readShared('a'.repeat(24))).status).toBe(404)
  expect((await readShared(second)).status).toBe(200)
  expect((await tripOf(laura)).trip.secret).toBe(second)
  expect((await daniel.call('DELETE', `/bookings/${id}/trip/sharing`)).status).toBe(404)
  expect((await daniel.call('PUT', `/bookings/${id}/trip/sharing`)).status).toBe(404)
  await laura.call('DELETE', `/bookings/${id}/trip/sharing`)
  await laura.call('DELETE', `/bookings/${id}/trip/sharing`)
  expect((await readShared(second)).status).toBe(404)
  const kinds = await marea
    .ctx()
    .db.selectFrom('events')
    .select('kind')
    .where('kind', 'like', 'booking.trip%')
    .orderBy('id')
    .execute()
  expect(kinds.slice(-3).map(({ kind }) => kind)).toEqual([
    'booking.trip_shared',
    'booking.trip_shared',
    'booking.trip_unshared',
  ])
})

test('a canceled stay ends its link', async () => {
  const dates = { checkIn: '2027-03-10', checkOut: '2027-03-14' }
  const stay = await booked(marea, laura, dates)
  const { secret } = (await laura.call('PUT', `/bookings/${stay.id}/trip/sharing`)).body.result
  await move(laura, `/bookings/${stay.id}/cancellation`, { to: 'wallet' })
  expect((await readShared(secret)).status).toBe(404)
  expect(await tripOf(laura, stay.id)).toMatchObject({ code: 'booking.state_refused' })
})

test('a guide in one language, or with an unsafe map link, is saved but not published', async () => {
  const [place] = guide.places
  const places = [{ ...place, name: '', mapUrl: 'javascript:alert(1)' }]
  const chapters = [{ title: each('Pool', ''), text: each('Heated.', '') }]
  const { status, body } = await publishGuide({ ...guide, chapters, places })
  expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'suites.not_ready' })
  expect(body.error.details.missing).toEqual(['texts_es', 'place_names', 'map_links'])
  expect((await tripOf(laura)).trip.chapters).toEqual(guide.chapters)
  const tooMany = Array.from({ length: 21 }, () => place)
  expect((await saveGuide({ ...guide, places: tooMany })).status).toBe(400)
})

test('hours are published with a price and outside the usual times, and guests are then offered them', async () => {
  const path = '/owner/homes/casa-almendro'
  const publish = async (hours: object) => {
    const { sections, contents } = (await ines.call('GET', path)).body.result
    const content = { ...contents.rules, ...hours }
    const body = { section: 'rules', version: sections.rules.version, content }
    const saved = await ines.call('PUT', `${path}/sections`, { body })
    expect(saved.status).toBe(200)
    return ines.call('PUT', `${path}/publication`)
  }
  await ines.call('PUT', `${path}/sections`, {
    body: { section: 'guide', version: await guideVersion(), content: guide },
  })
  const late = { earlyCheckInFrom: '16:00', earlyCheckInAmount: 50_00 }
  expect((await publish(late)).body.error.details.missing).toEqual(['hours'])
  const free = { earlyCheckInFrom: '14:00', earlyCheckInAmount: null }
  expect((await publish(free)).body.error.details.missing).toEqual(['hours'])
  expect((await publish({ ...free, earlyCheckInAmount: 50_00 })).status).toBe(200)
  const { sides } = (await laura.call('GET', `/bookings/${id}/hours`)).body.result
  expect(sides).toMatchObject([
    { side: 'check_in', options: [{ hour: '14:00' }, { hour: '15:00' }] },
  ])
})

async function guideVersion(): Promise<number> {
  const { sections } = (await ines.call('GET', '/owner/homes/casa-almendro')).body.result
  return sections.guide.version
}
