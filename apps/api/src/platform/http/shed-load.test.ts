import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { shedLoad } from './shed-load.ts'

let app: FastifyInstance

afterEach(() => app.close())

async function openApp(afterMs: number): Promise<void> {
  app = Fastify()
  shedLoad(app, afterMs)
  app.get('/stay', async () => ({ result: 'read' }))
  await app.ready()
}

/** By the thread's own clock, so that a busy machine changes nothing. */
function compute(ms: number): void {
  const start = process.threadCpuUsage()
  let used = 0
  while (used < ms) {
    const { user, system } = process.threadCpuUsage(start)
    used = (user + system) / 1000
  }
}

/** As when the processor is taken by other programs: the thread stands still in the middle of its work. */
function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

async function askAfter(rounds: number, task: () => void) {
  for (let round = 0; round < rounds; round += 1) {
    task()
    // Timers run at the beginning of a round.
    await nextRound()
    await nextRound()
  }
  return await app.inject('/stay')
}

test('a process whose own work makes it late refuses requests, until it has caught up', async () => {
  await openApp(100)
  const refused = await askAfter(2, () => compute(250))
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(refused.json().error).toMatchObject({ code: 'server.busy' })
  await wait(200)
  expect((await app.inject('/stay')).statusCode).toBe(200)
})

test('a process that gets no time from the machine refuses nothing', async () => {
  await openApp(100)
  expect((await askAfter(3, () => standStill(250))).statusCode).toBe(200)
})

test('one long task is no load', async () => {
  await openApp(100)
  expect((await askAfter(1, () => compute(250))).statusCode).toBe(200)
})

test('zero switches it off', async () => {
  await openApp(0)
  expect((await askAfter(2, () => compute(250))).statusCode).toBe(200)
})
