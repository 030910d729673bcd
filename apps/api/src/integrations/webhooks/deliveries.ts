import { randomUUID } from 'node:crypto'
import { testKind, webhookKinds } from '@marea/contract/integrations/webhook-kinds.ts'
import type {
  DeliveryDetails,
  WebhookAttempt,
  WebhookDelivery,
} from '@marea/contract/integrations/webhooks.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import {
  countDeliveries,
  type DeliveryRow,
  findDelivery,
  insertDelivery,
  listAttempts,
  listDeliveries,
  updateDelivery,
} from './delivery-store.ts'
import { requireOwnEndpoint, showEndpoint, takeTurn } from './own-endpoint.ts'
import { writeBody } from './payload.ts'

const perPage = 25

export async function ownDeliveries(ctx: Ctx, endpointId: string, page: number) {
  const endpoint = await requireOwnEndpoint(ctx, endpointId)
  const count = await countDeliveries(ctx.db, endpointId)
  const rows = await listDeliveries(ctx.db, endpointId, {
    limit: perPage,
    offset: (page - 1) * perPage,
  })
  return {
    endpoint: showEndpoint(endpoint, ctx.now),
    items: rows.map(showDelivery),
    page,
    pages: Math.max(1, Math.ceil(count / perPage)),
  }
}

export async function ownDelivery(ctx: Ctx, id: string): Promise<DeliveryDetails> {
  const { delivery, endpoint } = await requireOwnDelivery(ctx, id)
  const attempts = await listAttempts(ctx.db, id)
  return {
    ...showDelivery(delivery),
    endpointId: endpoint.id,
    url: endpoint.url,
    body: delivery.body,
    log: attempts.map(({ attemptedAt, durationMs, status, failure, response }) => ({
      at: attemptedAt.toString(),
      durationMs,
      status,
      failure: failureOf(failure),
      response,
    })),
  }
}

/** Sends the same bytes with the same event id, so that a receiver can recognize the repetition. */
export async function replayDelivery(ctx: Ctx, id: string): Promise<DeliveryDetails> {
  const { endpoint } = await requireOwnDelivery(ctx, id)
  if (endpoint.disabledAt) throw new Problem('webhooks.off')
  await takeTurn(ctx)
  await updateDelivery(ctx.db, id, { status: 'waiting', attempts: 0, nextAttemptAt: ctx.now })
  return ownDelivery(ctx, id)
}

export async function sendTest(ctx: Ctx, endpointId: string): Promise<WebhookDelivery> {
  const endpoint = await requireOwnEndpoint(ctx, endpointId)
  if (endpoint.disabledAt) throw new Problem('webhooks.off')
  await takeTurn(ctx)
  const eventId = `evt_test_${randomUUID()}`
  const body = writeBody({ id: eventId, type: testKind, createdAt: ctx.now, data: {} })
  const row = await inTransaction(ctx, (ctx) =>
    insertDelivery(ctx.db, {
      id: randomUUID(),
      endpointId,
      eventId,
      kind: testKind,
      body,
      createdAt: ctx.now,
      nextAttemptAt: ctx.now,
    }),
  )
  return showDelivery(row)
}

async function requireOwnDelivery(ctx: Ctx, id: string) {
  const delivery = await findDelivery(ctx.db, id)
  if (!delivery) throw new Problem('resource.not_found')
  return { delivery, endpoint: await requireOwnEndpoint(ctx, delivery.endpointId) }
}

function showDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, eventId, kind, status, createdAt, attempts, nextAttemptAt } = row
  return {
    id,
    eventId,
    kind: webhookKinds.find((each) => each === kind) ?? testKind,
    status,
    createdAt: createdAt.toString(),
    attempts,
    nextAttemptAt: nextAttemptAt?.toString() ?? null,
  }
}

const failures = [
  'address_refused',
  'unreachable',
  'timed_out',
  'too_large',
  'too_many_redirects',
  'unreadable',
] as const satisfies NonNullable<WebhookAttempt['failure']>[]

function failureOf(failure: string | null): WebhookAttempt['failure'] {
  return failure === null ? null : (failures.find((each) => each === failure) ?? 'unreachable')
}
