import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo, password, signedIn } from '../../test/people.ts'
import { openRoom, readUpTo, write, wrote } from '../../test/rooms.ts'
import { runFanOut } from '../../test/run-fan-out.ts'
import { type Guest, openHouse } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { emailUnread } from './mails.ts'

let marea: TestApp
let ines: Guest
let laura: Guest
let room: string

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines, laura } = await openHouse(marea))
  room = await openRoom(laura)
})
afterAll(() => marea.close())
beforeEach(() => marea.clock.set('2026-11-15T12:00:00Z'))

async function afterMinutes(minutes: number, to: Guest) {
  marea.clock.advance({ minutes })
  await runFanOut(marea.ctx(), emailUnread)
  return mailsTo(marea, to.email)
}

test('unread messages cause one email in the reader’s language, with a link to the conversation', async () => {
  await wrote(laura, room, 'Is the pool warm?')
  expect(await afterMinutes(14, ines)).toEqual([])
  await wrote(laura, room, 'And the <sea>?')
  await Promise.all([
    afterMinutes(1, ines),
    runFanOut(marea.ctx(), emailUnread),
    runFanOut(marea.ctx(), emailUnread),
  ])
  const mails = await afterMinutes(10, ines)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    language: 'es',
    subject: 'Nuevo mensaje de Laura sobre Casa Almendro',
  })
  expect(mails[0]?.text).toContain('2 mensajes nuevos de Laura')
  expect(mails[0]?.text).toMatch(/“Is the pool warm\?”\s+“And the <sea>\?”/)
  expect(mails[0]?.html).toContain('And the &lt;sea&gt;?')
  expect(mails[0]?.text).toContain(`/chat/${room}`)
})

test('no other email follows before the conversation was read, unless half a day has passed', async () => {
  const count = (await afterMinutes(0, ines)).length
  await wrote(laura, room, 'Hello?')
  expect(await afterMinutes(16, ines)).toHaveLength(count)
  marea.clock.advance({ hours: 13 })
  await laura.call('POST', '/rooms', { body: { slug: 'casa-almendro' } })
  await wrote(laura, room, 'Still there?')
  expect(await afterMinutes(16, ines)).toHaveLength(count + 1)
  const last = await wrote(laura, room, 'Just this')
  await readUpTo(ines, room, last.id)
  expect(await afterMinutes(16, ines)).toHaveLength(count + 1)
  await wrote(laura, room, 'One more thing')
  expect(await afterMinutes(16, ines)).toHaveLength(count + 2)
})

test('a digest has the last five of many messages', async () => {
  const olga = await signedIn(marea, 'Olga')
  const own = await openRoom(olga)
  for (let count = 1; count <= 7; count += 1) await wrote(ines, own, `Step ${count}`)
  const [mail] = await afterMinutes(16, olga)
  expect(mail?.text).toContain('7 new messages from Inés')
  expect(mail?.text).toContain('And 2 earlier messages')
  expect(mail?.text.match(/Step \d/g)).toEqual(['Step 3', 'Step 4', 'Step 5', 'Step 6', 'Step 7'])
})

test('messages read in time cause no email, and senders get none about their own', async () => {
  const nora = await signedIn(marea, 'Nora')
  const own = await openRoom(nora)
  const { id } = await wrote(ines, own, 'Bienvenida')
  marea.clock.advance({ minutes: 2 })
  await readUpTo(nora, own, id)
  expect(await afterMinutes(20, nora)).toEqual([])
})

test('messages of a deleted account cause no email', async () => {
  const vera = await signedIn(marea, 'Vera')
  const own = await openRoom(vera)
  const count = (await afterMinutes(0, ines)).length
  await write(vera, own, 'Forget this')
  expect((await vera.call('DELETE', '/user', { body: { password } })).status).toBe(200)
  expect(await afterMinutes(16, ines)).toHaveLength(count)
})
