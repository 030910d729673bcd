import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardsStandIn, openCardsStandIn } from './open.ts'

const fonts = { regular: new Uint8Array(), semibold: new Uint8Array() }

let folder: string
let standIn: CardsStandIn
let stripe: Stripe

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marea-cards-'))
  standIn = await openCardsStandIn({ folder, fonts, now: () => 1_800_000_000_000 })
  const { apiKey, port } = standIn
  stripe = new Stripe(apiKey, { protocol: 'http', host: '127.0.0.1', port, maxNetworkRetries: 0 })
})
afterAll(async () => {
  standIn.close()
  await rm(folder, { recursive: true, force: true })
})

const metadata = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => [`note ${at}`, 'x'.repeat(400)]),
)

test('a full disk fails the call without a partial effect, and the next call works', async () => {
  const { store } = standIn
  const [before] = store.read('pragma page_count')
  store.write(`pragma max_page_count = ${Number(before?.page_count) + 2}`)
  const refused = stripe.customers.create({ metadata }, { idempotencyKey: 'full' })
  await expect(refused).rejects.toMatchObject({ statusCode: 500, type: 'StripeAPIError' })
  expect(store.list('customer')).toEqual([])
  store.write('pragma max_page_count = 1000000')
  const { id } = await stripe.customers.create({ metadata }, { idempotencyKey: 'full' })
  expect(store.list('customer')).toMatchObject([{ id }])
})

test('a caller that disconnects during a request does no harm', async () => {
  const caller = connect(standIn.port, '127.0.0.1')
  caller.write('POST /v1/customers HTTP/1.1\r\nhost: stand-in\r\ncontent-length: 100\r\n\r\nhalf')
  await once(caller, 'connect')
  await new Promise((resolve) => setTimeout(resolve, 100))
  caller.resetAndDestroy()
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect(stripe.customers.create()).resolves.toMatchObject({ object: 'customer' })
})
