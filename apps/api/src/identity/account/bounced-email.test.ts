import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queueEmail } from '#platform/mail/queue.ts'
import { signedIn, tokenIn } from '../../../test/people.ts'
import { type MailServer, startMailServer } from '../../../test/stand-ins/mail-server.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

let marea: TestApp
let server: MailServer
let lucia: Someone
let count = 0

beforeAll(async () => {
  server = await startMailServer()
  marea = await openTestApp({ environment: { SMTP_URL: server.url } })
})
afterAll(async () => {
  await marea.close()
  await server.close()
})
beforeEach(async () => {
  count += 1
  server.received.length = 0
  server.behavior.refuse = undefined
  server.behavior.reply = undefined
  lucia = await signedIn(marea, `lucia${count}`)
})

const content = { subject: 'Booking updated', html: '<p>Updated</p>', text: 'Updated' }

/** An email about a booking; other emails go out even to an address that refused one. */
async function sendUpdate(): Promise<string | undefined> {
  const key = crypto.randomUUID()
  const versions = { en: content, es: content }
  await queueEmail(marea.ctx(), { key, to: lucia.email, language: 'en', versions })
  await marea.runJobs()
  const mails = marea.db.selectFrom('outgoingMails').select(['status', 'failure'])
  const { status, failure } = await mails.where('key', '=', key).executeTakeFirstOrThrow()
  return failure ?? status
}

async function bounce(): Promise<void> {
  server.behavior.refuse = 'recipient'
  expect(await sendUpdate()).toBe('bounced 550')
  server.behavior.refuse = undefined
}

async function isBounced(): Promise<boolean> {
  return (await lucia.call('GET', '/user/info')).body.result.isEmailBounced
}

async function kinds(): Promise<string[]> {
  const events = marea.db.selectFrom('events').select('kind').orderBy('id')
  const rows = await events.where('subject', '=', `user:${lucia.id}`).execute()
  return rows.map(({ kind }) => kind).filter((kind) => /bounced|again/.test(kind))
}

test('an address that is refused for good is flagged, and gets no more updates', async () => {
  expect(await isBounced()).toBe(false)
  await bounce()
  expect(await isBounced()).toBe(true)
  expect(await sendUpdate()).toBe('address bounced')
  expect(server.received).toEqual([])
  expect(await kinds()).toEqual(['identity.email_bounced'])
  const metrics = await marea.readMetrics()
  expect(metrics).toMatch(/marea_mail_addresses_total\{step="bounced"\} [1-9]/)
  expect(metrics).toMatch(/marea_mail_addresses_total\{step="skipped"\} [1-9]/)
})

test.each([
  ['a full mailbox', { code: 452, text: '4.2.2 mailbox full' }],
  ['a refusal by policy', { code: 550, text: '5.7.1 relaying denied' }],
])('%s does not flag the address', async (_, reply) => {
  server.behavior.refuse = 'recipient'
  server.behavior.reply = reply
  await sendUpdate()
  expect(await isBounced()).toBe(false)
})

test('a refused message does not flag the address', async () => {
  server.behavior.refuse = 'message'
  expect(await sendUpdate()).toBe('rejected 550')
  expect(await isBounced()).toBe(false)
})

test('one whose address bounced asks for a link, and the email that gets through ends the flag', async () => {
  await bounce()
  await lucia.call('POST', '/user/email-confirmation/mail')
  await marea.runJobs()
  expect(server.received).toHaveLength(1)
  expect(await isBounced()).toBe(false)
  expect(await kinds()).toEqual(['identity.email_bounced', 'identity.email_delivered_again'])
  expect(await sendUpdate()).toBe('sent')
})

test('opening a link proves that the mailbox works', async () => {
  await marea.db
    .updateTable('users')
    .set({ bouncedAt: marea.clock.now() })
    .where('id', '=', lucia.id)
    .execute()
  await lucia.call('POST', '/user/email-confirmation/mail')
  await marea.runJobs()
  const token = tokenIn({ text: decoded(server.received[0]?.source ?? '') }, 'confirm')
  await marea.db
    .updateTable('users')
    .set({ bouncedAt: marea.clock.now() })
    .where('id', '=', lucia.id)
    .execute()
  const answer = await lucia.call('POST', '/user/email-confirmation', { body: { token } })
  expect(answer.body.result).toMatchObject({ isEmailConfirmed: true, isEmailBounced: false })
  expect(await isBounced()).toBe(false)
})

test('a person whose emails arrive is sent no confirmation again', async () => {
  await lucia.call('POST', '/user/email-confirmation/mail')
  await marea.runJobs()
  expect(server.received).toEqual([])
})

/** The quoted-printable body of a message. */
function decoded(source: string): string {
  return source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
