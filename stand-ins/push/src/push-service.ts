import { decrypt } from './decrypt.ts'
import { deviceAt, pushHost } from './subscription.ts'
import { vapidFault } from './vapid.ts'

export type ReceivedPush = {
  endpoint: string
  message: string
  ttl: number
  topic: string | null
  urgency: string | null
}

/** The answer of the service to a message that it refuses. */
export type PushFault = { status: number; retryAfter?: string }

export type PushService = ReturnType<typeof createPushService>

const maxReceived = 200
const maxBytes = 4096

/** Accepts messages as a browser's push service does, and shows what the browser would read. */
export function createPushService(now: () => number = Date.now) {
  const received: ReceivedPush[] = []
  const faults: PushFault[] = []

  async function take(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const device = deviceAt(url.pathname)
    const fault = faults.shift()
    if (fault) return answer(fault)
    if (!device) return new Response('no such subscription', { status: 404 })
    const proof = request.headers.get('authorization') ?? ''
    const wrong = vapidFault(proof, device, { origin: `http://${pushHost}`, now: now() })
    if (wrong) return new Response(wrong, { status: 403 })
    const ttl = request.headers.get('ttl')
    if (ttl === null || request.headers.get('content-encoding') !== 'aes128gcm') {
      return new Response('TTL and aes128gcm are required', { status: 400 })
    }
    const body = Buffer.from(await request.arrayBuffer())
    if (body.length > maxBytes) return new Response('too large', { status: 413 })
    received.unshift({
      endpoint: `http://${pushHost}${url.pathname}`,
      message: decrypt(body, device),
      ttl: Number(ttl),
      topic: request.headers.get('topic'),
      urgency: request.headers.get('urgency'),
    })
    received.length = Math.min(received.length, maxReceived)
    return new Response(null, { status: 201, headers: { location: '/message' } })
  }

  return {
    take,
    /** The latest first. */
    received,
    /** Sets the answers to the next messages, in order. */
    failNext: (...next: PushFault[]) => faults.push(...next),
  }
}

function answer({ status, retryAfter }: PushFault): Response {
  return new Response('', { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} })
}
