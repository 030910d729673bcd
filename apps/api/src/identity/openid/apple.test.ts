import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#identity/account/account.ts'
import { inTransaction } from '#platform/ctx.ts'
import { callAs } from '../../../test/people.ts'
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

/** What Apple posts back after a consent, with the client's ids as the web adds them. */
async function consent(
  given: Claims,
  { exchanged = {}, hasOutage = false }: { exchanged?: Claims; hasOutage?: boolean } = {},
) {
  const { nonce, state } = (await marea.call('GET', '/user/nonce')).body.result
  const claims = { nonce, ...given }
  return {
    token: await issuer.appleToken(claims),
    code: issuer.appleCode({ ...claims, ...exchanged }, { hasOutage }),
    state,
    keyId: issuer.apple.keyId,
    teamId: issuer.apple.teamId,
    appId: issuer.apple.clientId,
  }
}

function post(payload: object) {
  return marea.call('POST', '/user/apple', { payload })
}

const laura = { sub: 'laura', email: 'laura@marea.test', email_verified: 'true' }
const named = (name: string) => ({ email: null, name, firstName: null, lastName: null })
const failure = { code: 'identity.apple_failed', message: 'Error al iniciar sesión con Apple' }
const exchangeFailure = {
  code: 'identity.apple_exchange_failed',
  message: 'Error al autenticar con Apple',
}

test('a first consent creates an account and stores the name, which Apple sends only then', async () => {
  const user = { email: 'x@evil.test', name: '', firstName: ' Laura ', lastName: 'Vidal' }
  const first = await post({ ...(await consent(laura)), user })
  expect(first.status).toBe(200)
  expect(first.body.result).toMatchObject({
    fullName: 'Laura Vidal',
    email: 'laura@marea.test',
    isEmailConfirmed: true,
    profile: 'USER',
    secret: 'none',
  })
  const again = await post({ ...(await consent(laura)), user: named('Other Name') })
  expect(again.body.result).toMatchObject({
    id: first.body.result.id,
    fullName: 'Laura Vidal',
    email: 'laura@marea.test',
  })
})

test('the full name wins over its parts, and the email stands in where there is none', async () => {
  const mia = { sub: 'mia', email: 'mia@marea.test', email_verified: true }
  const whole = { ...named('Mía del Mar'), firstName: 'Mía', lastName: 'Mar' }
  const first = await post({ ...(await consent(mia)), user: whole })
  expect(first.body.result.fullName).toBe('Mía del Mar')
  const noe = { sub: 'noe', email: 'noe@marea.test', email_verified: true }
  expect((await post(await consent(noe))).body.result.fullName).toBe('noe')
})

test('a relay address counts as an email, and is not used as a name', async () => {
  const email = 'x7k2@privaterelay.appleid.test'
  const hidden = { sub: 'hidden', email, email_verified: 'true', is_private_email: 'true' }
  const headers = { 'accept-language': 'es-US' }
  const { body } = await marea.call('POST', '/user/apple', {
    payload: await consent(hidden),
    headers,
  })
  expect(body.result).toMatchObject({ email, isEmailConfirmed: true, fullName: 'Huésped' })
})

test('an address verified as text or boolean joins the account that confirmed it', async () => {
  const person = { fullName: 'Pilar', phone: '', gender: 'other', language: 'es' } as const
  const holder = await inTransaction(marea.ctx(), (ctx) =>
    createAccount(ctx, { ...person, email: 'pilar@marea.test', isEmailConfirmed: true }),
  )
  const idOf = async (sub: string, email_verified: unknown) =>
    (await post(await consent({ sub, email: 'pilar@marea.test', email_verified }))).body.result.id
  expect(await idOf('pilar-1', 'true')).toBe(holder.id)
  expect(await idOf('pilar-2', true)).toBe(holder.id)
  expect(await idOf('pilar-3', 'false')).not.toBe(holder.id)
})

test('a code is exchanged once, also with a nonce of its own', async () => {
  const { code } = await consent(laura)
  expect((await post({ ...(await consent(laura)), code })).status).toBe(200)
  const { status, body } = await post({ ...(await consent(laura)), code })
  expect(status).toBe(401)
  expect(body.error).toMatchObject(exchangeFailure)
})

test('an Apple response works once, also when it comes twice at the same time', async () => {
  const returned = await consent(laura)
  const answers = await Promise.all([post(returned), post(returned)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await post(returned)).body.error).toMatchObject(failure)
})

test('an unknown code and an unreachable Apple fail the exchange', async () => {
  const { body } = await post({ ...(await consent(laura)), code: 'invented' })
  expect(body.error).toMatchObject(exchangeFailure)
  const down = await consent(laura, { hasOutage: true })
  expect((await post(down)).body.error).toMatchObject(exchangeFailure)
})

test('a state of another sign-in is refused and uses up the nonce', async () => {
  const returned = await consent(laura)
  const { state } = await consent(laura)
  expect((await post({ ...returned, state })).body.error).toMatchObject(failure)
  expect((await post(returned)).body.error).toMatchObject(failure)
})

test('a token not meant for us, not Apple’s, expired or without our nonce is refused', async () => {
  const anHourAgo = marea.clock.now().epochMilliseconds / 1000 - 3600
  const wrongs = [
    { aud: issuer.google.clientId },
    { iss: 'https://appleid.apple.com.evil.test' },
    { exp: anHourAgo },
    { nonce: 'invented' },
    { nonce: undefined },
  ]
  for (const wrong of wrongs) {
    const { status, body } = await post(await consent({ ...laura, ...wrong }))
    expect({ status, error: body.error }).toMatchObject({ status: 401, error: failure })
  }
  const token = await issuer.forgedToken({
    iss: issuer.apple.issuer,
    aud: issuer.apple.clientId,
    ...laura,
  })
  expect((await post({ ...(await consent(laura)), token })).body.error).toMatchObject(failure)
})

test('a code of one user does not go with the token of another', async () => {
  const { body } = await post(await consent(laura, { exchanged: { sub: 'mallory' } }))
  expect(body.error).toMatchObject(failure)
})

test('ids of another client are refused, and may be left out', async () => {
  for (const wrong of [{ keyId: 'OTHER' }, { teamId: 'OTHER' }, { appId: 'com.other' }]) {
    expect((await post({ ...(await consent(laura)), ...wrong })).body.error).toMatchObject(failure)
  }
  const none = { keyId: null, teamId: '', appId: undefined }
  expect((await post({ ...(await consent(laura)), ...none })).status).toBe(200)
})

test('both failures have the same messages in both languages', async () => {
  const { body } = await marea.call('GET', '/settings/Locale/full?key=web')
  for (const { code, message } of [failure, exchangeFailure]) {
    expect(body.result.en[`problem.${code}`]).toBe(message)
    expect(body.result.es[`problem.${code}`]).toBe(message)
  }
})

test('an Apple user can only be confirmed again by the same Apple account', async () => {
  const pia = { sub: 'pia', email: 'pia@marea.test', email_verified: true }
  const rita = { sub: 'rita', email: 'rita@marea.test', email_verified: true }
  const call = callAs(marea, (await post(await consent(pia))).body.result.token)
  await post(await consent(rita))
  marea.clock.advance({ minutes: 16 })
  const change = () =>
    call('PUT', '/user/password', { body: { password: 'Alta2027', confirmation: 'Alta2027' } })
  const confirm = async (given: Claims) =>
    call('POST', '/user/confirmation/apple', { body: await consent(given) })
  expect((await confirm(rita)).body.error.code).toBe('identity.other_account')
  expect((await change()).body.error.code).toBe('identity.confirmation_required')
  expect((await confirm(pia)).body.result).toEqual({ done: true })
  expect((await change()).status).toBe(200)
})
