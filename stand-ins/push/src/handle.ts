import type { PushService } from './push-service.ts'
import { subscribe } from './subscription.ts'

/** Where the product serves this stand-in to browsers. */
export const pushPath = '/dev/push'

/** For a browser that cannot use the stand-in as its push service: subscribes and reads its messages here. */
export async function handle({ received }: PushService, request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace(pushPath, '')
  if (request.method === 'POST' && path === '/subscriptions') {
    return Response.json(subscribe(await request.text()))
  }
  if (path === '/messages') return Response.json(received)
  return new Response(usage, { headers: { 'content-type': 'text/plain' } })
}

const usage = `A push service for demos and tests.

  POST ${pushPath}/subscriptions   the body is an application server key; answers a subscription
  GET  ${pushPath}/messages        what this process received, decrypted, the latest first
`
