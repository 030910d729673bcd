import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '#platform/problem.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { deleteResponsesJob, runIdempotently } from './idempotency.ts'

let marea: TestApp
let effects = 0

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

const userId = crypto.randomUUID()

async function newEffect() {
  effects += 1
  return { effect: effects }
}

function ask(key: string | undefined, amount = 1, work: () => Promise<unknown> = newEffect) {
  return runIdempotently(marea.ctx(), { userId, key, request: { amount } }, work)
}

const refusal = (code: string) => expect.objectContaining({ code })

test('a hundred calls at once with one key have one effect and one response', async () => {
  effects = 0
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('crowd')))
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set(['{"effect":1}']),
  )
  expect(effects).toBe(1)
})

test('the same key with another body is refused', async () => {
  await ask('other')
  await expect(ask('other', 2)).rejects.toThrow(refusal('ledger.key_reused'))
})

test('a call without a key is refused', async () => {
  await expect(ask(undefined)).rejects.toThrow(refusal('request.key_missing'))
})

test('a refusal is stored as a response too, with its details', async () => {
  const refuse = async () => {
    throw new Problem('wallet.insufficient_funds', { available: 5 })
  }
  await expect(ask('poor', 1, refuse)).rejects.toThrow(refusal('wallet.insufficient_funds'))
  await expect(ask('poor')).rejects.toThrow(
    expect.objectContaining({ code: 'wallet.insufficient_funds', details: { available: 5 } }),
  )
})

test.each([
  ['a failure', new Error('broken')],
  ['a missing confirmation', new Problem('identity.confirmation_required')],
])('after %s the same key may try again', async (name, error) => {
  await expect(ask(name, 1, () => Promise.reject(error))).rejects.toThrow(error)
  expect(await ask(name)).toEqual({ effect: effects })
})

test('the work of a crashed process is taken over when its claim has expired', async () => {
  await sql`insert into idempotent_answers (user_id, key, request_hash, claim, claimed_until)
    select user_id, 'dead', request_hash, claim, now() - interval '1 second'
    from idempotent_answers where key = 'crowd'`.execute(marea.db)
  expect(await ask('dead')).toEqual({ effect: effects })
})

test('the work of a process that crashes now is taken over while the next call waits', async () => {
  await sql`insert into idempotent_answers (user_id, key, request_hash, claim, claimed_until)
    select user_id, 'dying', request_hash, claim, now() + interval '1 second'
    from idempotent_answers where key = 'crowd'`.execute(marea.db)
  expect(await ask('dying')).toEqual({ effect: effects })
})

test('work that takes longer than a lease renews its claim', async () => {
  effects = 0
  const slow = async () => {
    const result = await newEffect()
    await sql`update idempotent_answers set claimed_until = now() + interval '3 seconds'
      where key = 'slow'`.execute(marea.db)
    await wait(4000)
    return result
  }
  const first = ask('slow', 1, slow)
  await wait(100)
  expect(await ask('slow')).toEqual({ effect: 1 })
  expect(await first).toEqual({ effect: 1 })
  expect(effects).toBe(1)
})

test('responses are deleted after a month', async () => {
  await sql`update idempotent_answers set created_at = now() - interval '31 days'
    where key = 'crowd'`.execute(marea.db)
  await deleteResponsesJob.handle(marea.ctx(), {})
  const rows = await marea.db.selectFrom('idempotentAnswers').select('key').execute()
  expect(rows.map(({ key }) => key)).not.toContain('crowd')
  expect(rows).not.toHaveLength(0)
})
