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

test('a slow job holds back neither the others of its queue nor other queues', async () => {
  const databaseUrl = await cloneTemplate()
  const done: string[] = []
  const { promise: others, resolve } = Promise.withResolvers<void>()
  const slow: Job<Numbered> = {
    name: 'test.slow',
    sideBySide: 4,
    async handle(_ctx, { number }) {
      if (number === 0) await others
      done.push(`slow ${number}`)
    },
  }
  const quick = jobThat('test.quick', async (_ctx, { number }) => void done.push(`quick ${number}`))
  const jobs = await openJobs(databaseUrl, [slow, quick], { log: marea.log, isWorker: true })
  const db = openDatabase(databaseUrl)
  for (const number of [0, 1, 2, 3, 4, 5]) await jobs.enqueue(db, slow, { number })
  await jobs.startWorkers([slow, quick], marea.ctx)
  await eventually(() => expect(done).toContain('slow 5'))
  await jobs.enqueue(db, quick, { number: 1 })
  await eventually(() => expect(done).toContain('quick 1'))
  expect(done).not.toContain('slow 0')
  resolve()
  await eventually(() => expect(done).toHaveLength(7))
  await jobs.stop()
  await db.destroy()
})

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
