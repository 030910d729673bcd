import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grantProfile } from '#identity/account/account.ts'
import { insertPasskey } from '#identity/factors/passkey-store.ts'
import { inTransaction } from '#platform/ctx.ts'
import {
  callAs,
  mailsTo,
  password,
  register,
  signedIn,
  signIn,
  tokenIn,
} from '../../../test/people.ts'
import { softwareAuthenticator } from '../../../test/second-factor/software-authenticator.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let origin: string

beforeAll(async () => {
  marea = await openTestApp()
  origin = new URL(marea.config.publicUrl).origin
})
afterAll(() => marea.close())

type Person = Awaited<ReturnType<typeof signedIn>>

async function addPasskey({ call }: Pick<Person, 'call'>) {
  const device = softwareAuthenticator(origin)
  const { body } = await call('POST', '/user/passkeys/options')
  const answer = device.create(body.result)
  expect((await call('POST', '/user/passkeys', { body: { name: 'Key', answer } })).status).toBe(200)
  return device
}

async function signInBy(device: ReturnType<typeof softwareAuthenticator>) {
  const { body } = await marea.call('POST', '/user/login/passkey/options')
  return marea.call('POST', '/user/login/passkey', { body: { answer: device.get(body.result) } })
}

async function addToken({ call }: Pick<Person, 'call'>) {
  const body = { name: 'Program', scopes: ['bookings:read'], days: 30 }
  return (await call('POST', '/user/api-tokens', { body })).body.result.token as string
}

const useToken = (token: string) =>
  marea.call('GET', '/bookings', { headers: { authorization: `Bearer ${token}` } })

async function resetByMail(email: string) {
  await marea.call('GET', `/user/forgot-password?email=${email}`)
  const mails = await mailsTo(marea, email)
  const token = tokenIn(
    mails.find(({ text }) => text.includes('/reset-password?token=')),
    'token',
  )
  const body = { token, password: 'Nueva2027' }
  expect((await marea.call('POST', '/user/password-reset', { body })).status).toBe(200)
  await marea.runJobs()
}

/** What an account from before factors needed a confirmed address may still have. */
async function plantFactors(userId: string, credentialId: string) {
  const ctx = marea.ctx()
  const [createdAt, publicKey] = [ctx.now, Buffer.from('key')]
  const key = { userId, credentialId, publicKey, signCount: 0, transports: [], name: 'Trap' }
  await inTransaction(ctx, ({ db }) => insertPasskey(db, { ...key, createdAt }))
  const identity = { provider: 'google' as const, subject: `trap-${userId}`, userId, createdAt }
  await marea.db.insertInto('userIdentities').values(identity).execute()
}

async function waysInto(userId: string) {
  const tables = ['passkeys', 'userIdentities', 'secondFactors', 'sessions'] as const
  const rows = tables.map((table) =>
    marea.db.selectFrom(table).select('userId').where('userId', '=', userId).execute(),
  )
  return (await Promise.all(rows)).map(({ length }) => length)
}

describe('an account whose address was never confirmed', () => {
  test('gets no factor', async () => {
    const { body } = await register(marea, { email: 'early@marea.test' })
    const call = callAs(marea, body.result.token)
    const answers = [
      await call('POST', '/user/passkeys/options'),
      await call('POST', '/user/second-factor/setup'),
      await call('POST', '/user/second-factor/activation', { body: { code: '000000' } }),
    ]
    const codes = answers.map(({ body }) => body.error.code)
    expect(new Set(codes)).toEqual(new Set(['identity.email_unconfirmed']))
  })

  test('keeps nothing of whoever registered it once the mailbox resets the password', async () => {
    const email = 'victim@marea.test'
    const squatter = (await register(marea, { email })).body.result
    await plantFactors(squatter.id, 'planted-reset')
    await resetByMail(email)
    expect(await waysInto(squatter.id)).toEqual([0, 0, 0, 0])
    expect((await signIn(marea, email, 'Nueva2027')).status).toBe(200)
  })

  test('keeps nothing of whoever registered it once the mailbox signs in by a link', async () => {
    const email = 'linked-victim@marea.test'
    const squatter = (await register(marea, { email })).body.result
    await plantFactors(squatter.id, 'planted-link')
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(marea, email, 'Wrong1')
    const token = tokenIn((await mailsTo(marea, email))[0], 'link')
    const { status } = await marea.call('POST', '/user/login/link', { body: { token } })
    expect([status, ...(await waysInto(squatter.id))]).toEqual([200, 0, 0, 0, 1])
  })
})

describe('the reset of a confirmed account', () => {
  test('ends the passkey and the token of whoever knew the password', async () => {
    const nora = await signedIn(marea, 'nora')
    const token = await addToken(nora)
    const thief = await addPasskey(nora)
    await resetByMail(nora.email)
    expect((await signInBy(thief)).status).toBe(403)
    expect((await useToken(token)).body.error.code).toBe('api_tokens.invalid')
  })

  test('leaves an administrator’s passkey, which a mailbox alone must not remove', async () => {
    const admin = await signedIn(marea, 'olga')
    const device = await addPasskey(admin)
    await grantProfile(marea.ctx(), admin.id, 'ADMIN')
    await resetByMail(admin.email)
    expect((await signInBy(device)).status).toBe(200)
  })
})

test('undoing an email change ends the passkey and the token of whoever changed it', async () => {
  const pilar = await signedIn(marea, 'pilar')
  const thief = await addPasskey(pilar)
  const token = await addToken(pilar)
  const email = 'thief@marea.test'
  await pilar.call('POST', '/user/email-change', { body: { email, password } })
  const link = tokenIn((await mailsTo(marea, email))[0], 'email')
  await pilar.call('POST', '/user/email-change/confirmation', { body: { token: link } })
  const notice = (await mailsTo(marea, pilar.email)).find(({ text }) => text.includes('undo='))
  const body = { token: tokenIn(notice, 'undo'), password: 'Nueva2027' }
  expect((await marea.call('POST', '/user/email-change/undo', { body })).status).toBe(200)
  await marea.runJobs()
  expect((await signInBy(thief)).status).toBe(403)
  expect((await useToken(token)).body.error.code).toBe('api_tokens.invalid')
})

describe('changing the password', () => {
  const change = { currentPassword: password, password: 'Alta2027', confirmation: 'Alta2027' }

  test('removes every other way in if the person wants that', async () => {
    const rosa = await signedIn(marea, 'rosa')
    const device = await addPasskey(rosa)
    const signed = (await signInBy(device)).body.result
    const call = callAs(marea, signed.token)
    const kept = await call('PUT', '/user/password', { body: change })
    expect(kept.status).toBe(200)
    expect((await signInBy(device)).status).toBe(200)
    const body = { ...change, currentPassword: change.password, isThorough: true }
    expect((await call('PUT', '/user/password', { body })).status).toBe(200)
    expect((await signInBy(device)).status).toBe(403)
    expect(await waysInto(rosa.id)).toEqual([0, 0, 0, 1])
  })

  test('lets a stolen password remove no passkey', async () => {
    const sara = await signedIn(marea, 'sara')
    const device = await addPasskey(sara)
    const body = { ...change, isThorough: true }
    const refused = await sara.call('PUT', '/user/password', { body })
    expect(refused.body.error.code).toBe('identity.second_factor_required')
    expect((await signInBy(device)).status).toBe(200)
  })
})

test('the export of all data asks for a recent sign-in', async () => {
  const { call } = await signedIn(marea, 'tina')
  expect((await call('GET', '/user/data')).status).toBe(200)
  marea.clock.advance({ minutes: 16 })
  expect((await call('GET', '/user/data')).body.error.code).toBe('identity.confirmation_required')
})
