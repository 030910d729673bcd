import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { enqueueHandleEvent } from '#payments/enqueue.ts'
import { webhookCounters } from '#payments/metrics.ts'
import type { EventDelivery, ProcessorEvent } from '#platform/cards/port.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { createRateLimit } from '#platform/http/rate-limit.ts'
import { createSystemCtx, type Platform } from '#platform/platform.ts'
import { insertProcessorEvent } from './event-store.ts'

const problem = z.object({ error: z.unknown() })
const refused = {
  400: problem.describe('`payments.signature_refused`'),
  413: problem.describe('`request.too_large`'),
  415: problem.describe('`request.unsupported_type`'),
}

const schema = {
  summary: 'Receive a signed event from the card processor',
  operationId: 'postCardWebhook',
  security: [{ cardSignature: [] }],
  response: { 200: z.object({ received: z.literal(true) }), ...refused },
}

/** The signature covers the bytes as they came, so nothing may parse them before. */
export async function serveWebhook(api: FastifyInstance, platform: Platform): Promise<void> {
  const { path, signatureHeader } = platform.ports.cards.webhook
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    const limit = createRateLimit(Number.POSITIVE_INFINITY)
    scope.post(path, { config: { limit }, schema }, async (request) => {
      const { body, headers } = request
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      await receiveEvent(createSystemCtx(platform), bytes, String(headers[signatureHeader] ?? ''))
      return { received: true as const }
    })
  })
}

/** Stores an event once and answers; a job does the rest. */
async function receiveEvent(ctx: Ctx, bytes: Buffer, signature: string): Promise<void> {
  const { now } = ctx
  const delivery = { body: bytes.toString('utf8'), signature, now }
  const { id, type, objectId, createdAt } = verify(ctx, delivery)
  await inTransaction(ctx, async (ctx) => {
    const isNew = await insertProcessorEvent(ctx.db, { id, type, objectId, receivedAt: now })
    webhookCounters.addOnCommit(ctx.db, isNew ? 'received' : 'repeated')
    if (isNew) await enqueueHandleEvent(ctx, { type, objectId, createdAt })
  })
}

function verify({ ports }: Ctx, delivery: EventDelivery): ProcessorEvent {
  try {
    return ports.cards.verifyEvent(delivery)
  } catch (error) {
    webhookCounters.add('refused')
    throw error
  }
}
