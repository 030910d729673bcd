import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { joinAs } from '../../../test/access/managed-home.ts'
import {
  openWebhookWorld,
  type WebhookCast,
  type WebhookWorld,
} from '../../../test/integrations/webhook-world.ts'
import { callAs, signedIn } from '../../../test/people.ts'
import { booked } from '../../../test/stays.ts'

let world: WebhookWorld
let cast: WebhookCast

beforeAll(async () => {
  world = await openWebhookWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  cast = await world.newCast()
})

function codeOf({ status, body }: { status: number; body: { error?: { code: string } } }) {
  return [status, body.error?.code]
}

const notFound = [404, 'resource.not_found']

test('the secret of an endpoint is in the answer that made it, and nowhere else', async () => {
  const { endpoint, secret } = (await cast.add()).body.result
  expect(secret).toMatch(/^whsec_[\w-]{43}$/)
  expect(endpoint).toMatchObject({ state: 'on', failingSince: null, latest: null })
  const listed = (await cast.ines.call('GET', '/webhook-endpoints')).body.result
  expect(listed).toEqual([endpoint])
  const rows = await world.marea.db.selectFrom('webhookEndpoints').selectAll().execute()
  expect(JSON.stringify([listed, rows])).not.toContain(secret.slice(6))
})

test('a new address or secret asks for a recent sign-in, a pause does not', async () => {
  const { id } = (await cast.add()).body.result.endpoint
  world.marea.clock.advance({ minutes: 16 })
  const confirmation = [403, 'identity.confirmation_required']
  expect(codeOf(await cast.add({ url: 'https://8.8.8.8/late' }))).toEqual(confirmation)
  const { call } = cast.ines
  const change = (body: object) => call('PUT', `/webhook-endpoints/${id}`, { body })
  expect(codeOf(await change({ url: 'https://8.8.8.8/late' }))).toEqual(confirmation)
  expect(codeOf(await call('POST', `/webhook-endpoints/${id}/secret`))).toEqual(confirmation)
  expect((await change({ isOn: false })).status).toBe(200)
})

const refusedAddresses = [
  'http://8.8.8.8/hook',
  'https://127.0.0.1/hook',
  'https://localhost/hook',
  'https://10.0.0.8/hook',
  'https://169.254.169.254/latest/meta-data/',
  'https://2130706433/hook',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://somebody:secret@8.8.8.8/hook',
  'ftp://8.8.8.8/hook',
  'https://webhooks.marea.test/hook',
  'casa almendro',
]

test('an address that is not public and https is refused, when added and when changed', async () => {
  const { id } = (await cast.add()).body.result.endpoint
  const refused = [400, 'webhooks.address_refused']
  for (const url of refusedAddresses) {
    expect([url, ...codeOf(await cast.add({ url }))]).toEqual([url, ...refused])
    const changed = await cast.ines.call('PUT', `/webhook-endpoints/${id}`, { body: { url } })
    expect([url, ...codeOf(changed)]).toEqual([url, ...refused])
  }
  expect(world.receiver.received).toEqual([])
})

test('an address that leads to a private one later is refused when it is sent to', async () => {
  const { id } = (await cast.add()).body.result.endpoint
  const url = 'https://127.0.0.1/hook'
  await world.marea.db.updateTable('webhookEndpoints').set({ url }).where('id', '=', id).execute()
  await cast.ines.call('POST', `/webhook-endpoints/${id}/test`)
  await world.deliver()
  const [{ id: deliveryId }] = await cast.log(id)
  const { log } = (await cast.ines.call('GET', `/webhook-deliveries/${deliveryId}`)).body.result
  expect(log).toMatchObject([{ status: null, failure: 'address_refused' }])
})

test('unknown events, none at all, a known address and a sixth endpoint are refused', async () => {
  for (const kinds of [[], ['booking.settled'], 'booking.confirmed']) {
    expect(codeOf(await cast.add({ kinds }))).toEqual([400, 'request.invalid'])
  }
  await cast.add()
  expect(codeOf(await cast.add())).toEqual([409, 'webhooks.known'])
  const url = (number: number) => `http://webhooks.marea.test/${number}`
  const answers = await Promise.all([1, 2, 3, 4, 5].map((number) => cast.add({ url: url(number) })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409])
})

test('a stranger, a guest and an admin find nothing of an endpoint or its deliveries', async () => {
  const { id } = (await cast.add()).body.result.endpoint
  await cast.ines.call('POST', `/webhook-endpoints/${id}/test`)
  const [{ id: delivery }] = await cast.log(id)
  const mateo = await signedIn(world.marea, `mateo${cast.casts}`, { profile: 'OWNER' })
  const admin = await signedIn(world.marea, `admin${cast.casts}`, { profile: 'ADMIN' })
  const calls = [
    ['PUT', `/webhook-endpoints/${id}`, { isOn: false }],
    ['DELETE', `/webhook-endpoints/${id}`, undefined],
    ['POST', `/webhook-endpoints/${id}/secret`, undefined],
    ['POST', `/webhook-endpoints/${id}/test`, undefined],
    ['GET', `/webhook-endpoints/${id}/deliveries`, undefined],
    ['GET', `/webhook-deliveries/${delivery}`, undefined],
    ['POST', `/webhook-deliveries/${delivery}/replay`, undefined],
  ] as const
  for (const stranger of [mateo, admin, cast.laura]) {
    for (const [method, path, body] of calls) {
      expect(codeOf(await stranger.call(method, path, body ? { body } : {}))).toEqual(notFound)
    }
  }
  expect((await mateo.call('GET', '/webhook-endpoints')).body.result).toEqual([])
  expect(codeOf(await cast.laura.call('GET', '/webhook-endpoints'))).toEqual(notFound)
  const missing = await cast.ines.call('GET', `/webhook-deliveries/${randomUUID()}`)
  expect(codeOf(missing)).toEqual(notFound)
})

test('a co-host needs full access, and is told only of homes they still manage', async () => {
  const { marea } = world
  const [view, full] = [
    await signedIn(marea, `view${cast.casts}`),
    await signedIn(marea, `full${cast.casts}`),
  ]
  await joinAs(cast.ines, { slug: cast.home.slug, coHost: view, role: 'calendar' })
  await joinAs(cast.ines, { slug: cast.home.slug, coHost: full, role: 'full' })
  expect(codeOf(await cast.add({}, view))).toEqual([403, 'co_hosts.role_too_small'])
  const { secret } = (await cast.add({}, full)).body.result
  await booked(marea, cast.laura, { slug: cast.home.slug })
  await world.settle()
  expect(world.read(secret)).toMatchObject([{ type: 'booking.confirmed' }])
  const path = `/owner/suites/${cast.home.slug}/co-hosts/${full.id}`
  expect((await cast.ines.call('DELETE', path)).status).toBe(200)
  await booked(marea, cast.laura, {
    ...{ slug: cast.home.slug, checkIn: '2027-02-10', checkOut: '2027-02-14' },
  })
  await world.settle()
  expect(world.receiver.received).toHaveLength(1)
})

test('endpoints are managed by API tokens with their scopes', async () => {
  const tokenWith = async (scope: string) => {
    const body = { name: scope, scopes: [scope], days: 30 }
    const { token } = (await cast.ines.call('POST', '/user/api-tokens', { body })).body.result
    return { ...cast.ines, call: callAs(world.marea, `Bearer ${token}`) }
  }
  const reader = await tokenWith('webhooks:read')
  const writer = await tokenWith('webhooks:write')
  expect(codeOf(await cast.add({}, reader))).toEqual([403, 'api_tokens.scope_missing'])
  const { id } = (await cast.add({}, writer)).body.result.endpoint
  expect((await reader.call('GET', '/webhook-endpoints')).body.result).toMatchObject([{ id }])
  expect((await writer.call('DELETE', `/webhook-endpoints/${id}`)).status).toBe(200)
})

test('after a replacement both secrets sign for a day, then only the new one', async () => {
  const { endpoint, secret: before } = (await cast.add()).body.result
  const replaced = await cast.ines.call('POST', `/webhook-endpoints/${endpoint.id}/secret`)
  const { secret: after } = replaced.body.result
  expect(after).not.toBe(before)
  expect(replaced.body.result.endpoint.previousSecretUntil).toBe('2026-11-16T12:00:00Z')
  const sendTest = async () => {
    world.receiver.received.splice(0)
    await cast.ines.call('POST', `/webhook-endpoints/${endpoint.id}/test`)
    await world.deliver()
  }
  await sendTest()
  expect(world.read(before)).toMatchObject([{ type: 'test' }])
  expect(world.read(after)).toMatchObject([{ type: 'test' }])
  world.marea.clock.set('2026-11-16T12:00:00Z')
  await sendTest()
  expect(world.read(after)).toMatchObject([{ type: 'test' }])
  expect(() => world.read(before)).toThrow('No signature matches.')
})

test('what is done to an endpoint is recorded, and a deleted account leaves none', async () => {
  const { id } = (await cast.add()).body.result.endpoint
  await cast.ines.call('PUT', `/webhook-endpoints/${id}`, { body: { kinds: ['payout.sent'] } })
  await cast.ines.call('POST', `/webhook-endpoints/${id}/secret`)
  await cast.ines.call('DELETE', `/webhook-endpoints/${id}`)
  const events = await world.marea.db
    .selectFrom('events')
    .select('kind')
    .where('subject', '=', `user:${cast.ines.id}`)
    .where('kind', 'like', 'integrations.%')
    .orderBy('id')
    .execute()
  expect(events.map(({ kind }) => kind)).toEqual([
    'integrations.webhook_added',
    'integrations.webhook_changed',
    'integrations.webhook_secret_replaced',
    'integrations.webhook_removed',
  ])
})
