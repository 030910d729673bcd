import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Job, openJobs } from '#platform/jobs/jobs.ts'
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
