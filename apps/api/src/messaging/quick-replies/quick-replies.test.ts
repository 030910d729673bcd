import { randomUUID } from 'node:crypto'
import type { QuickReply } from '@marea/contract/messaging/quick-replies.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { openRoom } from '../../../test/rooms.ts'
import { booked, type Guest, homeOf } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let people = 0

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

function newOwner() {
  people += 1
  return signedIn(marea, `Inés-${people}`, { profile: 'OWNER' })
}

const texts = { en: 'Hi {{guest}}', es: 'Hola, {{huesped}}' }

function save(owner: Guest, id: string, body: object = {}) {
  return owner.call('PUT', `/owner/quick-replies/${id}`, {
    body: { version: 0, title: 'Greeting', texts, ...body },
  })
}

async function listed(owner: Guest): Promise<QuickReply[]> {
  return (await owner.call('GET', '/owner/quick-replies')).body.result
}

async function saved(owner: Guest, title: string): Promise<string> {
  const id = randomUUID()
  const { status, body } = await save(owner, id, { title })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return id
}

test('a quick reply is created once, edited by version and deleted', async () => {
  const owner = await newOwner()
  const id = randomUUID()
  const made = await Promise.all([1, 2, 3].map(() => save(owner, id)))
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await listed(owner)).toEqual([{ id, title: 'Greeting', texts, version: 1 }])
  const old = await save(owner, id, { title: 'Other' })
  expect(old.body.error.code).toBe('messaging.template_outdated')
  const edited = await save(owner, id, { title: 'Other', version: 1 })
  expect(edited.body.result).toMatchObject({ title: 'Other', version: 2 })
  await owner.call('DELETE', `/owner/quick-replies/${id}`)
  expect(await listed(owner)).toEqual([])
})

test('another owner neither sees, changes nor deletes a quick reply', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const id = await saved(owner, 'Mine')
  expect(await listed(other)).toEqual([])
  expect((await save(other, id, { title: 'Theirs' })).status).toBe(404)
  expect((await save(other, id, { title: 'Theirs', version: 1 })).status).toBe(409)
  await other.call('DELETE', `/owner/quick-replies/${id}`)
  const order = await other.call('PUT', '/owner/quick-reply-order', { body: { ids: [id] } })
  expect(order.body.error.code).toBe('messaging.replies_outdated')
  expect(await listed(owner)).toMatchObject([{ id, title: 'Mine' }])
})

test('the order is the owner’s, and a list that misses one is refused', async () => {
  const owner = await newOwner()
  const ids = [await saved(owner, 'A'), await saved(owner, 'B'), await saved(owner, 'C')]
  const turned = ids.toReversed()
  const { body } = await owner.call('PUT', '/owner/quick-reply-order', { body: { ids: turned } })
  expect(body.result.map(({ title }: QuickReply) => title)).toEqual(['C', 'B', 'A'])
  for (const wrong of [ids.slice(1), [...ids, ids[0]]]) {
    const answer = await owner.call('PUT', '/owner/quick-reply-order', { body: { ids: wrong } })
    expect(answer.body.error.code).toBe('messaging.replies_outdated')
  }
  await saved(owner, 'D')
  expect((await listed(owner)).map(({ title }) => title)).toEqual(['C', 'B', 'A', 'D'])
})

test('an owner has at most 50, also when several are added at once', async () => {
  const owner = await newOwner()
  for (let index = 0; index < 48; index += 1) await saved(owner, `Reply ${index}`)
  const answers = await Promise.all([1, 2, 3, 4].map(() => save(owner, randomUUID())))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
  expect(await listed(owner)).toHaveLength(50)
})

test('bad input is refused', async () => {
  const owner = await newOwner()
  const refused = async (body: object) =>
    (await save(owner, randomUUID(), body)).body.error.code as string
  expect(await refused({ texts: { en: '{{gest}}', es: '' } })).toBe('messaging.placeholder_unknown')
  expect(await refused({ texts: { en: '', es: ' ' } })).toBe('messaging.template_empty')
  expect(await refused({ title: ' ' })).toBe('request.invalid')
  expect(await refused({ title: 'a'.repeat(61) })).toBe('request.invalid')
  expect(await refused({ texts: { en: 'a'.repeat(2001), es: '' } })).toBe('request.invalid')
})

test('in a conversation they are filled for its guest; the address is told after booking', async () => {
  const owner = await newOwner()
  await saved(owner, 'Greeting')
  const { slug } = await homeOf(marea, owner.id)
  const guest = await signedIn(marea, 'Laura Sofía', { language: 'es' })
  const room = await openRoom(guest, slug)
  const inRoom = () => owner.call('GET', `/rooms/${room}/quick-replies`)
  const asking = (await inRoom()).body.result
  expect(asking).toMatchObject({ language: 'es', replies: [{ title: 'Greeting', texts }] })
  expect(asking.values.es).toMatchObject({ guest: 'Laura', checkIn: null, address: null })
  await booked(marea, guest, { slug, checkIn: '2026-11-25', checkOut: '2026-11-28' })
  expect((await inRoom()).body.result.values.es).toMatchObject({
    checkIn: 'miércoles, 25 de noviembre',
    nights: '3',
    address: expect.stringContaining('3450 Main Highway'),
  })
  expect((await guest.call('GET', `/rooms/${room}/quick-replies`)).status).toBe(404)
  const stranger = await newOwner()
  expect((await stranger.call('GET', `/rooms/${room}/quick-replies`)).status).toBe(404)
})
