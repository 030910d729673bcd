import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingsConsequences } from '#bookings/consequences.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { followStored } from '#platform/events/consequences.ts'
import type { Email } from '#platform/ports.ts'
import { dyingBefore } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { headerOf, type MailServer, startMailServer } from '../../../test/stand-ins/mail-server.ts'
import { booked, openHouse } from '../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { queueDeferredEmail, queueEmail } from './queue.ts'

const content = { subject: 'Booking confirmed', html: '<p>Confirmed</p>', text: 'Confirmed' }

let marea: TestApp
let server: MailServer
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
  await marea.db.deleteFrom('outgoingMails').execute()
  server.received.length = 0
})

/** An email that no guest should receive twice. */
async function confirm(ctx: Ctx = marea.ctx()): Promise<string> {
  count += 1
  const mail: Email = { to: `guest-${count}@marea.test`, language: 'en', versions: both }
  await queueEmail(ctx, { key: `test:${count}`, ...mail })
  return mail.to
}

const both = { en: content, es: content }

function sweep(ctx: Ctx = marea.ctx()): Promise<void> {
  return jobNamed('mail.retry-due').handle(ctx, {})
}

function copiesOf(to: string): number {
  return server.received.filter((each) => each.to.includes(to)).length
}

async function stuck(): Promise<string[]> {
  const metrics = await marea.readMetrics()
  return metrics.split('\n').filter((line) => line.startsWith('marea_mails_stuck{'))
}

/** The SMTP server is down during the work and back at the same address afterwards. */
async function duringOutage(work: () => Promise<void>): Promise<void> {
  const { port } = server
  await server.close()
  await work()
  server = await startMailServer({}, port)
}

test('an email is sent once its transaction commits, and never if it fails', async () => {
  const to = await inTransaction(marea.ctx(), (ctx) => confirm(ctx))
  const failing = inTransaction(marea.ctx(), async (ctx) => {
    await confirm(ctx)
    throw new Error('no nights left')
  })
  await expect(failing).rejects.toThrow('no nights left')
  await marea.runJobs()
  expect(server.received.map((each) => each.to)).toEqual([[to]])
})

test('emails queued during a three-day outage arrive once when the server is back', async () => {
  const first = await confirm()
  await duringOutage(async () => {
    await marea.runJobs()
    for (let hour = 0; hour < 72; hour += 1) {
      marea.clock.advance({ hours: 1 })
      await sweep()
    }
    expect(await stuck()).toContain('marea_mails_stuck{status="retrying"} 1')
  })
  const later = await confirm()
  await marea.runJobs()
  await sweep()
  expect([copiesOf(first), copiesOf(later)]).toEqual([1, 1])
  await sweep()
  expect(server.received).toHaveLength(2)
  expect(await stuck()).toContain('marea_mails_stuck{status="retrying"} 0')
})

test('retries back off, but never beyond a quarter of an hour', async () => {
  await confirm()
  await duringOutage(async () => {
    await marea.runJobs()
    const minutes = []
    for (let attempt = 1; attempt < 8; attempt += 1) {
      const { nextAttemptAt } = await only()
      minutes.push(nextAttemptAt.since(marea.clock.now()).total('minutes'))
      marea.clock.set(nextAttemptAt.toString())
      await sweep()
    }
    expect(minutes).toEqual([1, 2, 4, 8, 15, 15, 15])
  })
})

test('an email is given up after five days, and the log does not name its recipient', async () => {
  let written = ''
  const log = pino({}, { write: (line: string) => (written += line) })
  const to = await confirm()
  await duringOutage(async () => {
    marea.clock.advance({ hours: 119 })
    await sweep()
    expect((await only()).status).toBe('queued')
    marea.clock.advance({ hours: 1 })
    await sweep({ ...marea.ctx(), log })
  })
  expect(await only()).toMatchObject({ status: 'failed', data: null })
  expect(await stuck()).toContain('marea_mails_stuck{status="failed"} 1')
  expect(written).toContain('mail given up')
  expect(written).not.toContain(to)
})

test('a recipient who is refused for now delays nobody else, and is retried with growing pauses', async () => {
  server.behavior.refuse = 'recipient'
  server.behavior.reply = { code: 450, text: '4.2.1 mailbox busy' }
  const to = await confirm()
  await marea.runJobs()
  const minutes = []
  for (let attempt = 1; attempt < 6; attempt += 1) {
    const { status, failure, nextAttemptAt } = await only()
    expect({ status, failure }).toEqual({ status: 'queued', failure: 'refused 450' })
    minutes.push(nextAttemptAt.since(marea.clock.now()).total('minutes'))
    marea.clock.set(nextAttemptAt.toString())
    await sweep()
  }
  expect(minutes).toEqual([1, 2, 4, 8, 15])
  server.behavior.refuse = undefined
  await confirm()
  await marea.runJobs()
  expect(copiesOf(to)).toBe(0)
  marea.clock.advance({ minutes: 15 })
  await sweep()
  expect(copiesOf(to)).toBe(1)
})

test.each([
  ['recipient', 'bounced 550'],
  ['message', 'rejected 550'],
] as const)(
  'a %s that is refused for good is not tried again, and the log does not name anybody',
  async (refuse, failure) => {
    let written = ''
    const log = pino({}, { write: (line: string) => (written += line) })
    server.behavior.refuse = refuse
    server.behavior.reply = undefined
    const to = await confirm()
    await sweep({ ...marea.ctx(), log })
    server.behavior.refuse = undefined
    marea.clock.advance({ hours: 1 })
    await sweep()
    expect(await only()).toMatchObject({ status: 'failed', failure, data: null })
    expect(copiesOf(to)).toBe(0)
    expect(written).toContain('mail refused for good')
    expect(written).not.toContain(to)
  },
)

test('a process that crashes before any of its statements never sends a confirmation twice', async () => {
  for (let statement = 0, isDone = false; !isDone; statement += 1) {
    const to = await confirm()
    isDone = await sweep(dyingBefore(marea.ctx(), statement)).then(
      () => true,
      () => false,
    )
    for (let later = 0; later < 3; later += 1) {
      marea.clock.advance({ minutes: 11 })
      await sweep()
    }
    const { status } = await newest()
    // Only when the message had ended without a recorded outcome is the outcome unknown.
    expect({ statement, status, copies: copiesOf(to) }).toEqual({
      statement,
      status: status === 'unknown' ? 'unknown' : 'sent',
      copies: 1,
    })
    expect(statement).toBeLessThan(20)
  }
  const unknown = marea.db.selectFrom('outgoingMails').where('status', '=', 'unknown')
  expect(await unknown.selectAll().execute()).toHaveLength(1)
})

test('a confirmation is not sent again when the server disconnects after it', async () => {
  server.behavior.onTaken = (_, hangUp) => hangUp()
  const to = await confirm()
  await marea.runJobs()
  server.behavior.onTaken = () => undefined
  marea.clock.advance({ hours: 1 })
  await sweep()
  expect(copiesOf(to)).toBe(1)
  expect(await stuck()).toContain('marea_mails_stuck{status="unknown"} 1')
})

test('a sign-in link is sent again under the same id when it may not have arrived', async () => {
  const { id: userId, email } = await signedIn(marea, 'Lucia')
  server.behavior.onTaken = (_, hangUp) => hangUp()
  const data = { userId, kind: 'reset', purpose: 'reset' }
  await queueDeferredEmail(marea.ctx(), { key: 'test:link', writer: 'identity.link', data })
  await marea.runJobs()
  server.behavior.onTaken = () => undefined
  marea.clock.advance({ minutes: 1 })
  await sweep()
  expect(copiesOf(email)).toBe(2)
  const ids = server.received.map(({ source }) => headerOf(source, 'Message-ID'))
  expect(new Set(ids).size).toBe(1)
})

test('an email that cannot be written delays no other, and one without a recipient ends', async () => {
  const written = { writer: 'identity.link', data: { userId: 'nobody' } }
  await queueDeferredEmail(marea.ctx(), { key: 'test:unwritten', ...written })
  const gone = { userId: crypto.randomUUID(), kind: 'reset', purpose: 'reset' }
  await queueDeferredEmail(marea.ctx(), { key: 'test:gone', writer: 'identity.link', data: gone })
  const to = await confirm()
  await marea.runJobs()
  expect(copiesOf(to)).toBe(1)
  const rows = await marea.db.selectFrom('outgoingMails').selectAll().orderBy('key').execute()
  expect(rows.map(({ status, failure }) => ({ status, failure }))).toEqual([
    ...[{ status: 'sent', failure: null }],
    ...[{ status: 'failed', failure: 'no reader' }],
    ...[{ status: 'queued', failure: 'refused not written' }],
  ])
})

test('an event that is handled twice sends one email', async () => {
  const { laura } = await openHouse(marea)
  await booked(marea, laura)
  await marea.runJobs()
  const event = await marea.db
    .selectFrom('events')
    .selectAll()
    .where('kind', '=', 'booking.confirmed')
    .executeTakeFirstOrThrow()
  await followStored(marea.ctx(), { bookings: bookingsConsequences }, [event])
  await marea.runJobs()
  expect(server.received.map((each) => each.to[0]).toSorted()).toEqual([
    ...['inés@marea.test', 'laura@marea.test'],
  ])
})

function only() {
  return marea.db.selectFrom('outgoingMails').selectAll().executeTakeFirstOrThrow()
}

function newest() {
  return marea.db
    .selectFrom('outgoingMails')
    .selectAll()
    .where('key', '=', `test:${count}`)
    .executeTakeFirstOrThrow()
}
