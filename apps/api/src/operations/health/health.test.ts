import type { Health, HealthFinding } from '@marea/contract/operations/health.ts'
import type { ServiceStatus } from '@marea/contract/operations/status.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queueEmail } from '#platform/mail/queue.ts'
import { boughtGiftCard } from '../../../test/payments/gift-cards.ts'
import { signedIn } from '../../../test/people.ts'
import { deliverEvents } from '../../../test/stand-ins/cards.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { noteBackup } from '../checks/note-backup.ts'

let marea: TestApp
let admin: Awaited<ReturnType<typeof signedIn>>
let guest: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'operator', { profile: 'ADMIN' })
  guest = await signedIn(marea, 'Laura')
  await marea.runJobs()
})
afterAll(() => marea.close())
beforeEach(async () => {
  await jobNamed('operations.run-checks').handle(marea.ctx(), {})
  await noteBackup(marea.db, { now: marea.clock.now(), tables: 100 })
})

/** Past the status that is kept for some seconds. */
async function read(): Promise<Health> {
  marea.clock.advance({ seconds: 16 })
  return (await admin.call('GET', '/admin/health')).body.result
}

async function findings(): Promise<HealthFinding[]> {
  return (await read()).findings
}

async function status(): Promise<ServiceStatus> {
  return (await marea.call('GET', '/status')).body.result
}

/** As a check that ran now would store it. */
async function store(name: string, differences: number, at = marea.clock.now()): Promise<void> {
  await sql`insert into operation_checks values (${name}::operation_check, ${at}, 10, ${differences})
    on conflict (name) do update
    set checked_at = excluded.checked_at, differences = excluded.differences`.execute(marea.db)
}

test('when all is well there is no finding, and the facts say when it was found out', async () => {
  const { facts, findings } = await read()
  expect(findings).toEqual([])
  const { promises } = await status()
  expect(facts).toEqual([
    { fact: 'ledger', count: null, at: promises.ledger.checkedAt },
    { fact: 'double_bookings', count: null, at: promises.doubleBookings.checkedAt },
    { fact: 'backup', count: null, at: promises.backup.writtenAt },
    { fact: 'jobs', count: 0, at: null },
    { fact: 'emails', count: 0, at: null },
  ])
})

test('differences of the ledger and double bookings are findings, as on the status page', async () => {
  await store('ledger', 2)
  await store('double_bookings', 1)
  await store('statements', 3)
  expect(await findings()).toMatchObject([
    { finding: 'ledger_differs', tone: 'bad', count: 2 },
    { finding: 'double_bookings_found', tone: 'bad', count: 1 },
    { finding: 'months_differ', tone: 'bad', count: 3 },
  ])
  const { promises } = await status()
  expect([promises.ledger.state, promises.doubleBookings.state]).toEqual(['failing', 'failing'])
  for (const name of ['ledger', 'double_bookings', 'statements']) await store(name, 0)
})

test('checks and a backup that are too old are findings', async () => {
  const before = marea.clock.now().subtract({ hours: 27 })
  for (const name of ['ledger', 'double_bookings', 'backup']) await store(name, 0, before)
  const at = before.toString()
  expect(await findings()).toMatchObject([
    { finding: 'ledger_late', tone: 'warn', at },
    { finding: 'double_bookings_late', tone: 'warn', at },
    { finding: 'backup_late', tone: 'warn', at },
  ])
  for (const name of ['ledger', 'double_bookings']) await store(name, 0)
})

test('an installation without any backup is told so', async () => {
  await sql`delete from operation_checks where name = 'backup'`.execute(marea.db)
  expect(await findings()).toMatchObject([{ finding: 'backup_missing', tone: 'warn' }])
})

test('a charge without an event of the card processor is a finding until one arrives', async () => {
  const now = marea.clock.now()
  await sql`insert into charges (id, user_id, purpose, reference, amount, request_key,
      payment_method_id, saves_card, return_url, status, created_at, settled_at, intent_id)
    values (${crypto.randomUUID()}, ${guest.id}, 'deposit', ${crypto.randomUUID()}, 6000, 'one',
      'pm_card_visa', false, '', 'succeeded', ${now.subtract({ hours: 1 })},
      ${now.subtract({ minutes: 59 })}, 'pi_one')`.execute(marea.db)
  expect(await findings()).toMatchObject([{ finding: 'card_events_silent', tone: 'bad', at: null }])
  await sql`insert into processor_events values ('evt_1', 'refund.created', 're_1', ${now})`.execute(
    marea.db,
  )
  const { findings: left, facts } = await read()
  expect(left).toEqual([])
  expect(facts).toContainEqual({ fact: 'card_events', count: null, at: now.toString() })
})

test('jobs that failed for good are a finding', async () => {
  const failed = marea.db.insertInto('failedJobs').values({
    id: crypto.randomUUID(),
    name: 'payments.follow-event',
    data: '{}',
    failure: 'x',
    attempts: 9,
    failedAt: marea.clock.now(),
  })
  await failed.execute()
  expect(await findings()).toMatchObject([{ finding: 'jobs_failed', tone: 'bad', count: 1 }])
  await marea.db.deleteFrom('failedJobs').execute()
})

test('emails that were given up are a finding for a day, a bounce is none', async () => {
  const content = { subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' }
  const versions = { en: content, es: content }
  for (const to of ['one@marea.test', 'two@marea.test']) {
    await queueEmail(marea.ctx(), { key: `test:${to}`, to, language: 'en', versions })
  }
  await marea.runJobs()
  const fail = async (to: string, failure: string) => {
    const emails = marea.db.updateTable('outgoingMails').where('recipient', '=', to)
    await emails.set({ status: 'failed', failure }).execute()
  }
  await fail('one@marea.test', 'bounced 550')
  await fail('two@marea.test', 'rejected 554')
  expect(await findings()).toMatchObject([{ finding: 'emails_undelivered', count: 1 }])
  marea.clock.advance({ hours: 25 })
  const later = (await findings()).map(({ finding }) => finding)
  expect(later).not.toContain('emails_undelivered')
})

test('refunds that a card refused are a finding for a day', async () => {
  await boughtGiftCard(marea, guest, { paymentMethodId: 'pm_card_refundFail' })
  const [card] = (await guest.call('GET', '/gift-cards')).body.result
  await guest.call('POST', `/gift-cards/${card.id}/refund`)
  await deliverEvents(marea)
  expect(await findings()).toMatchObject([{ finding: 'refunds_refused', tone: 'warn', count: 1 }])
  marea.clock.advance({ hours: 25 })
  const later = (await findings()).map(({ finding }) => finding)
  expect(later).not.toContain('refunds_refused')
})

test('a broken audit log and webhooks that fail are findings', async () => {
  const at = marea.clock.now()
  await marea.db
    .insertInto('adminActChecks')
    .values({ checkedAt: at, acts: 9, firstBroken: 4 })
    .execute()
  await sql`insert into webhook_endpoints (id, user_id, url, kinds, created_at, failing_since)
    values (${crypto.randomUUID()}, ${guest.id}, 'https://x.test', '{booking.confirmed}', ${at}, ${at})`.execute(
    marea.db,
  )
  expect(await findings()).toMatchObject([
    { finding: 'audit_log_broken', tone: 'bad', at: at.toString() },
    { finding: 'webhooks_failing', tone: 'warn', count: 1 },
  ])
})

test('only an administrator reads it', async () => {
  expect((await guest.call('GET', '/admin/health')).status).toBe(404)
  expect((await marea.call('GET', '/admin/health')).status).toBe(401)
})
