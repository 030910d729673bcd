import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requireConfirmedEmail } from '#identity/account/user.ts'
import { mailsTo, register, signedIn, signIn, tokenIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { requireRecentSignIn } from './confirmation.ts'
import { authenticate } from './session.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

async function ctxOf(token: string) {
  const actor = await authenticate(marea.ctx(), token)
  return { ...marea.ctx(), actor: actor ?? ({ kind: 'visitor' } as const) }
}

test('payments and bookings require a confirmed address', async () => {
  const confirmed = await ctxOf((await signedIn(marea, 'Laura')).token)
  expect(() => requireConfirmedEmail(confirmed)).not.toThrow()
  const { token } = (await register(marea, { email: 'new@marea.test' })).body.result
  const unconfirmed = await ctxOf(token)
  expect(() => requireConfirmedEmail(unconfirmed)).toThrow('Confirm your email first')
})

test('a sign-in is recent for fifteen minutes', async () => {
  const { token } = await signedIn(marea, 'Clara')
  marea.clock.advance({ minutes: 15 })
  const fresh = await ctxOf(token)
  expect(() => requireRecentSignIn(fresh)).not.toThrow()
  marea.clock.advance({ seconds: 1 })
  const stale = await ctxOf(token)
  expect(() => requireRecentSignIn(stale)).toThrow('Enter your password again')
})

test('visitors are asked to sign in instead', async () => {
  const visitor = await ctxOf('nothing')
  expect(() => requireRecentSignIn(visitor)).toThrow('Sign in to continue')
  expect(() => requireConfirmedEmail(visitor)).toThrow('Sign in to continue')
})

describe('an emailed link instead of the password', () => {
  const next = { password: 'Alta2027', confirmation: 'Alta2027' }

  async function askLink({ call, email }: Awaited<ReturnType<typeof signedIn>>) {
    expect((await call('POST', '/user/confirmation/mail')).status).toBe(200)
    const [mail] = await mailsTo(marea, email)
    return { mail, token: tokenIn(mail, 'again') }
  }

  test('makes the sign-in recent again, once', async () => {
    const laura = await signedIn(marea, 'Socially')
    marea.clock.advance({ minutes: 16 })
    const change = () => laura.call('PUT', '/user/password', { body: next })
    expect((await change()).body.error.code).toBe('identity.confirmation_required')
    const { mail, token } = await askLink(laura)
    expect(mail?.subject).toBe('Confirm it’s you')
    const redeem = () => laura.call('POST', '/user/confirmation/link', { body: { token } })
    expect((await redeem()).body.result).toEqual({ done: true })
    expect((await redeem()).body.error.code).toBe('identity.link_invalid')
    expect((await change()).status).toBe(200)
  })

  test('refreshes only the session that opens it, and nobody else’s', async () => {
    const diego = await signedIn(marea, 'Diego', { language: 'es' })
    const thief = await signedIn(marea, 'Thief')
    const other = (await signIn(marea, diego.email)).body.result.token
    marea.clock.advance({ minutes: 16 })
    const { mail, token } = await askLink(diego)
    expect(mail?.subject).toBe('Confirme su identidad')
    const stolen = await thief.call('POST', '/user/confirmation/link', { body: { token } })
    expect(stolen.body.error.code).toBe('identity.link_invalid')
    await diego.call('POST', '/user/confirmation/link', { body: { token } })
    const freshened = await ctxOf(diego.token)
    expect(() => requireRecentSignIn(freshened)).not.toThrow()
    const stale = await ctxOf(other)
    expect(() => requireRecentSignIn(stale)).toThrow('Enter your password again')
  })

  test('expires after thirty minutes, and signs nobody in', async () => {
    const elsa = await signedIn(marea, 'Elsa')
    const { token } = await askLink(elsa)
    const entering = await marea.call('POST', '/user/login/link', { body: { token } })
    expect(entering.body.error.code).toBe('identity.link_invalid')
    marea.clock.advance({ minutes: 30 })
    const late = await elsa.call('POST', '/user/confirmation/link', { body: { token } })
    expect(late.body.error.code).toBe('identity.link_invalid')
  })

  test('exists in the email alone: no job ever contains it', async () => {
    const fede = await signedIn(marea, 'Fede')
    const { token } = await askLink(fede)
    const { rows } = await sql<{ data: string }>`select data::text from pgboss.job`.execute(
      marea.db,
    )
    expect(rows.some(({ data }) => data.includes('identity.confirmation_link_asked'))).toBe(true)
    expect(rows.filter(({ data }) => data.includes(token))).toEqual([])
  })
})
