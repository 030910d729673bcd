import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settableClock } from '#platform/clock.ts'
import { openLog } from '#platform/log/log.ts'
import {
  type Claims,
  type ObservedStandIn,
  observeStandIn,
} from '../../../test/stand-ins/identity-stand-in.ts'
import { type OpenIdProvider, readIdToken } from './openid.ts'
import { remoteKeys } from './openid-keys.ts'

const clock = settableClock('2026-11-15T12:00:00Z')
const log = openLog('silent')
const laura = { sub: '1001', nonce: 'n', email: 'laura@marea.test', email_verified: true }
let issuer: ObservedStandIn
let provider: OpenIdProvider

beforeAll(async () => {
  issuer = await observeStandIn(clock)
})
afterAll(() => issuer.close())

beforeEach(() => {
  clock.set('2026-11-15T12:00:00Z')
  issuer.observed.cacheControl = undefined
  issuer.observed.requests = []
  const { issuers, clientId, keysUrl } = issuer.google
  provider = { name: 'google', issuers, clientId, keys: remoteKeys(keysUrl) }
})

const read = (token: string) => readIdToken({ now: clock.now(), log }, token, provider)
const signed = async (claims: Claims) => read(await issuer.googleToken({ ...laura, ...claims }))

test('a valid token identifies the user', async () => {
  expect(await signed({ name: 'Laura Vidal' })).toEqual({
    subject: '1001',
    nonce: 'n',
    email: 'laura@marea.test',
    isEmailVerified: true,
    isEmailPrivate: false,
    name: 'Laura Vidal',
  })
})

test('an address counts as verified for true or the text ’true’, and nothing else', async () => {
  const isVerified = async (email_verified: unknown) =>
    (await signed({ email_verified }))?.isEmailVerified
  expect(await isVerified('true')).toBe(true)
  for (const other of [false, 'false', 1, 'yes', null, undefined]) {
    expect(await isVerified(other)).toBe(false)
  }
})

test('a token of another key under a known name is refused', async () => {
  expect(await read(await issuer.forgedToken(laura))).toBeUndefined()
})

test('a token changed after it was signed is refused', async () => {
  const [header, , signature] = (await issuer.googleToken(laura)).split('.')
  const other = Buffer.from(JSON.stringify({ ...laura, sub: '1' })).toString('base64url')
  expect(await read(`${header}.${other}.${signature}`)).toBeUndefined()
})

test('a token for another client, or for several, is refused', async () => {
  expect(await signed({ aud: 'someone else' })).toBeUndefined()
  expect(await signed({ aud: [provider.clientId, 'someone else'] })).toBeUndefined()
})

test('a token of another issuer is refused', async () => {
  expect(await signed({ iss: 'https://accounts.google.com.evil.test' })).toBeUndefined()
})

test('a token is good until it expires, with half a minute of tolerance', async () => {
  const token = await issuer.googleToken(laura)
  clock.advance({ hours: 1, seconds: 20 })
  expect(await read(token)).toBeDefined()
  clock.advance({ seconds: 20 })
  expect(await read(token)).toBeUndefined()
})

test('a token dated ahead is refused beyond half a minute', async () => {
  const now = clock.now().epochMilliseconds / 1000
  expect(await signed({ iat: now + 20 })).toBeDefined()
  expect(await signed({ iat: now + 40 })).toBeUndefined()
  expect(await signed({ iat: now + 3600, exp: now + 7200 })).toBeUndefined()
})

test('a token without expiry or without a subject is refused', async () => {
  expect(await signed({ exp: undefined })).toBeUndefined()
  expect(await signed({ sub: undefined })).toBeUndefined()
  expect(await signed({ sub: '' })).toBeUndefined()
})

test('a token that nobody signed, or signed with the public key as a secret, is refused', async () => {
  const claims = {
    ...laura,
    iss: String(provider.issuers[0]),
    aud: provider.clientId,
    iat: 1,
    exp: 4e9,
  }
  expect(await read(new UnsecuredJWT(claims).encode())).toBeUndefined()
  const secret = new TextEncoder().encode(issuer.publicKeyPem())
  const confused = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' })
  expect(await read(await confused.sign(secret))).toBeUndefined()
  expect(await read('no token at all')).toBeUndefined()
})

test('keys are fetched once while their cache headers say they are fresh', async () => {
  await Promise.all([signed({}), signed({}), signed({})])
  clock.advance({ minutes: 59 })
  await signed({})
  expect(issuer.observed.requests.length).toBe(1)
  clock.advance({ minutes: 2 })
  await signed({})
  expect(issuer.observed.requests.length).toBe(2)
})

test('keys that may not be cached are fetched each time', async () => {
  issuer.observed.cacheControl = 'no-store'
  await signed({})
  await signed({})
  expect(issuer.observed.requests.length).toBe(2)
})

test('a new key of the provider is fetched, at most every half minute', async () => {
  await signed({})
  issuer.rotateKeys()
  expect(await signed({})).toBeUndefined()
  expect(issuer.observed.requests.length).toBe(1)
  clock.advance({ seconds: 31 })
  expect(await signed({})).toBeDefined()
  expect(issuer.observed.requests.length).toBe(2)
})

test('without the provider’s keys every token is refused', async () => {
  provider = { ...provider, keys: remoteKeys(`${issuer.google.keysUrl}/nowhere`) }
  expect(await signed({})).toBeUndefined()
})
