import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Job, openJobs } from '#platform/jobs/jobs.ts'
import { queueEmail } from '#platform/mail/queue.ts'
import { signedIn } from '../../../test/people.ts'
import { eventually } from '../../../test/server/eventually.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let admin: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  marea = await openTestApp()
  await marea.runJobs()
  admin = await signedIn(marea, 'operator', { profile: 'ADMIN' })
})
afterAll(() => marea.close())

const show = async () => (await admin.call('GET', '/admin/jobs')).body.result

test('a job that failed for the last time waits for an administrator, who runs it again', async () => {
  const ran: object[] = []
  let isBroken = true
  const job: Job = {
    name: 'test.breaks',
    retry: { retryLimit: 0, retryDelayMax: 1 },
    async handle(_ctx, data) {
      if (isBroken) throw new Error('The printer is on fire\nfor somebody@marea.test')
      ran.push(data)
    },
  }
  const jobs = await openJobs(marea.databaseUrl, [job], { log: marea.log, isWorker: true })
  await jobs.startWorkers([job], marea.ctx)
  await jobs.enqueue(marea.db, job, { booking: 'b1' })
  await eventually(async () => expect((await show()).count).toBe(1))
  const [failed] = (await show()).failed
  expect(failed).toMatchObject({
    name: 'test.breaks',
    attempts: 1,
    failure: 'Error: The printer is on fire',
  })
  isBroken = false
  const again = await admin.call('POST', `/admin/jobs/${failed.id}/retry`)
  expect(again.body.result).toEqual({ name: 'test.breaks' })
  await eventually(() => expect(ran).toEqual([{ booking: 'b1' }]))
  expect((await show()).failed).toEqual([])
  expect((await admin.call('POST', `/admin/jobs/${failed.id}/retry`)).status).toBe(404)
  await jobs.stop()
})

test('a failed job can be discarded, and both acts are recorded', async () => {
  const id = '00000000-0000-4000-8000-000000000001'
  await marea.db
    .insertInto('failedJobs')
    .values({
      id,
      name: 'test.old',
      data: '{}',
      failure: 'x',
      attempts: 9,
      failedAt: marea.clock.now(),
    })
    .execute()
  expect((await admin.call('DELETE', `/admin/jobs/${id}`)).status).toBe(200)
  const acts = await marea.db.selectFrom('adminActs').select(['act', 'details']).execute()
  expect(acts).toEqual([
    { act: 'jobs.retried', details: { name: 'test.breaks' } },
    { act: 'jobs.discarded', details: { name: 'test.old' } },
  ])
})

test('the queues say what waits and for how long', async () => {
  await sql`insert into pgboss.job (name, data, start_after)
    values ('mail.send', '{"mailId": "00000000-0000-4000-8000-000000000009"}', now() - interval '1 hour')`.execute(
    marea.db,
  )
  const { queues } = await show()
  const mail = queues.find(({ name }: { name: string }) => name === 'mail.send')
  expect(mail.waiting).toBeGreaterThan(0)
  expect(mail.oldestSeconds).toBeGreaterThanOrEqual(3600)
  await marea.runJobs()
})

test('the email log shows what waits with its address, and what was sent without it', async () => {
  const mail = { subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' }
  const versions = { en: mail, es: mail }
  const to = 'waiting@marea.test'
  await queueEmail(marea.ctx(), { key: 'test.greeting:1', to, language: 'en', versions })
  const waiting = (await admin.call('GET', '/admin/emails?status=queued')).body.result
  expect(waiting.items).toMatchObject([{ about: 'test.greeting', to, status: 'queued' }])
  const { id } = waiting.items[0]
  expect((await admin.call('POST', `/admin/emails/${id}/retry`)).status).toBe(200)
  await marea.runJobs()
  const sent = (await admin.call('GET', '/admin/emails?status=sent')).body.result
  expect(sent.items).toMatchObject([{ id, about: 'test.greeting', to: null, attempts: 1 }])
  const late = await admin.call('POST', `/admin/emails/${id}/retry`)
  expect([late.status, late.body.error.code]).toEqual([409, 'emails.not_waiting'])
})

test('the email log names the event that an email is about', async () => {
  const event = await marea.db.selectFrom('events').select(['id', 'kind']).executeTakeFirstOrThrow()
  const mail = { subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' }
  const key = `event:${event.id}:guest`
  const to = 'event@marea.test'
  await queueEmail(marea.ctx(), { key, to, language: 'en', versions: { en: mail, es: mail } })
  const waiting = (await admin.call('GET', '/admin/emails?status=queued')).body.result
  expect(waiting.items).toMatchObject([{ about: event.kind, to }])
})
