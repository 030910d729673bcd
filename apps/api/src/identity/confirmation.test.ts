import { afterAll, beforeAll, expect, test } from 'vitest'
import { register, signedIn } from '../../test/people.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { requireFreshSignIn } from './confirmation.ts'
import { requireConfirmedEmail } from './email-confirmation.ts'
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

test('money and nights are for a confirmed address', async () => {
  const confirmed = await ctxOf((await signedIn(marea, 'Laura')).token)
  expect(() => requireConfirmedEmail(confirmed)).not.toThrow()
  const { token } = (await register(marea, { email: 'new@marea.test' })).body.result
  const unconfirmed = await ctxOf(token)
  expect(() => requireConfirmedEmail(unconfirmed)).toThrow('Confirm your email first')
})

test('a sign-in is fresh for fifteen minutes', async () => {
  const { token } = await signedIn(marea, 'Clara')
  marea.clock.advance({ minutes: 15 })
  const fresh = await ctxOf(token)
  expect(() => requireFreshSignIn(fresh)).not.toThrow()
  marea.clock.advance({ seconds: 1 })
  const stale = await ctxOf(token)
  expect(() => requireFreshSignIn(stale)).toThrow('Enter your password again')
})

test('neither is a question for a visitor', async () => {
  const visitor = await ctxOf('nothing')
  expect(() => requireFreshSignIn(visitor)).toThrow('Sign in to continue')
  expect(() => requireConfirmedEmail(visitor)).toThrow('Sign in to continue')
})
