import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo, signedIn } from '../../../test/people.ts'
import { booked, type Guest, hold, move, openHouse, quote } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let house: Awaited<ReturnType<typeof openHouse>>
let passport: Buffer

beforeAll(async () => {
  marea = await openTestApp()
  house = await openHouse(marea)
  const create = { width: 600, height: 400, channels: 3, background: '#7a5c3a' } as const
  passport = await sharp({ create }).png().toBuffer()
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

/** Sends a form like a browser: its fields, then its file. */
function put(guest: Guest, id: string, fields: Record<string, string>, image = passport) {
  const boundary = 'tide'
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="p.png"\r\ncontent-type: image/png\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(`${parts.join('')}${head}`),
    image,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return guest.call('PUT', `/bookings/${id}/main-host-id`, { body, headers })
}

const fields = { document: 'passport', number: 'x 123-456.7' }

test('a guest submits the main host’s ID and sees who viewed it', async () => {
  const { laura, ines, daniel } = house
  const { id } = await booked(marea, laura)
  const { status, body } = await put(laura, id, fields)
  expect([status, body.result]).toMatchObject([
    200,
    { document: 'passport', lastFour: '4567', status: 'uploaded', deleteOn: '2027-02-13' },
  ])
  const look = await ines.call('GET', `/bookings/${id}/main-host-id/preview.jpg`)
  expect([look.status, look.headers['content-type'], look.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ])
  const verdict = { body: { status: 'rejected', reason: 'The number cannot be read' } }
  expect((await ines.call('PUT', `/bookings/${id}/main-host-id/verdict`, verdict)).status).toBe(200)
  const read = (await laura.call('GET', `/bookings/${id}/main-host-id`)).body.result
  expect(read.hostId).toMatchObject({ status: 'rejected', reason: 'The number cannot be read' })
  expect(read.accesses.map(({ act, by, name }: Record<string, string>) => [act, by, name])).toEqual(
    [
      ['uploaded', 'guest', 'Laura'],
      ['viewed', 'owner', 'Inés'],
      ['rejected', 'owner', 'Inés'],
    ],
  )
  const [mail] = await mailsTo(marea, laura.email)
  expect(mail?.subject).toContain('New ID needed: Casa Almendro')
  expect(mail?.text).toContain('The number cannot be read')
  const silent = { body: { status: 'rejected' } }
  const path = `/bookings/${id}/main-host-id/verdict`
  expect((await ines.call('PUT', path, silent)).body.error.code).toBe('request.invalid')
  const stranger = await signedIn(marea, 'Otro', { profile: 'OWNER' })
  for (const someone of [daniel, stranger]) {
    for (const path of ['main-host-id', 'main-host-id/preview.jpg']) {
      expect((await someone.call('GET', `/bookings/${id}/${path}`)).status).toBe(404)
    }
    expect((await put(someone, id, fields)).status).toBe(404)
  }
  expect((await stranger.call('PUT', `/bookings/${id}/main-host-id/verdict`, verdict)).status).toBe(
    404,
  )
})

describe('is refused', () => {
  const refusals: [string, Record<string, string>, Buffer | undefined, number, string][] = [
    ['a number with signs', { ...fields, number: '<b>1234567' }, undefined, 400, 'request.invalid'],
    ['no number', { document: 'passport' }, undefined, 400, 'request.invalid'],
    ['an unknown document', { ...fields, document: 'x' }, undefined, 400, 'request.invalid'],
    ['an unknown field', { ...fields, more: '1' }, undefined, 400, 'request.invalid'],
    ['a fake picture', fields, Buffer.from('MZ no picture'), 400, 'files.not_an_image'],
    ['6 MB', fields, Buffer.alloc(6 * 1024 * 1024, 1), 413, 'files.too_large'],
  ]
  test.each(refusals)('%s', async (_name, given, image, status, code) => {
    const { daniel } = house
    const { id } = await hold(daniel, { checkIn: '2027-03-01', checkOut: '2027-03-05' })
    const answer = await put(daniel, id, given, image)
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    await move(daniel, `/bookings/${id}/abandonment`)
  })
})

test('the ID of an expired hold is deleted at once, that of a stay a month later', async () => {
  const { daniel, ines } = house
  const { id } = await hold(daniel, { checkIn: '2027-04-01', checkOut: '2027-04-05' })
  expect((await put(daniel, id, fields)).body.result.deleteOn).toBe('2027-05-05')
  expect((await ines.call('GET', `/bookings/${id}/main-host-id`)).status).toBe(404)
  await move(daniel, `/bookings/${id}/abandonment`)
  await marea.runJobs()
  const { hostId } = (await daniel.call('GET', `/bookings/${id}/main-host-id`)).body.result
  expect(hostId.deleteOn).toBe('2026-11-15')
  expect((await put(daniel, id, fields)).body.error.code).toBe('booking.state_refused')
})

test('before payment the day of deletion follows the dates of the stay', async () => {
  const { daniel } = house
  const held = await hold(daniel, { checkIn: '2027-04-01', checkOut: '2027-04-05' })
  await put(daniel, held.id, fields)
  const { id: quoteId } = await quote(daniel, { checkIn: '2027-04-10', checkOut: '2027-04-15' })
  const moved = await daniel.call('PUT', `/bookings/${held.id}/quote`, { body: { quoteId } })
  expect(moved.status).toBe(200)
  const { hostId } = (await daniel.call('GET', `/bookings/${held.id}/main-host-id`)).body.result
  expect(hostId.deleteOn).toBe('2027-05-15')
  await move(daniel, `/bookings/${held.id}/abandonment`)
})

test('administrators see what waits for a decision, and each look and decision is an act', async () => {
  const { laura } = house
  const marisol = await signedIn(marea, 'Marisol', { profile: 'ADMIN' })
  const { id } = await booked(marea, laura, { checkIn: '2027-06-01', checkOut: '2027-06-05' })
  await put(laura, id, fields)
  const queue = async () => (await marisol.call('GET', '/admin/host-ids')).body.result
  const waiting = (await queue()).find(({ bookingId }: { bookingId: string }) => bookingId === id)
  expect(waiting).toMatchObject({ guest: 'Laura', document: 'passport', lastFour: '4567' })
  const verdict = { body: { status: 'accepted' } }
  const unseen = await marisol.call('PUT', `/bookings/${id}/main-host-id/verdict`, verdict)
  expect(unseen.body.error.code).toBe('host_ids.unseen')
  await marisol.call('GET', `/bookings/${id}/main-host-id/preview.jpg`)
  await put(laura, id, fields)
  const replaced = await marisol.call('PUT', `/bookings/${id}/main-host-id/verdict`, verdict)
  expect(replaced.body.error.code).toBe('host_ids.unseen')
  await marisol.call('GET', `/bookings/${id}/main-host-id/preview.jpg`)
  await marisol.call('PUT', `/bookings/${id}/main-host-id/verdict`, verdict)
  await marisol.call('PUT', `/bookings/${id}/main-host-id/verdict`, verdict)
  expect((await queue()).map(({ bookingId }: { bookingId: string }) => bookingId)).not.toContain(id)
  const acts = await marea.db
    .selectFrom('adminActs')
    .select('act')
    .where('subject', '=', `booking:${id}`)
    .orderBy('id')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual([
    'host_ids.viewed',
    'host_ids.viewed',
    'host_ids.accepted',
  ])
})
