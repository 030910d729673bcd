import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, mailsTo, password, signedIn, signIn, tokenIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())

const next = { password: 'Alta2027', confirmation: 'Alta2027' }

describe('changing the password', () => {
  test.each([
    [{ password: '', confirmation: '' }, 'Please complete all fields'],
    [{ password: 'Marea2026', confirmation: 'Marea2027' }, 'Passwords do not match'],
    [{ password: 'Ab1', confirmation: 'Ab1' }, 'At least 6 characters'],
    [{ password: 'marea2026', confirmation: 'marea2026' }, 'At least one uppercase letter'],
    [{ password: 'MareaAlta', confirmation: 'MareaAlta' }, 'At least one number'],
  ])('%o is refused by its rule', async (fields, message) => {
    const { call } = await signedIn(marea, `Rules${message.length}`)
    const { status, body } = await call('PUT', '/user/password', { body: fields })
    expect(status).toBe(400)
    expect(body.error.code).toBe('identity.password_refused')
    expect(body.error.details.fields.password.message).toBe(message)
  })

  test('ends the other sessions, keeps this one, and notifies by email', async () => {
    const laura = await signedIn(marea, 'Laura')
    const other = (await signIn(marea, laura.email)).body.result
    const { body } = await laura.call('PUT', '/user/password', {
      body: { currentPassword: password, ...next },
    })
    expect(body.result).toMatchObject({ token: laura.token, secret: 'password' })
    expect((await laura.call('GET', '/user/info')).status).toBe(200)
    expect((await callAs(marea, other.token)('GET', '/user/info')).status).toBe(401)
    expect((await signIn(marea, laura.email)).status).toBe(401)
    expect((await signIn(marea, laura.email, next.password)).status).toBe(200)
    expect((await mailsTo(marea, laura.email))[0]?.subject).toBe('Your password was changed')
  })

  test('asks for the password again once the sign-in is older than fifteen minutes', async () => {
    const { call } = await signedIn(marea, 'Clara')
    marea.clock.advance({ minutes: 16 })
    const refused = await call('PUT', '/user/password', { body: next })
    expect(refused.status).toBe(403)
    expect(refused.body.error.code).toBe('identity.confirmation_required')
    const wrong = await call('POST', '/user/confirmation', { body: { password: 'Wrong1' } })
    expect(wrong.body.error.code).toBe('identity.wrong_secret')
    expect((await call('POST', '/user/confirmation', { body: { password } })).status).toBe(200)
    expect((await call('PUT', '/user/password', { body: next })).status).toBe(200)
  })

  test('does not let a stolen session guess the password', async () => {
    const { call } = await signedIn(marea, 'Robbed')
    const codes: string[] = []
    for (let count = 0; count < 7; count += 1) {
      const { body } = await call('POST', '/user/confirmation', {
        body: { password: `Wrong${count}` },
      })
      codes.push(body.error.code)
    }
    expect(codes.slice(4)).toEqual([
      'identity.wrong_secret',
      'identity.try_later',
      'identity.try_later',
    ])
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) => marea.call('GET', `/user/forgot-password?email=${email}`)
  const reset = (token: string, secret: string) =>
    marea.call('POST', '/user/password-reset', { body: { token, password: secret } })

  test('gets the same response for every address', async () => {
    await signedIn(marea, 'Bruno', { language: 'es' })
    const known = await ask('Bruno@marea.test')
    const unknown = await ask('nobody@marea.test')
    expect(known.body).toEqual(unknown.body)
    expect(known.status).toBe(unknown.status)
    expect(await mailsTo(marea, 'nobody@marea.test')).toEqual([])
  })

  test('is reset by a link that works once, and every session ends', async () => {
    const { token } = (await signIn(marea, 'bruno@marea.test')).body.result
    const [mail] = await mailsTo(marea, 'bruno@marea.test')
    expect(mail?.subject).toBe('Restablezca su contraseña de Marea')
    const link = tokenIn(mail, 'token')
    expect((await reset(link, 'weak')).body.error.code).toBe('identity.password_refused')
    expect((await reset(link, 'Nueva2027')).status).toBe(200)
    expect((await reset(link, 'Otra2027')).body.error.code).toBe('identity.link_invalid')
    expect((await callAs(marea, token)('GET', '/user/info')).status).toBe(401)
    expect((await signIn(marea, 'bruno@marea.test', 'Nueva2027')).status).toBe(200)
  })

  test('cannot be reset by a link older than thirty minutes', async () => {
    await signedIn(marea, 'Late')
    await ask('late@marea.test')
    const link = tokenIn((await mailsTo(marea, 'late@marea.test'))[0], 'token')
    marea.clock.advance({ minutes: 31 })
    expect((await reset(link, 'Nueva2027')).body.error.code).toBe('identity.link_invalid')
  })

  test('cannot flood a mailbox', async () => {
    await signedIn(marea, 'Flooded')
    for (let count = 0; count < 20; count += 1) await ask('flooded@marea.test')
    expect(await mailsTo(marea, 'flooded@marea.test')).toHaveLength(5)
  })
})
