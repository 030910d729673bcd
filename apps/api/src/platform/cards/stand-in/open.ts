import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerApi } from './api.ts'
import { deliver, type Send } from './deliver.ts'
import { recordOf } from './record.ts'
import { openStore } from './store.ts'
import type { World } from './world.ts'

export type StandIn = Awaited<ReturnType<typeof openStandIn>>

/** A card processor of one's own: it speaks Stripe's API and forgets nothing when it is killed. */
export async function openStandIn({ folder, now }: { folder: string; now(): number }) {
  const world: World = { store: openStore(folder), now }
  const secretOf = (name: string, prefix: string) =>
    world.store.setting(name, () => `${prefix}_${randomBytes(24).toString('hex')}`)
  const apiKey = secretOf('api key', 'sk_test')
  const webhookSecret = secretOf('webhook secret', 'whsec')
  const server = createServer((request, response) => {
    serve(world, { request, response, apiKey }).catch(() => sendFailure(response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const address = server.address()
  return {
    world,
    apiKey,
    webhookSecret,
    publishableKey: secretOf('publishable key', 'pk_test'),
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    deliver: (send: Send, { ahead = 0 } = {}) =>
      deliver(world, { send, secret: webhookSecret, ahead }),
    record: () => recordOf(world),
    close() {
      server.close()
      server.closeAllConnections()
      world.store.close()
    },
  }
}

type Exchange = { request: IncomingMessage; response: ServerResponse; apiKey: string }

async function serve(world: World, { request, response, apiKey }: Exchange): Promise<void> {
  let body = ''
  for await (const part of request) body += part
  const { pathname, search } = new URL(request.url ?? '/', 'http://stand-in')
  const { authorization = '', 'idempotency-key': key } = request.headers
  const answer = answerApi(
    world,
    {
      method: request.method ?? 'GET',
      path: pathname,
      query: search.slice(1),
      body,
      authorization,
      idempotencyKey: String(key ?? ''),
    },
    apiKey,
  )
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'request-id': `req_${randomBytes(7).toString('hex')}`,
    ...(answer.replayed ? { 'idempotent-replayed': 'true' } : {}),
  })
  response.end(answer.body)
}

/** Stripe's own answer when it fails: the caller knows nothing and asks again with the same key. */
function sendFailure(response: ServerResponse): void {
  const error = { type: 'api_error', message: 'The stand-in could not store this call.' }
  response.writeHead(500, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error }))
}
