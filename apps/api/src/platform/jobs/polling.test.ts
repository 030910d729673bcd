import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../test/server/eventually.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { openJobs } from './jobs.ts'
import { startPolling } from './polling.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

test('polling starts at once, continues after a failure, and ends when stopped', async () => {
  let count = 0
  const handle = async () => {
    count += 1
    if (count === 1) throw new Error('the first fails')
  }
  const rounds = startPolling({ name: 'test.round', everySeconds: 0.01, handle }, marea.ctx)
  await eventually(() => expect(count).toBeGreaterThan(2))
  await rounds.stop()
  const before = count
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(count).toBe(before)
})

test('polled work needs no queue, and stops with the other jobs', async () => {
  let count = 0
  const handle = async () => {
    count += 1
  }
  const job = { name: 'test.round', everySeconds: 0.01, handle }
  const jobs = await openJobs(marea.databaseUrl, [job], { log: marea.log, isWorker: true })
  await jobs.startWorkers([job], marea.ctx)
  await eventually(() => expect(count).toBeGreaterThan(1))
  await jobs.stop()
  const before = count
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(count).toBe(before)
})
