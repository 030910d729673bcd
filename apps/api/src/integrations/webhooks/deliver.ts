import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { type PublicResponse, postPublic } from '#platform/public-fetch/public-fetch.ts'
import {
  type DeliveryRow,
  failWaiting,
  insertAttempt,
  listDue,
  updateDelivery,
} from './delivery-store.ts'
import {
  claimDueEndpoints,
  type EndpointRow,
  lockEndpoint,
  updateEndpoint,
} from './endpoint-store.ts'
import { webhookCounters } from './metrics.ts'
import { signatureOf } from './secret.ts'

const endpointsAtOnce = 20
const deliveriesAtOnce = 20
const maxMs = 10_000
const maxResponse = 1024

/** No further delivery is begun after this time, long before the claim ends. */
const roundMs = 20_000
const claim = { minutes: 3 }

/** The pauses between attempts in minutes, three days in total. */
const pauses = [1, 5, 30, 120, 300, 600, 840, 1200, 1200]

/** An endpoint that fails as long as one delivery is retried is turned off. */
const lastingFailure = { hours: 71 }

/** Each endpoint gets its events one after the other, and waits for none of the others. */
export async function deliverDue(ctx: Ctx): Promise<void> {
  const { now } = ctx
  const until = now.add(claim)
  const endpoints = await claimDueEndpoints(ctx.db, { now, until, limit: endpointsAtOnce })
  await Promise.all(endpoints.map((endpoint) => deliverTo(ctx, endpoint)))
}

/** A failure ends the round, so that a slow receiver costs one timeout and not many. */
async function deliverTo(ctx: Ctx, endpoint: EndpointRow): Promise<void> {
  const startedMs = performance.now()
  const elapsedMs = () => Math.round(performance.now() - startedMs)
  try {
    const due = await listDue(ctx.db, endpoint.id, { now: ctx.now, limit: deliveriesAtOnce })
    for (const delivery of due) {
      const at = ctx.now.add({ milliseconds: elapsedMs() })
      const isDelivered = await attempt(ctx, { endpoint, delivery, at })
      if (!isDelivered || elapsedMs() > roundMs) return
    }
  } finally {
    await updateEndpoint(ctx.db, endpoint.id, { claimedUntil: null })
  }
}

type Sending = { endpoint: EndpointRow; delivery: DeliveryRow; at: Temporal.Instant }

async function attempt(ctx: Ctx, { endpoint, delivery, at }: Sending): Promise<boolean> {
  const startedMs = performance.now()
  const { body } = delivery
  const response = await postPublic(endpoint.url, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'marea-signature': signatureOf(ctx, endpoint, { body, at }),
      'user-agent': 'marea-webhooks/1',
    },
    body: Buffer.from(body),
    maxMs,
    readBytes: maxResponse,
    local: ctx.ports.webhooks.standIn,
  })
  const durationMs = Math.round(performance.now() - startedMs)
  return inTransaction(ctx, async (ctx) => {
    // Read again, because an earlier attempt may have changed it and its person may have removed it.
    const current = await lockEndpoint(ctx.db, endpoint.id)
    if (!current) return false
    await insertAttempt(ctx.db, {
      ...outcomeOf(response),
      deliveryId: delivery.id,
      attemptedAt: at,
      durationMs,
    })
    const isDelivered = !response.isFailure && response.status >= 200 && response.status < 300
    if (isDelivered) await recordSuccess(ctx, current, delivery)
    else await recordFailure(ctx, current, delivery)
    ctx.log.info(
      { deliveryId: delivery.id, kind: delivery.kind, isDelivered, durationMs },
      'webhook sent',
    )
    return isDelivered
  })
}

function outcomeOf(response: PublicResponse) {
  if (response.isFailure) return { failure: response.failure }
  // PostgreSQL stores no NUL.
  const text = response.text.replaceAll('\0', '').slice(0, maxResponse)
  return { status: response.status, response: text }
}

async function recordSuccess(
  ctx: TransactionCtx,
  endpoint: EndpointRow,
  { id, attempts }: DeliveryRow,
): Promise<void> {
  const done = { status: 'delivered', attempts: attempts + 1, nextAttemptAt: null } as const
  await updateDelivery(ctx.db, id, done)
  await updateEndpoint(ctx.db, endpoint.id, { failingSince: null })
  webhookCounters.addOnCommit(ctx.db, 'delivered')
}

async function recordFailure(
  ctx: TransactionCtx,
  endpoint: EndpointRow,
  { id, attempts }: DeliveryRow,
): Promise<void> {
  const pause = endpoint.disabledAt ? undefined : pauses[attempts]
  const isLast = pause === undefined
  await updateDelivery(ctx.db, id, {
    status: isLast ? 'failed' : 'waiting',
    attempts: attempts + 1,
    nextAttemptAt: isLast ? null : ctx.now.add({ minutes: pause }),
  })
  webhookCounters.addOnCommit(ctx.db, isLast ? 'given_up' : 'retried')
  if (endpoint.disabledAt) return
  const failingSince = endpoint.failingSince ?? ctx.now
  const disablesAt = failingSince.add(lastingFailure)
  if (Temporal.Instant.compare(ctx.now, disablesAt) >= 0) return disable(ctx, endpoint)
  await updateEndpoint(ctx.db, endpoint.id, { failingSince })
}

async function disable(ctx: TransactionCtx, { id, userId }: EndpointRow): Promise<void> {
  await updateEndpoint(ctx.db, id, { disabledAt: ctx.now, disabledBy: 'failures' })
  await failWaiting(ctx.db, id)
  await recordEvent(ctx, {
    kind: 'integrations.webhook_disabled',
    subject: `user:${userId}`,
    data: { endpointId: id },
  })
  webhookCounters.addOnCommit(ctx.db, 'disabled')
}
