import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type DisputeTerms, decideDispute, openDispute } from './api/disputes/disputes.ts'
import { encodeUpload } from './api/disputes/files.ts'
import { handleApiCall } from './api/handle-call.ts'
import { authenticatePayment, findPaymentIntent } from './api/payment-intents.ts'
import { completePayout, failPayout, payOutAvailable, payOutDaily } from './api/payouts.ts'
import type { Context } from './context.ts'
import type { Fonts } from './pages/assets.ts'
import { createPageHandler } from './pages/handle.ts'
import { type Past, tellPast } from './past.ts'
import { paymentRecord } from './payment-record.ts'
import { openStore } from './store.ts'
import { deliver, type Send } from './webhooks/deliver.ts'
import { signWebhook } from './webhooks/sign.ts'

export type CardsStandIn = Awaited<ReturnType<typeof openCardsStandIn>>

type Options = { folder: string; fonts: Fonts; now(): number }

/** A local card processor with Stripe's HTTP API; its data survives a killed process. */
export async function openCardsStandIn({ folder, fonts, now }: Options) {
  const context: Context = { store: openStore(folder), now }
  const { store } = context
  const apiKey = secretSetting(context, 'api key', 'sk_test')
  const webhookSecret = secretSetting(context, 'webhook secret', 'whsec')
  const server = createServer((request, response) => {
    answer(context, { request, response, apiKey }).catch(() => sendFailure(response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const address = server.address()
  return {
    store,
    apiKey,
    webhookSecret,
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    handle: createPageHandler(context, fonts),
    deliver: (send: Send, { ahead = 0 } = {}) =>
      deliver(context, { send, secret: webhookSecret, ahead }),
    signWebhook: (body: string, atMs: number) => signWebhook(body, webhookSecret, atMs),
    authenticatePayment: (id: string, isApproved: boolean) =>
      authenticatePayment(context, findPaymentIntent(context, id), isApproved),
    /** What Stripe and the bank do on their own. */
    payOut: () => store.inTransaction(() => payOutAvailable(context)),
    payOutDaily: () => store.inTransaction(() => payOutDaily(context)),
    completePayout: (id: string) => store.inTransaction(() => completePayout(context, id)),
    failPayout: (id: string) => store.inTransaction(() => failPayout(context, id)),
    tellPast: (past: Past) => store.inTransaction(() => tellPast(store, past)),
    openDispute: (intentId: string, terms: DisputeTerms = {}) =>
      store.inTransaction(
        () =>
          openDispute(context, findPaymentIntent(context, intentId).latest_charge ?? '', terms).id,
      ),
    /** Of a demo in the past, in seconds. */
    decideDispute: (id: string, outcome: 'won' | 'lost', at?: number) => {
      const then = at === undefined ? context : { ...context, now: () => at * 1000 }
      store.inTransaction(() => decideDispute(then, id, outcome))
    },
    record: () => paymentRecord(context),
    close() {
      server.close()
      server.closeAllConnections()
      store.close()
    },
  }
}

function secretSetting({ store }: Context, name: string, prefix: string): string {
  return store.setting(name, () => `${prefix}_${randomBytes(24).toString('hex')}`)
}

type Exchange = { request: IncomingMessage; response: ServerResponse; apiKey: string }

async function answer(context: Context, { request, response, apiKey }: Exchange): Promise<void> {
  const bytes = await buffer(request)
  const type = request.headers['content-type'] ?? ''
  const isUpload = type.startsWith('multipart/')
  const body = isUpload ? await encodeUpload(bytes, type) : bytes.toString('utf8')
  const { pathname, search } = new URL(request.url ?? '/', 'http://stand-in')
  const { authorization = '', 'idempotency-key': key } = request.headers
  const call = {
    method: request.method ?? 'GET',
    path: pathname,
    query: search.slice(1),
    body,
    authorization,
    idempotencyKey: String(key ?? ''),
  }
  const { status, body: json, isReplayed } = handleApiCall(context, call, apiKey)
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${randomBytes(7).toString('hex')}`,
    ...(isReplayed ? { 'idempotent-replayed': 'true' } : {}),
  })
  response.end(json)
}

/** As with Stripe, the outcome is unknown and the caller repeats the call with the same key. */
function sendFailure(response: ServerResponse): void {
  const error = { type: 'api_error', message: 'The stand-in could not store this call.' }
  response.writeHead(500, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error }))
}
