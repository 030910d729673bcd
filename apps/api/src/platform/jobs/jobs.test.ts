import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { openDatabase } from '#platform/db/database.ts'
import { eventually } from '../../../test/server/eventually.ts'
import { cloneTemplate, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { type Job, openJobs } from './jobs.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

type Numbered = { number: number }

function jobThat(name: string, handle: Job<Numbered>['handle']): Job<Numbered> {
  return { name, handle }
}

test('a job of a failed transaction never runs', async () => {
  const done: number[] = []
  const job = jobThat('test.undone', async (_ctx, { number }) => void done.push(number))
  const jobs = await openJobs(marea.databaseUrl, [job], { log: marea.log, isWorker: false })
  const failing = inTransaction(marea.ctx(), async ({ db }) => {
    await jobs.enqueue(db, job, { number: 1 })
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  await jobs.enqueue(marea.db, job, { number: 2 })
  await jobs.drain([job], marea.ctx)
  expect(done).toEqual([2])
  await jobs.stop()
})

test('a backlog is worked off at once, and a failure repeats no other job', async () => {
  const databaseUrl = await cloneTemplate()
  const done: number[] = []
  const job = jobThat('test.backlog', async (_ctx, { number }) => {
    done.push(number)
    if (number === 7) throw new Error('the seventh fails')
  })
  const jobs = await openJobs(databaseUrl, [job], { log: marea.log, isWorker: true })
  const db = openDatabase(databaseUrl)
  for (let number = 0; number < 60; number += 1) await jobs.enqueue(db, job, { number })
  await jobs.startWorkers([job], marea.ctx)
  await eventually(() => expect(new Set(done).size).toBe(60))
  expect(done.filter((number) => number !== 7)).toHaveLength(59)
  await jobs.stop()
  await db.destroy()
})
