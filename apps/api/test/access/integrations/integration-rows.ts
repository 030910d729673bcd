import { randomUUID } from 'node:crypto'
import type { Belonging } from '../../user-data.ts'
import { type AccessRow, signedInOnly } from '../access-row.ts'

export const newToken = { name: 'Spreadsheet', scopes: ['bookings:read'], days: 30 }

const apiToken: Belonging = {
  param: 'id',
  missing: randomUUID(),
  make: async ({ call }) =>
    (await call('POST', '/user/api-tokens', { body: newToken })).body.result.apiToken.id,
}

export const newEndpoint = {
  url: 'http://webhooks.marea.test/bookings',
  kinds: ['booking.confirmed', 'booking.canceled'],
}

/** Only people with homes have one, so what is their own is tested apart. */
const endpoint: Belonging = {
  param: 'id',
  missing: randomUUID(),
  ownIsTestedApart: true,
  make: async ({ id: userId }, marea) => {
    const id = randomUUID()
    const { url, kinds } = newEndpoint
    const createdAt = marea.clock.now()
    await marea.db
      .insertInto('webhookEndpoints')
      .values({ id, userId, url, kinds, createdAt })
      .execute()
    return id
  },
}

const delivery: Belonging = {
  ...endpoint,
  make: async (owner, marea) => {
    const id = randomUUID()
    const endpointId = await endpoint.make(owner, marea)
    const event = { eventId: 'evt_1', kind: 'booking.confirmed', body: '{}' }
    const createdAt = marea.clock.now()
    await marea.db
      .insertInto('webhookDeliveries')
      .values({ id, endpointId, ...event, createdAt, status: 'delivered' })
      .execute()
    return id
  },
}

export const integrationRows = {
  'GET /user/api-tokens': signedInOnly,
  'POST /user/api-tokens': { ...signedInOnly, body: newToken },
  'DELETE /user/api-tokens/:id': { ...signedInOnly, of: apiToken },
  'GET /webhook-endpoints': signedInOnly,
  'POST /webhook-endpoints': { ...signedInOnly, body: newEndpoint },
  'PUT /webhook-endpoints/:id': { ...signedInOnly, of: endpoint, body: { isOn: false } },
  'DELETE /webhook-endpoints/:id': { ...signedInOnly, of: endpoint },
  'POST /webhook-endpoints/:id/secret': { ...signedInOnly, of: endpoint },
  'POST /webhook-endpoints/:id/test': { ...signedInOnly, of: endpoint },
  'GET /webhook-endpoints/:id/deliveries': { ...signedInOnly, of: endpoint },
  'GET /webhook-deliveries/:id': { ...signedInOnly, of: delivery },
  'POST /webhook-deliveries/:id/replay': { ...signedInOnly, of: delivery },
} satisfies Record<string, AccessRow>
