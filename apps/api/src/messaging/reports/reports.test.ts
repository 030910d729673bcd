import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multipart } from '../../../test/access/upload.ts'
import { mailsTo, password, signedIn, signIn } from '../../../test/people.ts'
import { freshRoom, write, wrote } from '../../../test/rooms.ts'
import { ageTries } from '../../../test/sign-in-attempts.ts'
import { type Guest, openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let ines: Guest
let admin: Guest

beforeAll(async () => {
  marea = await openTestApp()
  ;({ ines } = await openHouse(marea))
  admin = await signedIn(marea, 'Report Admin', { profile: 'ADMIN' })
})
afterAll(() => marea.close())

const report = (by: Guest, room: string, body: object) =>
  by.call('POST', `/rooms/${room}/reports`, { body: { reason: 'scam', ...body } })

async function reportsOf(room: string, show = 'open') {
  const { result } = (await admin.call('GET', `/admin/message-reports?show=${show}`)).body
  return result.filter(({ roomId }: { roomId: string }) => roomId === room)
}

const resolve = (id: string, by = admin) =>
  by.call('POST', `/admin/message-reports/${id}/resolution`, {
    body: { outcome: 'warned', note: 'Asked to stay on the platform' },
  })

test('a reported message reaches operations once, without the rest of the conversation', async () => {
  const { guest, room } = await freshRoom(marea)
  await wrote(guest, room, 'Is it quiet?')
  const { id: messageId } = await wrote(ines, room, 'Only if you pay me by Zelle')
  const details = 'She asks for Zelle'
  const first = await report(guest, room, { messageId, details })
  const again = await report(guest, room, { messageId, details: 'Again' })
  expect(again.body.result).toEqual(first.body.result)
  await wrote(ines, room, 'Written later')
  const found = await reportsOf(room)
  expect(found).toMatchObject([
    {
      reason: 'scam',
      details,
      messageId,
      reporter: { id: guest.id },
      reported: { id: ines.id },
      home: { name: 'Casa Almendro' },
      messages: [{ id: messageId, from: 'owner', text: 'Only if you pay me by Zelle' }],
      resolution: null,
    },
  ])
  const event = await marea.db
    .selectFrom('events')
    .select('data')
    .where('kind', '=', 'messaging.reported')
    .where('subject', '=', `user:${guest.id}`)
    .execute()
  expect(event).toMatchObject([{ data: { roomId: room, messageId, reason: 'scam' } }])
})

test('a reported conversation shows its latest messages and nothing written after the report', async () => {
  const { guest, room } = await freshRoom(marea)
  for (let index = 0; index < 25; index += 1) {
    if (index === 15) await ageTries(marea, { minutes: 1 })
    await wrote(guest, room, `Number ${index}`)
  }
  await report(ines, room, { reason: 'abuse' })
  await ageTries(marea, { minutes: 1 })
  await wrote(guest, room, 'Written later')
  const [{ messages, messageId }] = await reportsOf(room)
  expect(messageId).toBeNull()
  expect(messages).toHaveLength(20)
  expect(messages.at(-1).text).toBe('Number 24')
})

test('a report is resolved once, with a note, and may then be made again', async () => {
  const { guest, room } = await freshRoom(marea)
  await wrote(ines, room, 'Hello')
  const { id } = (await report(guest, room, {})).body.result
  expect((await resolve(id, guest)).body.error.code).toBe('resource.not_found')
  expect((await resolve(id)).body.result).toEqual({ id })
  expect((await resolve(id)).body.error.code).toBe('messaging.report_resolved')
  expect(await reportsOf(room)).toEqual([])
  expect(await reportsOf(room, 'resolved')).toMatchObject([
    {
      resolution: { outcome: 'warned', note: 'Asked to stay on the platform', by: 'Report Admin' },
    },
  ])
  expect((await report(guest, room, {})).body.result.id).not.toBe(id)
})

test('own messages, others’ conversations and forged ids cannot be reported', async () => {
  const { guest, room } = await freshRoom(marea)
  const own = await wrote(guest, room, 'Mine')
  const { guest: stranger, room: elsewhere } = await freshRoom(marea)
  const theirs = await wrote(stranger, elsewhere, 'Theirs')
  const refused = [
    await report(guest, room, { messageId: own.id }),
    await report(guest, room, { messageId: theirs.id }),
    await report(stranger, room, {}),
    await report(guest, room, { messageId: Number.MAX_SAFE_INTEGER }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  for (const body of [{ reason: 'boring' }, { details: 'a'.repeat(1001) }, { messageId: 'x' }]) {
    expect((await report(guest, room, body)).body.error.code).toBe('request.invalid')
  }
  expect((await guest.call('GET', '/admin/message-reports')).status).toBe(404)
})

test('ten reports a day are allowed', async () => {
  const { guest, room } = await freshRoom(marea)
  const ids: number[] = []
  for (let index = 0; index < 11; index += 1) ids.push((await wrote(ines, room, `No ${index}`)).id)
  for (const messageId of ids.slice(0, 10)) await report(guest, room, { messageId })
  const last = await report(guest, room, { messageId: ids[10] })
  expect(last.body.error.code).toBe('messaging.too_many_reports')
  expect((await report(guest, room, { messageId: ids[0] })).status).toBe(200)
})

test('operations see the photos of a report and no others', async () => {
  const { guest, room } = await freshRoom(marea)
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#a52' } })
  const bytes = await picture.png().toBuffer()
  const upload = async (by: Guest) => {
    const { body } = await by.call(
      'POST',
      `/rooms/${room}/photos`,
      multipart({ field: 'photo', bytes }),
    )
    return body.result.id
  }
  const [shown, hidden] = [await upload(ines), await upload(ines)]
  const body = { id: crypto.randomUUID(), text: '', photoIds: [shown] }
  const sent = await ines.call('POST', `/rooms/${room}/messages`, { body })
  const { result } = (await report(guest, room, { messageId: sent.body.result.id })).body
  const show = (photo: string, by: Guest) =>
    marea.app.inject({
      url: `/api/admin/message-reports/${result.id}/photos/${photo}`,
      headers: { authorization: by.token },
    })
  expect((await show(shown, admin)).headers['content-type']).toBe('image/webp')
  expect((await show(hidden, admin)).statusCode).toBe(404)
  expect((await show(shown, guest)).statusCode).toBe(404)
})

test('reports are in the reporter’s data, and their words are erased with the account', async () => {
  const { guest, room } = await freshRoom(marea)
  await write(ines, room, 'Hello')
  await report(guest, room, { details: 'My address is 1 Ocean Drive' })
  const data = (await guest.call('GET', '/user/data')).body.result
  expect(data.messageReports).toMatchObject([{ reason: 'scam', isResolved: false }])
  await guest.call('DELETE', '/user', { body: { password } })
  await marea.runJobs()
  expect(await reportsOf(room)).toMatchObject([{ details: null, reporter: { email: null } }])
})

test('the outcome that locks the account signs the person out and tells them why', async () => {
  const { guest, room } = await freshRoom(marea)
  const { id: messageId } = await wrote(guest, room, 'Pay me outside Marea')
  const { id } = (await report(ines, room, { messageId })).body.result
  const body = { outcome: 'restricted', note: 'Third time this month' }
  await admin.call('POST', `/admin/message-reports/${id}/resolution`, { body })
  expect((await guest.call('GET', '/user/info')).status).toBe(401)
  expect((await signIn(marea, guest.email)).body.error.code).toBe('identity.account_locked')
  const [mail] = await mailsTo(marea, guest.email)
  expect(mail?.text).toContain('Your messages broke our rules.')
  expect(mail?.text).not.toContain('Third time')
  const acts = await marea.db
    .selectFrom('adminActs')
    .select('act')
    .where('subject', '=', `user:${guest.id}`)
    .orderBy('id')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual([
    'identity.account_locked',
    'messaging.report_resolved',
  ])
})
