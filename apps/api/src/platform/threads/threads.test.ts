import { afterAll, expect, test } from 'vitest'
import { openLog } from '#platform/log/log.ts'
import { openThreads, type ThreadTask } from './threads.ts'

const threads = openThreads({ log: openLog('silent') })
afterAll(() => threads.close())

function task<Input, Output>(name: string): ThreadTask<Input, Output> {
  const module = new URL('../../../test/threads/functions.ts', import.meta.url)
  return { module, name, maxMs: 2000, maxQueued: 1 }
}

const counting = task<number, number>('countTo')

test('a function in a thread returns its result', async () => {
  expect(await threads.run(counting, 1000)).toBe(1000)
})

test('a function that never ends is ended, and the next call has a new thread', async () => {
  const endless = threads.run({ ...counting, maxMs: 300 }, -1)
  let ticks = 0
  const ticking = setInterval(() => (ticks += 1), 10)
  expect(await endless).toBeUndefined()
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(2)
  expect(await threads.run(counting, 10)).toBe(10)
})

test('calls wait for each other, and beyond the limit the caller is told to come later', async () => {
  const [first, second, third] = await Promise.allSettled([
    threads.run(counting, 1),
    threads.run(counting, 2),
    threads.run(counting, 3),
  ])
  expect(first).toMatchObject({ value: 1 })
  expect(second).toMatchObject({ value: 2 })
  expect(third).toMatchObject({ reason: { code: 'server.busy' } })
})

test('a function that throws passes its error on', async () => {
  await expect(threads.run(task('fail'), 'no')).rejects.toThrow('no')
})

test('a function that takes too much memory is ended', async () => {
  expect(await threads.run({ ...task('hoard'), maxMs: 20_000 }, null)).toBeUndefined()
})
