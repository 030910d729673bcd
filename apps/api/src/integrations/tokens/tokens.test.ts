import { endpoints } from '@marea/contract/endpoints.ts'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { grantProfile } from '#identity/account/account.ts'
import { eraseAccount } from '#identity/privacy/account-deletion.ts'
import { inTransaction } from '#platform/ctx.ts'
import { newToken } from '../../../test/access/integrations/integration-rows.ts'
import { callAs, mailsTo, password, signedIn, signIn } from '../../../test/people.ts'
import { homeOf } from '../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

let marea: TestApp
let laura: Someone
let ines: Someone
let casts = 0

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())
beforeEach(async () => {
  casts += 1
  marea.clock.set('2026-11-15T12:00:00Z')
  laura = await signedIn(marea, `laura${casts}`)
  ines = await signedIn(marea, `ines${casts}`, { profile: 'OWNER', language: 'es' })
})

const create = (by: Someone, given: object = {}) =>
  by.call('POST', '/user/api-tokens', { body: { ...newToken, ...given } })

async function tokenOf(by: Someone, given: object = {}): Promise<string> {
  return (await create(by, given)).body.result.token
}

const list = async (by: Someone) => (await by.call('GET', '/user/api-tokens')).body.result

/** Sessions are shorter than most tokens. */
async function signedInAgain(by: Someone): Promise<Someone> {
  const { token } = (await signIn(marea, by.email)).body.result
  return { ...by, call: callAs(marea, token) }
}

const callWith = (token: string) => callAs(marea, `Bearer ${token}`)

function codeOf({ status, body }: { status: number; body: { error?: { code: string } } }) {
  return [status, body.error?.code]
}

const invalid = [401, 'api_tokens.invalid']

test('a token is shown once, stored as a hash and listed without its secret part', async () => {
  const { token, apiToken } = (await create(laura)).body.result
  expect(token).toMatch(/^mrt_[\w-]{43}$/)
  expect(apiToken).toMatchObject({
    ...{ name: 'Spreadsheet', scopes: ['bookings:read'], ending: token.slice(-4) },
    ...{ expiresAt: '2026-12-15T12:00:00Z', lastUsedAt: null, isExpired: false },
  })
  expect(await list(laura)).toEqual([apiToken])
  const rows = await marea.db.selectFrom('apiTokens').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token.slice(4))
  const events = await marea.db
    .selectFrom('events')
    .select(['kind', 'data'])
    .where('subject', '=', `user:${laura.id}`)
    .where('kind', 'like', 'integrations.%')
    .execute()
  expect(events).toMatchObject([
    { kind: 'integrations.token_created', data: { tokenId: apiToken.id } },
  ])
  expect(JSON.stringify(events)).not.toContain(token)
})

test('the person is emailed about a new token in their language, without the token', async () => {
  const token = await tokenOf(ines)
  const [mail] = await mailsTo(marea, ines.email)
  expect(mail?.subject).toBe('Nuevo token de API: Spreadsheet')
  expect(mail?.text).toContain('/account-settings/api-tokens')
  expect(JSON.stringify(mail)).not.toContain(token)
})

test('a token reads what its scope names, and shows when it was last used', async () => {
  const call = callWith(await tokenOf(laura))
  const answer = await call('GET', '/bookings')
  expect([answer.status, answer.body.result.items]).toEqual([200, []])
  expect((await list(laura))[0].lastUsedAt).toBe('2026-11-15T12:00:00Z')
  marea.clock.advance({ seconds: 30 })
  await call('GET', '/bookings')
  expect((await list(laura))[0].lastUsedAt).toBe('2026-11-15T12:00:00Z')
  marea.clock.advance({ seconds: 30 })
  await call('GET', '/bookings')
  expect((await list(laura))[0].lastUsedAt).toBe('2026-11-15T12:01:00Z')
})

test('a token without the scope is refused with the scope it lacks', async () => {
  const answer = await callWith(await tokenOf(laura))('GET', '/favorites')
  expect(codeOf(answer)).toEqual([403, 'api_tokens.scope_missing'])
  expect(answer.body.error.details).toEqual({ scope: 'favorites:read', held: ['bookings:read'] })
})

test('a wrong, expired or revoked token is refused', async () => {
  const expiring = await create(laura)
  const revoked = (await create(laura)).body.result
  expect(codeOf(await callWith('mrt_none')('GET', '/bookings'))).toEqual(invalid)
  expect(codeOf(await callWith(laura.token)('GET', '/bookings'))).toEqual(invalid)
  await laura.call('DELETE', `/user/api-tokens/${revoked.apiToken.id}`)
  expect(codeOf(await callWith(revoked.token)('GET', '/bookings'))).toEqual(invalid)
  const call = callWith(expiring.body.result.token)
  marea.clock.set('2026-12-15T11:59:59Z')
  expect((await call('GET', '/bookings')).status).toBe(200)
  marea.clock.set('2026-12-15T12:00:00Z')
  expect(codeOf(await call('GET', '/bookings'))).toEqual(invalid)
})

test('a token is no session: everything without a scope answers as to a visitor', async () => {
  const token = await tokenOf(laura)
  const call = callWith(token)
  const visitor = [401, 'identity.sign_in_required']
  const body = { currentPassword: password, password: 'Better2026', confirmation: 'Better2026' }
  expect(codeOf(await call('PUT', '/user/password', { body }))).toEqual(visitor)
  for (const path of ['/user/info', '/user/api-tokens', '/wallet', '/user/data']) {
    expect(codeOf(await call('GET', path))).toEqual(visitor)
  }
  expect(codeOf(await call('POST', '/user/api-tokens', { body: newToken }))).toEqual(visitor)
  expect((await call('GET', '/suites')).status).toBe(200)
  // Without its prefix it is taken for the token of a session, which it is not.
  expect(codeOf(await callAs(marea, token)('GET', '/bookings'))).toEqual(visitor)
})

test('cookies beside a token say nothing', async () => {
  const call = callWith(await tokenOf(laura))
  const headers = { cookie: 'lang=es; device=anything', 'accept-language': 'en' }
  const answer = await call('GET', '/bookings', { headers } as InjectOptions)
  expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined])
})

test('owners and co-hosts get the scopes of homes, guests and admins do not', async () => {
  const scopes = ['homes:read']
  const admin = await signedIn(marea, `admin${casts}`, { profile: 'ADMIN' })
  for (const nobody of [laura, admin]) {
    expect(codeOf(await create(nobody, { scopes }))).toEqual([403, 'api_tokens.scope_refused'])
  }
  const { slug } = await homeOf(marea, ines.id)
  const call = callWith(await tokenOf(ines, { scopes }))
  const answer = await call('GET', '/owner/homes')
  expect(answer.body.result.homes.map((home: { slug: string }) => home.slug)).toEqual([slug])
})

test('an owner who becomes an admin does not open every home with an old token', async () => {
  await homeOf(marea, ines.id)
  const mateo = await signedIn(marea, `mateo${casts}`, { profile: 'OWNER' })
  const call = callWith(await tokenOf(mateo, { scopes: ['homes:read'] }))
  await grantProfile(marea.ctx(), mateo.id, 'ADMIN')
  expect(codeOf(await call('GET', '/owner/homes'))).toEqual([404, 'resource.not_found'])
})

test('ten tokens are the most, however many are created at once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => create(laura)))
  const codes = answers.map(({ status }) => status).toSorted()
  expect(codes).toEqual([...Array(10).fill(200), 409, 409])
  marea.clock.set('2026-12-16T12:00:00Z')
  expect((await create(await signedInAgain(laura))).status).toBe(200)
})

test('a token needs a recent sign-in, a confirmed email, a name and known scopes', async () => {
  for (const wrong of [{ name: ' ' }, { scopes: [] }, { scopes: ['admin'] }, { days: 9999 }]) {
    expect(codeOf(await create(laura, wrong))).toEqual([400, 'request.invalid'])
  }
  marea.clock.advance({ minutes: 16 })
  expect(codeOf(await create(laura))).toEqual([403, 'identity.confirmation_required'])
  const users = marea.db.updateTable('users').where('id', '=', ines.id)
  await users.set({ emailConfirmedAt: null }).execute()
  marea.clock.set('2026-11-15T12:00:00Z')
  expect(codeOf(await create(ines))).toEqual([403, 'identity.email_unconfirmed'])
})

test('a stranger’s token is not found', async () => {
  const { apiToken, token } = (await create(laura)).body.result
  const answer = await ines.call('DELETE', `/user/api-tokens/${apiToken.id}`)
  expect(codeOf(answer)).toEqual([404, 'resource.not_found'])
  expect(await list(ines)).toEqual([])
  expect((await callWith(token)('GET', '/bookings')).status).toBe(200)
})

test('changing the password revokes all tokens', async () => {
  const token = await tokenOf(laura)
  const body = { currentPassword: password, password: 'Better2026', confirmation: 'Better2026' }
  expect((await laura.call('PUT', '/user/password', { body })).status).toBe(200)
  await marea.runJobs()
  expect(codeOf(await callWith(token)('GET', '/bookings'))).toEqual(invalid)
  expect(await list(laura)).toEqual([])
})

test('a deleted account leaves no token that works, at once and for good', async () => {
  const token = await tokenOf(laura)
  await inTransaction(marea.ctx(), (ctx) => eraseAccount(ctx, laura.id))
  expect(codeOf(await callWith(token)('GET', '/bookings'))).toEqual(invalid)
  await marea.runJobs()
  const left = await marea.db.selectFrom('apiTokens').where('userId', '=', laura.id).execute()
  expect(left).toEqual([])
})

test('each token has its own limit per minute', async () => {
  const one = callWith(await tokenOf(laura))
  const other = callWith(await tokenOf(laura))
  const answers = []
  for (let count = 0; count < 121; count += 1) answers.push(await one('GET', '/bookings'))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120)
  const last = answers.at(-1)
  expect([last?.status, last?.body.error.code]).toEqual([429, 'request.too_many'])
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await other('GET', '/bookings')).status).toBe(200)
})

test('expired tokens are listed for 30 days and then deleted', async () => {
  await create(laura)
  const clean = () => jobNamed('integrations.delete-expired-tokens').handle(marea.ctx(), {})
  marea.clock.set('2027-01-14T11:00:00Z')
  await clean()
  const later = await signedInAgain(laura)
  expect(await list(later)).toMatchObject([{ isExpired: true }])
  marea.clock.set('2027-01-14T12:00:01Z')
  await clean()
  expect(await list(later)).toEqual([])
})

test('only reading endpoints and webhooks have a scope, and the document names it', async () => {
  const scoped = Object.entries(endpoints).filter(([, endpoint]) => 'scope' in endpoint)
  expect(scoped.length).toBeGreaterThan(5)
  for (const [key, endpoint] of scoped) {
    const { scope } = endpoint as { scope: string }
    if (!scope.startsWith('webhooks:')) expect(key).toMatch(/^GET /)
  }
  const { paths, components } = (await marea.app.inject('/api/openapi.json')).json()
  expect(components.securitySchemes.apiToken).toMatchObject({ type: 'http', scheme: 'bearer' })
  expect(paths['/bookings'].get.security).toEqual([{ token: [] }, { apiToken: ['bookings:read'] }])
  expect(paths['/bookings'].get.responses[403].description).toContain('api_tokens.scope_missing')
})

test('a token never opens the console, and works for a person with a second factor', async () => {
  const admin = await signedIn(marea, `admin${casts}`, { profile: 'ADMIN' })
  const call = callWith(await tokenOf(admin))
  for (const path of ['/admin/console', '/admin/people', '/admin/audit']) {
    expect(codeOf(await call('GET', path))).toEqual([401, 'identity.sign_in_required'])
  }
  await marea.db
    .updateTable('users')
    .set({ hasSecondFactor: true })
    .where('id', '=', admin.id)
    .execute()
  expect((await call('GET', '/bookings')).status).toBe(200)
})

test('no endpoint of the console has a scope', () => {
  const open = Object.entries(endpoints).filter(
    ([key, endpoint]) => key.includes('/admin') && 'scope' in endpoint,
  )
  expect(open.map(([key]) => key)).toEqual([])
})

test('a locked account’s token is refused until it is unlocked', async () => {
  const admin = await signedIn(marea, `admin${casts}`, { profile: 'ADMIN' })
  const call = callWith(await tokenOf(laura))
  const body = { reason: 'Two cards were reported stolen.' }
  await admin.call('POST', `/admin/people/${laura.id}/lock`, { body })
  expect(codeOf(await call('GET', '/bookings'))).toEqual(invalid)
  await admin.call('POST', `/admin/people/${laura.id}/unlocking`)
  expect((await call('GET', '/bookings')).status).toBe(200)
})
