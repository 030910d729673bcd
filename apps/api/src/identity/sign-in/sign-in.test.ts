import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform } from '../../../test/open-test-platform.ts'
import { deviceOf, mailsTo, password, signedIn, signIn, tokenIn } from '../../../test/people.ts'
import { ageTries } from '../../../test/sign-in-attempts.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

async function guess(email: string, times: number, rest = {}) {
  const codes: string[] = []
  for (let count = 0; count < times; count += 1) {
    const { body } = await signIn(marea, email, `Wrong${count}`, rest)
    codes.push(body.error.code)
  }
  return codes
}

/** The database's clock runs on while a test runs. */
function expectAbout(seconds: number, expected: number) {
  expect(seconds).toBeLessThanOrEqual(expected)
  expect(seconds).toBeGreaterThan(expected - 45)
}

test('the email is case-insensitive, the password is not', async () => {
  await signedIn(marea, 'Laura')
  expect((await signIn(marea, ' LAURA@marea.test')).status).toBe(200)
  const { status, body } = await signIn(marea, 'laura@marea.test', 'marea2026')
  expect(status).toBe(401)
  expect(body.error).toMatchObject({
    code: 'identity.wrong_credentials',
    message: 'Incorrect email or password',
  })
})

test('repeated successful sign-ins are not counted as guesses', async () => {
  await signedIn(marea, 'Often')
  for (let count = 0; count < 30; count += 1) {
    expect((await signIn(marea, 'often@marea.test')).status).toBe(200)
  }
})

describe('wrong passwords', () => {
  test('after five attempts cause waits of 1, 5, 15, 60 and 60 minutes, then a day', async () => {
    for (const email of ['pauses@marea.test', 'nobody@marea.test']) {
      if (email.startsWith('pauses')) await signedIn(marea, 'Pauses')
      const remoteAddress = email.startsWith('pauses') ? '10.1.0.1' : '10.1.0.2'
      expect(new Set(await guess(email, 5, { remoteAddress }))).toEqual(
        new Set(['identity.wrong_credentials']),
      )
      for (const minutes of [1, 5, 15, 60, 60]) {
        const { status, body } = await signIn(marea, email, password, { remoteAddress })
        expect(status).toBe(429)
        expect(body.error.code).toBe('identity.try_later')
        expectAbout(body.error.details.retryAfter, minutes * 60)
        await ageTries(marea, { minutes })
        expect(await guess(email, 1, { remoteAddress })).toEqual(['identity.wrong_credentials'])
      }
      const { body } = await signIn(marea, email, password, { remoteAddress })
      expectAbout(body.error.details.retryAfter, 24 * 3600 - 141 * 60)
    }
  })

  test('are counted in the database, so other processes count them too', async () => {
    const { count } = await marea.db
      .selectFrom('tries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBeGreaterThan(0)
  })

  test('from one IP address are limited to twenty an hour, whichever account is tried', async () => {
    const remoteAddress = '203.0.113.9'
    const codes: string[] = []
    for (let person = 0; person < 7; person += 1) {
      codes.push(...(await guess(`person${person}@marea.test`, 4, { remoteAddress })))
    }
    expect(codes.filter((code) => code === 'identity.wrong_credentials')).toHaveLength(20)
    expect(codes.slice(20)).toEqual(Array.from({ length: 8 }, () => 'identity.try_later'))
  })

  test('are reported to the owner once, with a link to sign in', async () => {
    await signedIn(marea, 'Warned', { language: 'es' })
    await guess('warned@marea.test', 8, { remoteAddress: '10.1.0.3' })
    await guess('stranger@marea.test', 8, { remoteAddress: '10.1.0.4' })
    const mails = await mailsTo(marea, 'warned@marea.test')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Intentos fallidos de inicio de sesión en su cuenta')
    expect(await mailsTo(marea, 'stranger@marea.test')).toEqual([])
    const body = { token: tokenIn(mails[0], 'link') }
    expect((await marea.call('POST', '/user/login/link', { body })).body.result.secret).toBe(
      'password',
    )
    expect((await marea.call('POST', '/user/login/link', { body })).status).toBe(400)
  })
})

describe('a device the owner has used', () => {
  test('still gets in while strangers have used up every attempt', async () => {
    await signedIn(marea, 'Known')
    const device = deviceOf(await signIn(marea, 'known@marea.test'))
    await guess('known@marea.test', 6, { remoteAddress: '10.1.0.5' })
    const stranger = await signIn(marea, 'known@marea.test', password)
    expect(stranger.status).toBe(429)
    const owner = await signIn(marea, 'known@marea.test', password, { headers: device })
    expect(owner.status).toBe(200)
  })

  test('has a budget of its own, which is limited too', async () => {
    const device = deviceOf(await signIn(marea, 'often@marea.test'))
    const codes = await guess('often@marea.test', 7, { headers: device })
    expect(codes.filter((code) => code === 'identity.wrong_credentials')).toHaveLength(5)
    expect((await signIn(marea, 'often@marea.test')).status).toBe(200)
  })

  test('is known for that account only, and cannot be forged', async () => {
    const device = deviceOf(await signIn(marea, 'often@marea.test'))
    const forged = { ...device, cookie: device.cookie.replace(/^device=\w/, 'device=_') }
    for (const headers of [device, forged]) {
      expect((await signIn(marea, 'known@marea.test', password, { headers })).status).toBe(429)
    }
  })
})

describe('a hash made with older cost settings', () => {
  const costlier = { ARGON2_MEMORY_KIB: '16', ARGON2_PASSES: '2' }

  function hashOf(email: string) {
    return marea.db
      .selectFrom('users')
      .select('secretHash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  }

  test('is renewed at the next sign-in and matches the same password', async () => {
    await signedIn(marea, 'Renewed')
    const { secretHash } = await hashOf('renewed@marea.test')
    expect(secretHash).toContain('$m=8,t=1,')
    const platform = await openTestPlatform(marea.databaseUrl, { environment: costlier })
    const app = await buildApp(platform)
    const enter = (secret: string) =>
      app.inject({
        method: 'POST',
        url: '/api/user/login/email',
        payload: { email: 'renewed@marea.test', password: secret },
      })
    expect((await enter('Wrong1')).statusCode).toBe(401)
    expect(await hashOf('renewed@marea.test')).toEqual({ secretHash })
    expect((await enter(password)).statusCode).toBe(200)
    const renewed = await hashOf('renewed@marea.test')
    expect(renewed.secretHash).toContain('$m=16,t=2,')
    expect((await enter(password)).statusCode).toBe(200)
    expect(await hashOf('renewed@marea.test')).toEqual(renewed)
    await app.close()
    await platform.close()
  })
})
