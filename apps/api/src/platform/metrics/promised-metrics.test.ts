import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from '#operations/backup/scheduled-backup.ts'
import { deliverEvents, hear } from '../../../test/stand-ins/cards.ts'
import { booked, type Guest, hold, move, openHouse, ready } from '../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { openJobs } from '../jobs/jobs.ts'
import { promises } from './names.ts'

let marea: TestApp
let laura: Guest
let folder: string

beforeAll(async () => {
  marea = await openTestApp()
  ;({ laura } = await openHouse(marea))
  folder = await mkdtemp(join(tmpdir(), 'marea-metrics-'))
})
afterAll(async () => {
  await marea.close()
  await rm(folder, { recursive: true, force: true })
})

type Samples = Record<string, number>

const sample =
  /^([a-z_]\w*)(\{(?:\w+="(?:[^"\\]|\\.)*",?)+\})? (-?[\d.]+(?:e[+-]?\d+)?|NaN|[+-]Inf)$/i

/** Fails on any line that is not of the Prometheus text format. */
async function readSamples(): Promise<Samples> {
  const samples: Samples = {}
  const types = new Set<string>()
  for (const line of (await marea.readMetrics()).trim().split('\n')) {
    if (line === '' || line.startsWith('# HELP ')) continue
    const type = /^# TYPE (\w+) (?:counter|gauge|histogram|summary)$/.exec(line)
    if (type) types.add(type[1] ?? '')
    else {
      const [, name = '', labels = '', value] = sample.exec(line) ?? []
      expect(name, line).not.toBe('')
      expect(types, line).toContain(
        types.has(name) ? name : name.replace(/_(bucket|sum|count)$/, ''),
      )
      samples[`${name}${labels}`] = Number(value)
    }
  }
  return samples
}

async function growthBy(work: () => Promise<unknown>): Promise<Samples> {
  const before = await readSamples()
  await work()
  const after = Object.entries(await readSamples())
  return Object.fromEntries(after.map(([name, value]) => [name, value - (before[name] ?? 0)]))
}

test('each promise has its metrics, and no metric is unlisted', async () => {
  await jobNamed('operations.run-checks').handle(marea.ctx(), {})
  const names = new Set(
    Object.keys(await readSamples()).map((key) =>
      key.replace(/\{.*/, '').replace(/_(bucket|sum|count)$/, ''),
    ),
  )
  const listed: string[] = Object.values(promises).flat()
  // Nothing has been given up, and no request has been answered before this one.
  const later = ['marea_jobs_given_up', 'http_request_seconds', 'marea_statement_owners']
  expect(listed.filter((name) => !names.has(name) && !later.includes(name))).toEqual([])
  const ours = [...names].filter((name) => /^(marea|http)_/.test(name))
  expect(ours.filter((name) => !listed.includes(name))).toEqual([])
})

test('a stay that is paid by card moves the metrics of bookings, payments, webhooks, jobs and emails', async () => {
  const grown = await growthBy(async () => {
    const { id } = await ready(laura, { checkIn: '2027-03-01', checkOut: '2027-03-04' })
    await move(laura, `/bookings/${id}/payment`, { paymentMethodId: 'pm_card_visa' })
    await deliverEvents(marea)
    await hear(marea, '{}', 't=1,v1=none')
  })
  expect(grown).toMatchObject({
    'marea_bookings_total{step="confirmed"}': 1,
    'marea_charges_total{status="succeeded"}': 1,
    'marea_webhooks_total{step="refused"}': 1,
    'http_request_seconds_count{route="POST /api/bookings",status="2xx"}': 1,
  })
  const moved = [
    'marea_webhooks_total{step="received"}',
    'marea_webhooks_total{step="handled"}',
    'marea_webhook_lag_seconds_count',
    'marea_jobs_completed_total{job="payments.follow-event"}',
    'marea_emails_total{step="queued"}',
    'marea_emails_total{step="sent"}',
  ]
  for (const name of moved) expect(grown[name], name).toBeGreaterThan(0)
})

test('a hold that expires and a declined card are counted', async () => {
  const grown = await growthBy(async () => {
    const { id } = await ready(laura, { checkIn: '2027-04-01', checkOut: '2027-04-04' })
    await move(laura, `/bookings/${id}/payment`, { paymentMethodId: 'pm_card_chargeDeclined' })
    await deliverEvents(marea)
    marea.clock.advance({ minutes: 30 })
    await jobNamed('bookings.expire-holds').handle(marea.ctx(), {})
  })
  expect(grown).toMatchObject({
    'marea_bookings_total{step="expired"}': 1,
    'marea_charges_total{status="failed"}': 1,
  })
})

test('checks and backups show when they ran and what they found', async () => {
  await booked(marea, laura, { checkIn: '2027-05-01', checkOut: '2027-05-04' })
  await jobNamed('operations.run-checks').handle(marea.ctx(), {})
  await backUp(marea.ctx(), { below: folder, keep: 1 })
  const now = marea.clock.now().epochMilliseconds / 1000
  expect(await readSamples()).toMatchObject({
    'marea_check_differences{check="double_bookings"}': 0,
    'marea_check_differences{check="ledger"}': 0,
    'marea_check_timestamp_seconds{check="double_bookings"}': now,
    'marea_check_timestamp_seconds{check="backup"}': now,
  })
})

test('a job that waits, fails and is given up is visible', async () => {
  const failing = {
    name: 'test.metrics',
    async handle() {
      throw new Error('never works')
    },
  }
  const jobs = await openJobs(marea.databaseUrl, [failing], { log: marea.log, isWorker: true })
  const startAfter = Temporal.Now.instant().subtract({ minutes: 5 })
  await jobs.enqueue(marea.db, failing, {}, { startAfter })
  const waiting = await readSamples()
  expect(waiting['marea_job_lag_seconds{job="test.metrics"}']).toBeGreaterThan(290)
  expect(waiting['marea_job_failures_total{job="test.metrics"}']).toBe(0)
  await jobs.startWorkers([failing], marea.ctx)
  await expect
    .poll(async () => (await readSamples())['marea_job_failures_total{job="test.metrics"}'], {
      timeout: 10_000,
    })
    .toBe(1)
  await jobs.stop()
})

test('the pool, the delay of the event loop and open streams are measured', async () => {
  await hold(laura, { checkIn: '2027-06-01', checkOut: '2027-06-04' })
  const samples = await readSamples()
  expect(samples['marea_database_connections{state="max"}']).toBe(10)
  expect(samples['marea_database_connections{state="waiting"}']).toBe(0)
  expect(samples.nodejs_eventloop_lag_p99_seconds).toBeGreaterThanOrEqual(0)
  expect(samples.marea_live_streams).toBe(0)
})
