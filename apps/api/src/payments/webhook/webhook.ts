import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { enqueueHandleEvent } from '#payments/enqueue.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { createSystemCtx, type Platform } from '#platform/platform.ts'
import { insertProcessorEvent } from './event-store.ts'

const refused = z.object({ error: z.unknown() }).describe('`payments.signature_refused`')

const schema = {
  summary: 'Receive an event from Stripe, signed by its Stripe-Signature header',
  operationId: 'postWebhooksStripe',
  security: [{ stripeSignature: [] }],
  response: { 200: z.object({ received: z.literal(true) }), 400: refused },
}

/** The signature covers the bytes as they came, so nothing may parse them before. */
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
      await receiveEvent(
        createSystemCtx(platform),
        bytes,
        String(headers['stripe-signature'] ?? ''),
      )
      return { received: true as const }
    })
  })
}

/** Stores an event once and answers; a job does the rest. */
async function receiveEvent(ctx: Ctx, bytes: Buffer, signature: string): Promise<void> {
  const { now } = ctx
  const delivery = { body: bytes.toString('utf8'), signature, now }
  const { id, type, objectId } = ctx.ports.cards.verifyEvent(delivery)
  await inTransaction(ctx, async (ctx) => {
    const isNew = await insertProcessorEvent(ctx.db, { id, type, objectId, receivedAt: now })
    if (isNew) await enqueueHandleEvent(ctx, { type, objectId })
  })
}
