import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { multipart } from '../../../test/access/upload.ts'
import { password, signedIn } from '../../../test/people.ts'
import { freshRoom, openRoom, thread, unreadOf, write } from '../../../test/rooms.ts'
import { ageTries } from '../../../test/sign-in-attempts.ts'
import { type Guest, openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { deleteUnsentPhotosJob } from './delete-photos.ts'

let marea: TestApp
let ines: Guest
let daniel: Guest
const people = 0

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, daniel } = await openHouse(marea))
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

const picture = (width = 2400, height = 1800) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } })

const location = { IFD0: { Model: 'SpyCam' }, IFD3: { GPSLatitude: '25/1 46/1 0/1' } }
const upload = (by: Guest, room: string, bytes: Buffer) =>
  by.call('POST', `/rooms/${room}/photos`, multipart({ field: 'photo', bytes }))

async function uploaded(by: Guest, room: string): Promise<string> {
  return (await upload(by, room, await picture(300, 200).png().toBuffer())).body.result.id
}

function send(by: Guest, room: string, body: object) {
  return by.call('POST', `/rooms/${room}/messages`, { body: { id: randomUUID(), ...body } })
}

function show(by: Guest | undefined, room: string, photo: string, size = 'large') {
  const headers = by ? { authorization: by.token } : {}
  return marea.app.inject({ url: `/api/rooms/${room}/photos/${photo}?size=${size}`, headers })
}

test('photos are stored small and without the camera’s data, and shown to both', async () => {
  const { guest, room } = await freshRoom(marea)
  const jpeg = await picture().withExif(location).jpeg().toBuffer()
  const { body } = await upload(guest, room, jpeg)
  const { id, thumbhash } = body.result
  expect(body.result).toMatchObject({ width: 1600, height: 1200 })
  const second = await uploaded(guest, room)
  const sent = await send(guest, room, { text: 'The gate', photoIds: [second, id] })
  expect(sent.body.result.photos.map((photo: { id: string }) => photo.id)).toEqual([second, id])
  const { items } = await thread(ines, room)
  expect(items[0]?.photos[1]).toEqual({ id, width: 1600, height: 1200, thumbhash })
  const large = await show(ines, room, id)
  expect(large.headers).toMatchObject({ 'content-type': 'image/webp', vary: /authorization/i })
  expect(large.headers['cache-control']).toContain('private')
  expect(large.rawPayload.includes('SpyCam')).toBe(false)
  expect((await sharp(large.rawPayload).metadata()).exif).toBeUndefined()
  const small = await sharp((await show(ines, room, id, 'small')).rawPayload).metadata()
  expect(small).toMatchObject({ format: 'webp', width: 480, height: 360 })
})

test('a message of photos alone has an empty text, counts as unread and repeats as one', async () => {
  const { guest, room } = await freshRoom(marea)
  const body = { id: randomUUID(), text: '', photoIds: [await uploaded(guest, room)] }
  const before = await unreadOf(ines)
  const answers = [await send(guest, room, body), await send(guest, room, body)]
  expect(answers.map(({ body: { result } }) => result.photos.length)).toEqual([1, 1])
  expect(await unreadOf(ines)).toBe(before + 1)
  expect((await thread(ines, room)).items).toMatchObject([{ text: '', photos: [{}] }])
})

test('strangers, visitors and the other before it is sent find no photo', async () => {
  const { guest, room } = await freshRoom(marea)
  const id = await uploaded(guest, room)
  expect((await show(ines, room, id)).statusCode).toBe(404)
  expect((await show(guest, room, id)).statusCode).toBe(200)
  await send(guest, room, { text: '', photoIds: [id] })
  expect((await show(ines, room, id)).statusCode).toBe(200)
  const boss = await signedIn(marea, `boss-${people}`, { profile: 'ADMIN' })
  const own = await openRoom(daniel)
  for (const stranger of [daniel, boss]) {
    expect((await show(stranger, room, id)).json().error.code).toBe('resource.not_found')
    expect((await upload(stranger, room, await picture().png().toBuffer())).status).toBe(404)
  }
  expect((await show(daniel, own, id)).statusCode).toBe(404)
  expect((await show(undefined, room, id)).json().error.code).toBe('identity.sign_in_required')
})

test('a photo of another person, conversation or message refuses the message', async () => {
  const { guest, room } = await freshRoom(marea)
  const { guest: other, room: elsewhere } = await freshRoom(marea)
  const used = await uploaded(guest, room)
  await send(guest, room, { text: '', photoIds: [used] })
  const foreign = [await uploaded(ines, room), await uploaded(other, elsewhere), used, randomUUID()]
  for (const id of foreign) {
    const { body } = await send(guest, room, { text: 'Hi', photoIds: [id] })
    expect(body.error.code).toBe('messaging.photo_gone')
  }
  expect((await thread(guest, room)).items).toHaveLength(1)
  const twice = [used, used]
  const empty = { text: '  ', photoIds: [] }
  for (const body of [{ text: 'Hi', photoIds: twice }, empty, { text: 'Hi', photoIds: eleven() }]) {
    expect((await send(guest, room, body)).body.error.code).toBe('request.invalid')
  }
})

const eleven = () => Array.from({ length: 11 }, () => randomUUID())

test.each([
  ['a program', Buffer.from('MZ no picture'), 'files.not_an_image'],
  ['a script', Buffer.from('<svg onload="alert(1)"/>'), 'files.not_an_image'],
  ['a picture in name only', Buffer.from([0xff, 0xd8, 0xff, 0, 1]), 'files.not_an_image'],
  ['a photo in HEIC', Buffer.from('\0\0\0\x18ftypheic'), 'files.heic'],
  ['a photo of 6 MB', Buffer.alloc(6 * 1024 * 1024, 0xff), 'files.too_large'],
])('%s is refused with a code', async (_, bytes, code) => {
  const { guest, room } = await freshRoom(marea)
  expect((await upload(guest, room, bytes)).body.error.code).toBe(code)
})

test('sixty photos an hour are allowed', async () => {
  const { guest, room } = await freshRoom(marea)
  for (let index = 0; index < 60; index += 1) await uploaded(guest, room)
  const bytes = await picture(9, 9).png().toBuffer()
  expect((await upload(guest, room, bytes)).body.error.code).toBe('messaging.too_many_photos')
  await ageTries(marea, { minutes: 61 })
  expect((await upload(guest, room, bytes)).status).toBe(200)
})

test('a photo that no message shows is deleted after a day, one that was sent stays', async () => {
  const { guest, room } = await freshRoom(marea)
  const [unused, sent] = [await uploaded(guest, room), await uploaded(guest, room)]
  await send(guest, room, { text: '', photoIds: [sent] })
  marea.clock.advance({ hours: 25 })
  await deleteUnsentPhotosJob.handle(marea.ctx(), {})
  await marea.runJobs()
  expect((await show(guest, room, unused)).statusCode).toBe(404)
  expect(await marea.ports.files.get(`messages/${unused}-large`)).toBeUndefined()
  expect((await show(guest, room, sent)).statusCode).toBe(200)
  const late = await send(guest, room, { text: 'Late', photoIds: [unused] })
  expect(late.body.error.code).toBe('messaging.photo_gone')
})

test('the user’s data names their photos, and they are erased with the account', async () => {
  const { guest, room } = await freshRoom(marea)
  const id = await uploaded(guest, room)
  await send(guest, room, { text: '', photoIds: [id] })
  await write(ines, room, 'Thank you')
  const data = (await guest.call('GET', '/user/data')).body.result
  expect(data.messagePhotos).toMatchObject([
    { isSent: true, url: expect.stringContaining(`/api/rooms/${room}/photos/${id}`) },
  ])
  await guest.call('DELETE', '/user', { body: { password } })
  await marea.runJobs()
  expect((await show(ines, room, id)).statusCode).toBe(404)
  expect(await marea.ports.files.get(`messages/${id}-small`)).toBeUndefined()
  expect((await thread(ines, room)).items[0]).toMatchObject({ text: null, photos: [] })
})
