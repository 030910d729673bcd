import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { z } from 'zod'
import { enqueueEvent } from '#payments/enqueue.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { newSystemCtx, type Platform } from '#platform/platform.ts'
import { Problem } from '#platform/problem.ts'
import { insertProcessorEvent } from './event-store.ts'

const toleranceSeconds = 300

const refused = z.object({ error: z.unknown() }).describe('`payments.signature_refused`')

const schema = {
  summary: 'Receive an event from Stripe, signed by its Stripe-Signature header',
  operationId: 'postWebhooksStripe',
  security: [{ stripeSignature: [] }],
  response: { 200: z.object({ received: z.literal(true) }), 400: refused },
}

/** The signature is over the bytes as they came, so nothing may parse them before. */
export async function serveWebhook(api: FastifyInstance, platform: Platform): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    const limit = createRateLimit(Number.POSITIVE_INFINITY)
    scope.post('/webhooks/stripe', { config: { limit }, schema }, async (request) => {
      const { body, headers } = request
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      await receiveEvent(newSystemCtx(platform), bytes, String(headers['stripe-signature'] ?? ''))
      return { received: true as const }
    })
  })
}

/** Writes an event down once and answers; what follows is a job. */
async function receiveEvent(ctx: Ctx, bytes: Buffer, signature: string): Promise<void> {
  const { id, type, data } = verified(ctx, bytes, signature)
  const objectId = 'id' in data.object ? String(data.object.id) : ''
  await inTransaction(ctx, async (ctx) => {
    const row = { id, type, objectId, receivedAt: ctx.now }
    const isNew = await insertProcessorEvent(ctx.db, row)
    if (isNew) await enqueueEvent(ctx, { type, objectId })
  })
}

/** Stripe's SDK reads a time with letters behind it as a time, and its own headers never have any. */
const header = /^t=([1-9]\d{0,14})(,v\d=[\da-f]{64})+$/

function verified(ctx: Ctx, bytes: Buffer, signature: string): Stripe.Event {
  const { stripe, webhookSecret } = ctx.ports.cards
  const signedAtSeconds = Number(header.exec(signature)?.[1] ?? Number.NaN)
  // The SDK refuses only what is too old; a delivery dated ahead could be replayed until its time has passed.
  const isInTime = signedAtSeconds <= ctx.now.epochMilliseconds / 1000 + toleranceSeconds
  if (!isInTime) throw new Problem('payments.signature_refused')
  try {
    return stripe.webhooks.constructEvent(
      bytes.toString('utf8'),
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      ctx.now.epochMilliseconds,
    )
  } catch {
    throw new Problem('payments.signature_refused')
  }
}
