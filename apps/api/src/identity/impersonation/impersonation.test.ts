import { endpoints } from '@marea/contract/endpoints.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { grantProfile } from '#identity/account/account.ts'
import { forgetLostFactor } from '#identity/factors/require-factor-change.ts'
import { inTransaction } from '#platform/ctx.ts'
import {
  changesWhileImpersonating,
  isAllowedWhileImpersonating,
} from '#platform/http/administrators/impersonation-rule.ts'
import { giveSecondFactor, mailsTo, password, signedIn, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

type Someone = Awaited<ReturnType<typeof signedIn>>

let marea: TestApp
let admin: Someone
let laura: Someone
let casts = 0

beforeAll(async () => {
  marea = await openTestApp()
})
afterAll(() => marea.close())
beforeEach(async () => {
  casts += 1
  marea.clock.set('2026-11-15T12:00:00Z')
  admin = await signedIn(marea, `admin${casts}`, { profile: 'ADMIN' })
  laura = await signedIn(marea, `laura${casts}`)
})

const reason = 'She asked us to add a home to her favorites.'

const start = (by: Someone, whose: Someone) =>
  by.call('POST', `/admin/people/${whose.id}/acting`, { body: { reason } })

const nameOf = async (by: Someone) => (await by.call('GET', '/user/info')).body.result.fullName

const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
  status,
  body.error?.code,
]

async function actsAbout({ id }: Someone) {
  const rows = await marea.db
    .selectFrom('adminActs')
    .select(['adminId', 'act', 'details'])
    .where('subject', '=', `user:${id}`)
    .orderBy('id')
    .execute()
  return rows.map(({ adminId, act, details }) => [adminId === admin.id, act, details])
}

const started = [true, 'identity.acting_started', { reason }]
const ended = (by: string) => [true, 'identity.acting_ended', { by }]

test('an administrator acts as a person and leaves again; both are recorded and the person is told', async () => {
  const { status, body } = await start(admin, laura)
  expect([status, body.result.fullName, body.result.token]).toEqual([
    200,
    laura.fullName,
    admin.token,
  ])
  expect(body.result.actingUntil).toBe('2026-11-15T12:30:00Z')
  expect(await nameOf(admin)).toBe(laura.fullName)
  expect((await admin.call('GET', '/admin/people')).status).toBe(404)
  const left = await admin.call('DELETE', '/user/acting')
  expect([left.body.result.id, left.body.result.actingUntil]).toEqual([admin.id, undefined])
  expect((await admin.call('GET', '/admin/people')).status).toBe(200)
  expect(await actsAbout(laura)).toEqual([started, ended('administrator')])
  const [mail] = await mailsTo(marea, laura.email)
  expect([mail?.subject, mail?.text]).toEqual([
    'Our team is working in your Marea account',
    expect.stringContaining(reason),
  ])
})

test('every change is recorded with its administrator, and events carry the administrator', async () => {
  await start(admin, laura)
  const body = { fullName: 'Laura Vega', phone: '+1 305 555 0101', gender: 'female' }
  expect((await admin.call('PUT', '/user/profile', { body })).status).toBe(200)
  expect(await nameOf(laura)).toBe('Laura Vega')
  expect(await actsAbout(laura)).toEqual([
    started,
    [true, 'identity.acted_in_account', { request: 'PUT /user/profile' }],
  ])
  const event = await marea.db
    .selectFrom('events')
    .select('actorId')
    .where('subject', '=', `user:${laura.id}`)
    .where('kind', '=', 'identity.profile_changed')
    .executeTakeFirstOrThrow()
  expect(event.actorId).toBe(admin.id)
})

test('what only the person may do is denied and changes nothing', async () => {
  await start(admin, laura)
  const change = { currentPassword: password, password: 'Better2026', confirmation: 'Better2026' }
  const denied = [403, 'acting.denied']
  expect(codeOf(await admin.call('PUT', '/user/password', { body: change }))).toEqual(denied)
  expect(codeOf(await admin.call('POST', '/user/second-factor/setup'))).toEqual(denied)
  expect(codeOf(await admin.call('GET', '/user/data'))).toEqual(denied)
  expect(codeOf(await admin.call('DELETE', '/user', { body: {} }))).toEqual(denied)
  expect(codeOf(await start(admin, laura))).toEqual(denied)
  expect((await signIn(marea, laura.email)).status).toBe(200)
  const refused = (request: string) => [true, 'identity.acting_denied', { request }]
  expect(await actsAbout(laura)).toEqual([
    started,
    refused('PUT /user/password'),
    refused('POST /user/second-factor/setup'),
    refused('GET /user/data'),
    refused('DELETE /user'),
    refused(`POST /admin/people/${laura.id}/acting`),
  ])
  expect(await marea.readMetrics()).toMatch(/marea_acting_requests_total\{outcome="denied"\} [1-9]/)
})

test('a denied request is recorded once while the administrator stays', async () => {
  await start(admin, laura)
  for (let count = 0; count < 3; count += 1) await admin.call('GET', '/user/data')
  await admin.call('DELETE', '/user/acting')
  await start(admin, laura)
  await admin.call('GET', '/user/data')
  const acts = (await actsAbout(laura)).filter(([, act]) => act === 'identity.acting_denied')
  expect(acts.map(([, , details]) => details)).toEqual([
    { request: 'GET /user/data' },
    { request: 'GET /user/data' },
  ])
})

/** Access to the account, money that leaves it, and the person's words and consent. */
const personsOwn =
  /^\w+ (\/admin|\/dev|\/user(?!\/(session|acting|profile)$)|\/bank-accounts|\/wallet|\/payment-methods|\/webhook|\/owner\/payout|\/owner-applications|\/rooms|\/reviews|\/bookings\/:id\/(payment|change|cancellation|review|house-rules|main-host-id|home-offer))/

test('every endpoint that changes something is either allowed while acting or denied', () => {
  const changes = Object.keys(endpoints).filter((key) => !key.startsWith('GET '))
  expect([...changesWhileImpersonating].filter((key) => !changes.includes(key))).toEqual([])
  const wrong = changes.filter((key) => personsOwn.test(key) && isAllowedWhileImpersonating(key))
  expect(wrong).toEqual([])
  const allowed = changes.filter(isAllowedWhileImpersonating)
  expect(allowed.length).toBe(changesWhileImpersonating.size + 2)
})

test('after thirty minutes the session is the administrator’s again', async () => {
  await start(admin, laura)
  marea.clock.set('2026-11-15T12:29:59Z')
  expect(await nameOf(admin)).toBe(laura.fullName)
  marea.clock.set('2026-11-15T12:30:00Z')
  expect(await nameOf(admin)).toBe(admin.fullName)
  expect(await actsAbout(laura)).toEqual([started, ended('time')])
})

test('the administrator’s last second factor takes the account along when it is removed', async () => {
  await start(admin, laura)
  await inTransaction(marea.ctx(), (ctx) => forgetLostFactor(ctx, admin.id))
  expect(await nameOf(admin)).toBe(admin.fullName)
  expect((await admin.call('GET', '/admin/people')).status).toBe(403)
  expect(await actsAbout(laura)).toEqual([started, ended('account_changed')])
})

test('signing out ends it with the administrator’s session', async () => {
  await start(admin, laura)
  expect((await admin.call('DELETE', '/user/session')).status).toBe(200)
  expect((await admin.call('GET', '/user/info')).status).toBe(401)
  expect((await laura.call('GET', '/user/info')).status).toBe(200)
  expect(await actsAbout(laura)).toEqual([started, ended('sign_out')])
})

test('the person sees it among the devices, without the device, and can end it', async () => {
  await start(admin, laura)
  const { body } = await laura.call('GET', '/user/sessions')
  const team = body.result.find(({ teamUntil }: { teamUntil?: string }) => teamUntil)
  expect(team).toMatchObject({ device: '', teamUntil: '2026-11-15T12:30:00Z', isCurrent: false })
  expect((await laura.call('DELETE', `/user/sessions/${team.id}`)).status).toBe(200)
  expect(await nameOf(admin)).toBe(admin.fullName)
  expect(await actsAbout(laura)).toEqual([started, ended('person')])
})

test('nobody acts as an administrator, in a locked account, or in one that becomes either', async () => {
  const nadia = await signedIn(marea, `nadia${casts}`, { profile: 'ADMIN' })
  const refused = [409, 'acting.refused']
  expect(codeOf(await start(admin, nadia))).toEqual(refused)
  expect(codeOf(await start(admin, admin))).toEqual([409, 'operations.yourself'])
  await start(admin, laura)
  await nadia.call('POST', `/admin/people/${laura.id}/lock`, { body: { reason: 'Stolen cards.' } })
  expect(await nameOf(admin)).toBe(admin.fullName)
  expect(codeOf(await start(admin, laura))).toEqual(refused)
  const zoe = await signedIn(marea, `zoe${casts}`)
  await start(admin, zoe)
  await grantProfile(marea.ctx(), zoe.id, 'ADMIN')
  expect(await nameOf(admin)).toBe(admin.fullName)
  expect((await actsAbout(zoe)).at(-1)).toEqual(ended('time'))
})

test('it needs a fresh second factor and a reason', async () => {
  marea.clock.set('2026-11-15T12:15:00Z')
  expect(codeOf(await start(admin, laura))).toEqual([403, 'identity.second_factor_stale'])
  await giveSecondFactor(marea.ctx(), admin.token)
  const short = await admin.call('POST', `/admin/people/${laura.id}/acting`, {
    body: { reason: ' ' },
  })
  expect(short.status).toBe(400)
  expect((await start(admin, laura)).status).toBe(200)
})

test('guests and owners learn nothing of it', async () => {
  const ines = await signedIn(marea, `ines${casts}`, { profile: 'OWNER' })
  const missing = [404, 'resource.not_found']
  expect(codeOf(await start(laura, ines))).toEqual(missing)
  expect(codeOf(await start(ines, laura))).toEqual(missing)
  const visitor = await marea.call('POST', `/admin/people/${laura.id}/acting`, { body: { reason } })
  expect(visitor.status).toBe(401)
  const alone = await laura.call('DELETE', '/user/acting')
  expect(alone.body.result.id).toBe(laura.id)
})
