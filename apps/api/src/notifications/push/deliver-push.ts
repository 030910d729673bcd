import { createHash } from 'node:crypto'
import type { PushMessage } from '@marea/contract/notifications/push.ts'
import webPush from 'web-push'
import type { Ctx } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { type PublicResponse, postPublic } from '#platform/public-fetch/public-fetch.ts'
import { vapidKeysOf } from '#platform/push/vapid-keys.ts'
import { pushCounters } from './metrics.ts'
import {
  deleteSubscription,
  findSubscription,
  recordSuccess,
  type SubscriptionRow,
} from './subscription-store.ts'

type Delivery = { subscriptionId: string; message: PushMessage; sentAt: string; attempt: number }

/** A push that is a day late is no longer useful. */
const worthSeconds = 24 * 60 * 60
const maxDelaySeconds = 60 * 60

/** Sends one message to one device; a device that is gone is removed. */
export const deliverPushJob: Job<Delivery> = { name: 'push.deliver', handle: deliver }

async function deliver(ctx: Ctx, delivery: Delivery): Promise<void> {
  const subscription = await findSubscription(ctx.db, delivery.subscriptionId)
  const ttl = worthSeconds - secondsSince(ctx, delivery.sentAt)
  if (!subscription) return
  if (ttl <= 0) return report(ctx, delivery, 'given_up')
  const response = await post(ctx, subscription, { message: delivery.message, ttl })
  await record(ctx, delivery, response)
}

function secondsSince({ now }: Ctx, instant: string): number {
  return Math.floor(now.since(Temporal.Instant.from(instant)).total('seconds'))
}

type Envelope = { message: PushMessage; ttl: number }

/** The contact that a push service may write to about our messages; it accepts a secure page instead. */
function senderOf({ config: { support, publicUrl } }: Ctx): string {
  return support.email ? `mailto:${support.email}` : publicUrl.replace(/^http:/, 'https:')
}

/** The library only encrypts and signs: the request goes through the guard of public addresses. */
function post(
  ctx: Ctx,
  { endpoint, p256dh, auth }: SubscriptionRow,
  { message, ttl }: Envelope,
): Promise<PublicResponse> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      TTL: ttl,
      topic: topicOf(message.tag),
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: senderOf(ctx), ...vapidKeysOf(ctx.ports.secrets) },
    },
  )
  return postPublic(endpoint, {
    headers: stringsOf(headers),
    body: body ?? Buffer.alloc(0),
    local: ctx.ports.push.standIn,
  })
}

/** The library also returns numbers. */
function stringsOf(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

/** Replaces an older message that a device did not get yet; at most 32 characters. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}

async function record(ctx: Ctx, delivery: Delivery, response: PublicResponse): Promise<void> {
  const { subscriptionId } = delivery
  const outcome = outcomeOf(response)
  if (outcome === 'sent') await recordSuccess(ctx.db, subscriptionId, ctx.now)
  if (outcome === 'removed') await deleteSubscription(ctx.db, subscriptionId)
  if (outcome === 'retried') await retry(ctx, delivery, response)
  report(ctx, delivery, outcome)
}

/** 403: the subscription was made with another key than ours. */
const goneStatuses = [403, 404, 410]

/** A device that is gone, or whose address now leads into our network, is not contacted again. */
function outcomeOf(response: PublicResponse) {
  if (response.isFailure) return response.failure === 'address_refused' ? 'removed' : 'retried'
  const { status } = response
  if (status >= 200 && status < 300) return 'sent'
  if (goneStatuses.includes(status)) return 'removed'
  return status === 429 || status >= 500 ? 'retried' : 'refused'
}

async function retry(ctx: Ctx, delivery: Delivery, response: PublicResponse): Promise<void> {
  const asked = response.isFailure ? undefined : retryAfter(ctx, response.headers['retry-after'])
  const seconds = Math.min(asked ?? 15 * 2 ** delivery.attempt, maxDelaySeconds)
  const startAfter = ctx.now.add({ seconds })
  const next = { ...delivery, attempt: delivery.attempt + 1 }
  await ctx.ports.jobs.enqueue(ctx.db, deliverPushJob, next, { startAfter })
}

/** Seconds, or a date. */
function retryAfter({ now }: Ctx, header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : (Date.parse(header) - now.epochMilliseconds) / 1000
  return Number.isFinite(seconds) ? Math.max(Math.ceil(seconds), 1) : undefined
}

type Outcome = ReturnType<typeof outcomeOf> | 'given_up'

function report({ log }: Ctx, { subscriptionId, attempt }: Delivery, outcome: Outcome): void {
  pushCounters.add(outcome)
  log.info({ subscriptionId, attempt, outcome }, 'push message')
}
