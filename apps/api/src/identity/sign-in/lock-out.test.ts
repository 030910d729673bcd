import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sealSecret } from '#identity/account/account.ts'
import type { Transaction } from '#platform/db/database.ts'
import { deviceOf, mailsTo, password, signedIn, signIn, tokenIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

const next = 'Nueva2027'

async function guess(email: string, times: number, rest = {}) {
  const statuses: number[] = []
  for (let count = 0; count < times; count += 1) {
    statuses.push((await signIn(marea, email, `Wrong${count}`, rest)).status)
  }
  return statuses
}

async function mailedToken(email: string, name: 'token' | 'link') {
  const tokens = (await mailsTo(marea, email)).map((mail) => tokenIn(mail, name))
  return tokens.find((token) => token !== 'no link')
}

async function reset(email: string, rest = {}) {
  await marea.call('GET', `/user/forgot-password?email=${email}`)
  const token = await mailedToken(email, 'token')
  return marea.call('POST', '/user/password-reset', { ...rest, body: { token, password: next } })
}

describe('a password reset by email', () => {
  test('lets the owner in from anywhere while strangers have used up every attempt', async () => {
    const { email } = await signedIn(marea, 'Locked')
    expect((await guess(email, 6, { remoteAddress: '10.5.0.1' }))[5]).toBe(429)
    expect((await reset(email)).status).toBe(200)
    const back = await signIn(marea, email, next, { remoteAddress: '10.5.0.2' })
    expect(back.status).toBe(200)
  })

  test('shows strangers no change in their waiting time', async () => {
    const { email } = await signedIn(marea, 'Watched')
    const stranger = { remoteAddress: '10.5.0.3' }
    await guess(email, 5, stranger)
    const before = await signIn(marea, email, 'Wrong9', stranger)
    await reset(email)
    const after = await signIn(marea, email, 'Wrong9', stranger)
    expect(after.status).toBe(429)
    expect(after.body.error.code).toBe(before.body.error.code)
    expect(after.body.error.details.retryAfter).toBeLessThanOrEqual(
      before.body.error.details.retryAfter,
    )
  })

  test('grants ten more attempts and not one more', async () => {
    const { email } = await signedIn(marea, 'Spare')
    await guess(email, 6, { remoteAddress: '10.5.0.4' })
    await reset(email)
    await guess(email, 10, { remoteAddress: '10.5.0.5' })
    const back = await signIn(marea, email, next, { remoteAddress: '10.5.0.6' })
    expect(back.status).toBe(429)
  })

  test('keeps the owner’s known devices, with new attempts of their own', async () => {
    const { email } = await signedIn(marea, 'Traveler')
    const headers = deviceOf(await signIn(marea, email))
    await guess(email, 6, { headers })
    await guess(email, 6, { remoteAddress: '10.5.0.7' })
    await reset(email)
    await guess(email, 10, { remoteAddress: '10.5.0.8' })
    expect((await signIn(marea, email, next, { headers })).status).toBe(200)
  })

  test('makes the browser it was done in a known device', async () => {
    const { email } = await signedIn(marea, 'Chooser')
    const headers = deviceOf(await reset(email))
    await guess(email, 16, { remoteAddress: '10.5.0.9' })
    expect((await signIn(marea, email, next, { headers })).status).toBe(200)
  })

  test('ends the sign-in links that were emailed before it', async () => {
    const { email } = await signedIn(marea, 'Linked')
    await guess(email, 5, { remoteAddress: '10.5.0.10' })
    const body = { token: await mailedToken(email, 'link') }
    expect(body.token).toBeDefined()
    await reset(email)
    expect((await marea.call('POST', '/user/login/link', { body })).status).toBe(400)
  })
})

test('a changed password ends the sign-in links that were emailed before it', async () => {
  const { email, call } = await signedIn(marea, 'Changed')
  await guess(email, 5, { remoteAddress: '10.5.0.11' })
  const body = { token: await mailedToken(email, 'link') }
  expect(body.token).toBeDefined()
  const change = { currentPassword: password, password: next, confirmation: next }
  expect((await call('PUT', '/user/password', { body: change })).status).toBe(200)
  expect((await marea.call('POST', '/user/login/link', { body })).status).toBe(400)
})

describe('while a new password is being saved', () => {
  /**
   * Locks the account as a password reset does, and changes it while another request waits for it.
   */
  async function changeWhile<Answer>(
    email: string,
    change: (db: Transaction, userId: string) => Promise<unknown>,
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const asked: Promise<Answer>[] = []
    await marea.db.transaction().execute(async (db) => {
      const { id } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .forUpdate()
        .executeTakeFirstOrThrow()
      asked.push(ask())
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 20_000 })
      await change(db, id)
    })
    const [answer] = await Promise.all(asked)
    if (!answer) throw new Error('Nobody asked.')
    return answer
  }

  async function countWaiting() {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(marea.db)
    return rows[0]?.count
  }

  test('the old one opens no session', async () => {
    const { email } = await signedIn(marea, 'Raced')
    const { secretHash } = await sealSecret(marea.ctx(), email, { kind: 'password', value: next })
    const { status, body } = await changeWhile(
      email,
      (db, id) => db.updateTable('users').set({ secretHash }).where('id', '=', id).execute(),
      () => signIn(marea, email, password),
    )
    expect([status, body.error.code]).toEqual([401, 'identity.wrong_credentials'])
  })

  test('a sign-in link that it ends opens none either', async () => {
    const { email } = await signedIn(marea, 'Overtaken')
    await guess(email, 5, { remoteAddress: '10.5.0.12' })
    const body = { token: await mailedToken(email, 'link') }
    const { status } = await changeWhile(
      email,
      (db, id) => db.deleteFrom('oneUseLinks').where('userId', '=', id).execute(),
      () => marea.call('POST', '/user/login/link', { body }),
    )
    expect(status).toBe(400)
  })
})
