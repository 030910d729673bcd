import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ageTries } from '../../../test/sign-in-attempts.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { attemptKey, guessAllowance, returnAttempts, takeAttempt } from './throttle.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

async function takeTimes(name: string, times: number) {
  const taken = []
  for (let count = 0; count < times; count += 1) {
    taken.push(await takeAttempt(marea.ctx(), [name], guessAllowance))
  }
  return taken
}

const isAllowed = async (name: string) => (await takeTimes(name, 1))[0]?.isAllowed

describe('a process clock', () => {
  test('that is ahead or set back changes nothing about the waiting time', async () => {
    const ctx = marea.ctx()
    for (const hours of [2, 2, 2, 2, 0]) {
      const taken = await takeAttempt(
        { ...ctx, now: ctx.now.add({ hours }) },
        ['ahead'],
        guessAllowance,
      )
      expect(taken.isAllowed).toBe(true)
    }
    for (const hours of [0, 2, -2]) {
      const taken = await takeAttempt(
        { ...ctx, now: ctx.now.add({ hours }) },
        ['ahead'],
        guessAllowance,
      )
      expect(taken).toEqual({ isAllowed: false, retryAfter: 60 })
    }
    await ageTries(marea, { minutes: 1 })
    expect(await isAllowed('ahead')).toBe(true)
  })
})

describe('the clock of the database, when it is set back by two hours', () => {
  test('makes nobody wait for the repeated hours', async () => {
    await takeTimes('back', 5)
    expect(await isAllowed('back')).toBe(false)
    await ageTries(marea, { minutes: -120 })
    expect(await isAllowed('back')).toBe(true)
  })

  test('forgets no attempt of the day', async () => {
    for (let count = 0; count < 10; count += 1) {
      await takeTimes('counted', 1)
      await ageTries(marea, { minutes: 61 })
    }
    await ageTries(marea, { minutes: -12 * 60 })
    expect(await isAllowed('counted')).toBe(false)
  })
})

test('concurrent attempts wait no longer than others', async () => {
  await takeTimes('overtaken', 1)
  await sql`update tries set tried_at = array[now() + interval '5 milliseconds']
    where key = ${attemptKey(marea.ctx(), ['overtaken'])}`.execute(marea.db)
  expect((await takeTimes('overtaken', 1))[0]).toMatchObject({ isAllowed: true, count: 2 })
})

test('a returned attempt is exactly the one that was taken', async () => {
  const [first, second] = await takeTimes('given', 2)
  if (!first?.isAllowed || !second?.isAllowed) throw new Error('Both are allowed.')
  await returnAttempts(marea.ctx(), [{ name: ['given'], at: first.at }])
  await returnAttempts(marea.ctx(), [{ name: ['given'], at: first.at }])
  expect((await takeTimes('given', 1))[0]).toMatchObject({ count: 2 })
})
