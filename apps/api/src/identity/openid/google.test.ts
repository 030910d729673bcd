import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '#identity/account/account.ts'
import { deleteExpiredJob } from '#identity/delete-expired.ts'
import { inTransaction } from '#platform/ctx.ts'
import {
  callAs,
  mailsTo,
  register,
  signIn as signInByEmail,
  tokenIn,
} from '../../../test/people.ts'
import {
  type Claims,
  type IdentityStandIn,
  identityStandInOf,
} from '../../../test/stand-ins/identity-stand-in.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let issuer: IdentityStandIn
let marea: TestApp

beforeAll(async () => {
  marea = await openTestApp({ environment: { DEMO: 'true' } })
  issuer = identityStandInOf(marea)
})
afterAll(() => marea.close())

async function freshNonce(): Promise<string> {
  const { body } = await marea.call('GET', '/user/nonce')
  return body.result.nonce
}

function post(token: string) {
  return marea.call('POST', '/user/google', { payload: { token } })
}

async function signIn(claims: Claims) {
  return post(await issuer.googleToken({ nonce: await freshNonce(), ...claims }))
}

const verified = (sub: string, email: string) => ({ sub, email, email_verified: true })

function hold(email: string, { isEmailConfirmed }: { isEmailConfirmed: boolean }) {
  const person = { fullName: 'Laura', phone: '', gender: 'other', language: 'en' } as const
  return inTransaction(marea.ctx(), (ctx) =>
    createAccount(ctx, { ...person, email, isEmailConfirmed }),
  )
}

function accountsOf(email: string) {
  return marea.db
    .selectFrom('users')
    .select(['id', 'holdsEmail', 'emailConfirmedAt'])
    .where('email', '=', email)
    .orderBy('holdsEmail', 'desc')
    .execute()
}

const refusal = { status: 401, body: { error: { code: 'identity.google_failed' } } }

test('a first sign-in creates an account with the address Google has verified', async () => {
  const claims = { ...verified('ana', 'Ana@Gmail.test'), name: 'Ana Ruiz', profile: 'ADMIN' }
  const { status, body } = await signIn(claims)
  expect(status).toBe(200)
  expect(body.result).toMatchObject({
    fullName: 'Ana Ruiz',
    email: 'ana@gmail.test',
    isEmailConfirmed: true,
    profile: 'USER',
    secret: 'none',
  })
  const headers = { authorization: body.result.token }
  const info = await marea.call('GET', '/user/info', { headers })
  expect(info.body.result).toEqual(body.result)
})

test('a user is identified by the subject, whatever email and name come later', async () => {
  const first = await signIn(verified('beto', 'beto@gmail.test'))
  const later = await signIn({ ...verified('beto', 'new@gmail.test'), name: 'Other' })
  expect(later.body.result).toMatchObject({ id: first.body.result.id, email: 'beto@gmail.test' })
  expect(first.body.result.fullName).toBe('beto')
  const without = await signIn({ sub: 'beto' })
  expect(without.body.result.id).toBe(first.body.result.id)
  const namesake = await signIn({ sub: 'another', email: 'beto@gmail.test' })
  expect(namesake.body.result.id).not.toBe(first.body.result.id)
})

test('a credential works once, also when it comes twice at the same time', async () => {
  const nonce = await freshNonce()
  const token = await issuer.googleToken({ nonce, ...verified('caro', 'caro@gmail.test') })
  const answers = await Promise.all([post(token), post(token), post(token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  expect(await post(token)).toMatchObject(refusal)
  const again = await issuer.googleToken({ nonce, ...verified('caro', 'caro@gmail.test') })
  expect(await post(again)).toMatchObject(refusal)
})

test('two first sign-ins at once create one account', async () => {
  const claims = verified('dora', 'dora@gmail.test')
  const answers = await Promise.all([signIn(claims), signIn(claims), signIn(claims)])
  expect(new Set(answers.map(({ body }) => body.result.id)).size).toBe(1)
  expect(await accountsOf('dora@gmail.test')).toHaveLength(1)
})

test('a nonce that we did not issue, or none, is refused', async () => {
  const claims = verified('eva', 'eva@gmail.test')
  expect(await signIn({ ...claims, nonce: 'invented' })).toMatchObject(refusal)
  expect(await signIn({ ...claims, nonce: undefined })).toMatchObject(refusal)
  const { body } = await marea.call('GET', '/user/nonce')
  expect(await signIn({ ...claims, nonce: body.result.state })).toMatchObject(refusal)
})

test('a nonce is good for ten minutes and is then forgotten', async () => {
  const claims = verified('fina', 'fina@gmail.test')
  const [early, late] = [await freshNonce(), await freshNonce()]
  marea.clock.advance({ minutes: 9, seconds: 59 })
  expect((await signIn({ ...claims, nonce: early })).status).toBe(200)
  marea.clock.advance({ seconds: 1 })
  expect(await signIn({ ...claims, nonce: late })).toMatchObject(refusal)
  await freshNonce()
  marea.clock.advance({ minutes: 10 })
  await deleteExpiredJob.handle(marea.ctx(), {})
  expect(await marea.db.selectFrom('oneUseNonces').selectAll().execute()).toEqual([])
})

test('nonces are stored hashed and never cached', async () => {
  const { headers, body } = await marea.call('GET', '/user/nonce')
  expect(headers['cache-control']).toBe('no-store')
  const rows = JSON.stringify(await marea.db.selectFrom('oneUseNonces').selectAll().execute())
  expect(rows).not.toContain(Buffer.from(body.result.nonce).toString('base64'))
  expect(rows).not.toContain(body.result.nonce)
})

test('a token that Google did not sign for us now is refused', async () => {
  const claims = async () => ({ nonce: await freshNonce(), ...verified('gil', 'gil@gmail.test') })
  const anHourAgo = marea.clock.now().epochMilliseconds / 1000 - 3600
  expect(await post(await issuer.forgedToken(await claims()))).toMatchObject(refusal)
  expect(await signIn({ ...(await claims()), aud: 'another client' })).toMatchObject(refusal)
  expect(await signIn({ ...(await claims()), iss: 'https://evil.test' })).toMatchObject(refusal)
  expect(await signIn({ ...(await claims()), exp: anHourAgo })).toMatchObject(refusal)
  expect(await post(new UnsecuredJWT(await claims()).encode())).toMatchObject(refusal)
  expect(await post('nonsense')).toMatchObject(refusal)
  expect(await accountsOf('gil@gmail.test')).toEqual([])
})

test('after Google changes its keys people still get in', async () => {
  issuer.rotateKeys()
  marea.clock.advance({ seconds: 31 })
  expect((await signIn(verified('hugo', 'hugo@gmail.test'))).status).toBe(200)
})

test('an address confirmed on both sides joins its account, and the owner is notified', async () => {
  const holder = await hold('ines@marea.test', { isEmailConfirmed: true })
  const { body } = await signIn({ ...verified('ines', 'Ines@marea.test'), name: 'Someone Else' })
  expect(body.result).toMatchObject({ id: holder.id, fullName: 'Laura' })
  const events = await marea.db
    .selectFrom('events')
    .select(['kind', 'data'])
    .where('subject', '=', `user:${holder.id}`)
    .where('kind', '=', 'identity.linked')
    .execute()
  expect(events).toEqual([{ kind: 'identity.linked', data: { way: 'google' } }])
  const [mail] = await mailsTo(marea, 'ines@marea.test')
  expect(mail?.subject).toBe('New sign-in method on your account')
})

test('an address that Google has not verified joins nothing and takes nothing', async () => {
  const holder = await hold('juan@marea.test', { isEmailConfirmed: true })
  for (const [sub, email_verified] of Object.entries({ juan1: false, juan2: 'no', juan3: null })) {
    const { status, body } = await signIn({ sub, email: 'juan@marea.test', email_verified })
    expect(status).toBe(200)
    expect(body.result.id).not.toBe(holder.id)
    expect(body.result.isEmailConfirmed).toBe(false)
  }
  const [first, ...others] = await accountsOf('juan@marea.test')
  expect(first).toMatchObject({ id: holder.id, holdsEmail: true })
  expect(others.map(({ holdsEmail }) => holdsEmail)).toEqual([false, false, false])
})

test('an account that only registered an address gives it up to the one that confirms it', async () => {
  const squatter = await hold('kim@marea.test', { isEmailConfirmed: false })
  const { body } = await signIn(verified('kim', 'kim@marea.test'))
  expect(body.result).toMatchObject({ isEmailConfirmed: true })
  expect(body.result.id).not.toBe(squatter.id)
  expect(await accountsOf('kim@marea.test')).toMatchObject([
    { id: body.result.id, holdsEmail: true },
    { id: squatter.id, holdsEmail: false, emailConfirmedAt: null },
  ])
})

test('and sessions opened through that address end', async () => {
  const { token } = (await register(marea, { email: 'lena@marea.test' })).body.result
  await signIn(verified('lena', 'lena@marea.test'))
  const { status } = await marea.call('GET', '/user/info', { headers: { authorization: token } })
  expect(status).toBe(401)
})

test('a first sign-in without an email creates nothing', async () => {
  expect(await signIn({ sub: 'nobody' })).toMatchObject(refusal)
  expect(await signIn({ sub: 'nobody', email: 'not an address' })).toMatchObject(refusal)
})

test('more than the token is not accepted', async () => {
  const { status } = await marea.call('POST', '/user/google', {
    payload: { token: 'x', profile: 'ADMIN' },
  })
  expect(status).toBe(400)
})

test('without configuration Google, Apple and nonces are not found', async () => {
  const plain = await openTestApp()
  const apple = { token: 'x', code: 'x', state: 'x' }
  const answers = [
    await plain.call('GET', '/user/nonce'),
    await plain.call('POST', '/user/google', { payload: { token: 'x' } }),
    await plain.call('POST', '/user/apple', { payload: apple }),
  ]
  await plain.close()
  expect(answers.map(({ body }) => body.error.code)).toEqual(Array(3).fill('resource.not_found'))
})

describe('a user without a password who is asked for it', () => {
  const next = { password: 'Alta2027', confirmation: 'Alta2027' }

  async function confirm(token: string, claims: Claims) {
    return callAs(marea, token)('POST', '/user/confirmation/google', {
      body: { token: await issuer.googleToken({ nonce: await freshNonce(), ...claims }) },
    })
  }

  test('confirms with the same Google account, and stays in the same session', async () => {
    const { token } = (await signIn(verified('sofi', 'sofi@gmail.test'))).body.result
    const call = callAs(marea, token)
    marea.clock.advance({ minutes: 16 })
    const change = () => call('PUT', '/user/password', { body: next })
    expect((await change()).body.error.code).toBe('identity.confirmation_required')
    expect((await confirm(token, verified('sofi', 'sofi@gmail.test'))).body).toEqual({
      result: { done: true },
    })
    expect((await change()).body.result).toMatchObject({ token, secret: 'password' })
  })

  test('cannot confirm with another Google account or an unknown one', async () => {
    const { token } = (await signIn(verified('tere', 'tere@gmail.test'))).body.result
    await signIn(verified('ugo', 'ugo@gmail.test'))
    marea.clock.advance({ minutes: 16 })
    for (const sub of ['ugo', 'never-seen']) {
      const refused = await confirm(token, verified(sub, 'tere@gmail.test'))
      expect(refused.status).toBe(403)
      expect(refused.body.error.code).toBe('identity.other_account')
    }
    const invented = await confirm(token, {
      ...verified('tere', 'x@gmail.test'),
      nonce: 'invented',
    })
    expect(invented.body.error.code).toBe('identity.google_failed')
    const change = await callAs(marea, token)('PUT', '/user/password', { body: next })
    expect(change.body.error.code).toBe('identity.confirmation_required')
    expect(await accountsOf('x@gmail.test')).toEqual([])
  })

  test('may set a first password by email and sign in with it', async () => {
    await signIn(verified('vera', 'vera@gmail.test'))
    await marea.call('GET', '/user/forgot-password?email=vera@gmail.test')
    const [mail] = await mailsTo(marea, 'vera@gmail.test')
    expect(mail?.subject).toBe('Set your Marea password')
    const body = { token: tokenIn(mail, 'token'), password: next.password }
    expect((await marea.call('POST', '/user/password-reset', { body })).status).toBe(200)
    const { status, body: answer } = await signInByEmail(marea, 'vera@gmail.test', next.password)
    expect(status).toBe(200)
    expect(answer.result.secret).toBe('password')
    expect((await signIn(verified('vera', 'vera@gmail.test'))).status).toBe(200)
  })
})
