import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { eraseMailOf } from '#platform/mail/log/account-deletion.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { mailsTo, password, signedIn, tokenIn } from '../../../test/people.ts'
import { booked, openHouse } from '../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let admin: Awaited<ReturnType<typeof signedIn>>
let laura: Awaited<ReturnType<typeof signedIn>>
let ines: Awaited<ReturnType<typeof signedIn>>
let reference: string
let bookingId: string

beforeAll(async () => {
  marea = await openTestApp()
  ;({ laura, ines } = await openHouse(marea))
  admin = await signedIn(marea, 'operator', { profile: 'ADMIN' })
  ;({ reference, id: bookingId } = await booked(marea, laura))
  await marea.runJobs()
})
afterAll(() => marea.close())

const read = async (query = '') => (await admin.call('GET', `/admin/emails${query}`)).body.result
const find = async (text: string) => (await read(`?find=${encodeURIComponent(text)}`)).items

const mail = { subject: 'A note', html: '<p>Note</p>', text: 'Note' }
const versions = { en: mail, es: mail }

function queue(key: string, to: string) {
  return queueEmail(marea.ctx(), { key, to, language: 'en', versions })
}

test('an email shows what it told whom, in which language, and what became of it', async () => {
  const [email] = await find(laura.email)
  expect(email).toMatchObject({
    kind: 'booking.confirmed',
    to: laura.email,
    person: { id: laura.id, name: 'Laura' },
    booking: { id: bookingId, reference },
    language: 'en',
    state: 'sent',
    failure: null,
    canSendNow: false,
  })
  expect(email.subject).toContain(reference)
})

test('search finds emails by booking reference, person, address and subject', async () => {
  for (const text of [reference, 'laura', laura.email, 'booking confirmed']) {
    const found = await find(text)
    const ids = found.map(({ person }: { person: { id: string } | null }) => person?.id)
    expect(ids, text).toContain(laura.id)
  }
  expect(await find('nobody%')).toEqual([])
})

test('filters by kind, state and day narrow the list and its counts', async () => {
  await queue('test.greeting:1', 'waiting@marea.test')
  const waiting = await read('?state=waiting')
  expect(waiting.items.map(({ to }: { to: string }) => to)).toEqual(['waiting@marea.test'])
  const confirmed = await read('?kind=booking.confirmed')
  expect(new Set(confirmed.items.map(({ kind }: { kind: string }) => kind))).toEqual(
    new Set(['booking.confirmed']),
  )
  expect(confirmed.counts).toEqual({ sent: confirmed.count })
  const today = marea.clock.now().toZonedDateTimeISO(companyTimeZone).toPlainDate()
  expect((await read(`?from=${today}&until=${today}`)).count).toBeGreaterThan(0)
  expect((await read(`?from=${today.add({ days: 1 })}`)).count).toBe(0)
  expect((await read(`?until=${today.subtract({ days: 1 })}`)).count).toBe(0)
})

test('an email that waits can be sent now, and one that was sent cannot', async () => {
  await queue('test.greeting:2', 'later@marea.test')
  const [{ id }] = await find('later@marea.test')
  expect((await admin.call('POST', `/admin/emails/${id}/retry`)).status).toBe(200)
  await marea.runJobs()
  const late = await admin.call('POST', `/admin/emails/${id}/retry`)
  expect([late.status, late.body.error.code]).toEqual([409, 'emails.not_waiting'])
})

test('the link of a security email is neither stored nor shown', async () => {
  await marea.call('GET', `/user/forgot-password?email=${laura.email}`)
  const [sent] = await mailsTo(marea, laura.email)
  const token = tokenIn(sent, 'token')
  expect(token).not.toBe('no link')
  const { items } = await read('?kind=identity.reset_asked')
  expect(items).toMatchObject([{ to: laura.email, subject: sent?.subject, state: 'sent' }])
  expect(JSON.stringify(await read())).not.toContain(token)
  const { rows } = await sql`select * from outgoing_mails`.execute(marea.db)
  expect(JSON.stringify(rows)).not.toContain(token)
})

const endings = [
  ['bounced 550', 'bounced', { reason: 'bounced', code: '550' }],
  ['address bounced', 'bounced', { reason: 'address_bounced', code: null }],
  ['rejected 554', 'refused', { reason: 'rejected', code: '554' }],
  ['unreachable ECONNREFUSED', 'given_up', { reason: 'unreachable', code: 'ECONNREFUSED' }],
  ['refused not written', 'given_up', { reason: 'not_written', code: null }],
] as const

test.each(endings)(
  'the failure %s is shown as %s with its reason',
  async (failure, state, shown) => {
    const to = `${failure.replace(/\W/g, '-')}@marea.test`
    await queue(`test.failure:${failure}`, to)
    await marea.runJobs()
    const emails = marea.db.updateTable('outgoingMails').where('recipient', '=', to)
    await emails.set({ status: 'failed', failure }).execute()
    expect(await find(to)).toMatchObject([{ state, failure: shown }])
  },
)

test('only an administrator sees the log', async () => {
  for (const person of [laura, ines]) {
    expect((await person.call('GET', '/admin/emails')).status).toBe(404)
  }
  expect((await marea.call('GET', '/admin/emails')).status).toBe(401)
})

test('deleting an account removes its address, name and subjects from the log', async () => {
  const nadia = await signedIn(marea, 'Nadia')
  await marea.call('GET', `/user/forgot-password?email=${nadia.email}`)
  await queue('test.greeting:3', nadia.email)
  await marea.runJobs()
  const ids = (await find(nadia.email)).map(({ id }: { id: string }) => id)
  expect(ids.length).toBeGreaterThan(1)
  expect((await nadia.call('DELETE', '/user', { body: { password } })).status).toBe(200)
  expect(await find(nadia.email)).toEqual([])
  expect(await find('Nadia')).toEqual([])
  const { items } = await read()
  const left = items.filter(({ id }: { id: string }) => ids.includes(id))
  expect(left).toHaveLength(ids.length)
  for (const email of left) expect(email).toMatchObject({ to: null, person: null, subject: null })
})

test('an account that never confirmed its address leaves the emails of others alone', async () => {
  await queue('test.greeting:4', 'shared@marea.test')
  const stranger = { id: crypto.randomUUID(), email: 'shared@marea.test', isConfirmed: false }
  await inTransaction(marea.ctx(), (ctx) => eraseMailOf(ctx, stranger))
  expect(await find('shared@marea.test')).toHaveLength(1)
})

test('the log forgets an email 30 days after its end', async () => {
  marea.clock.advance({ hours: 31 * 24 })
  await jobNamed('mail.retry-due').handle(marea.ctx(), {})
  const emails = marea.db.selectFrom('outgoingMails').where('recipient', '=', laura.email)
  expect(await emails.select('id').execute()).toEqual([])
})
