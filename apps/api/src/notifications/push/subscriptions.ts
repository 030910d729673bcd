import { randomUUID } from 'node:crypto'
import type { PushState } from '@marea/contract/notifications/push.ts'
import { personOf } from '#identity/account/user.ts'
import type { DataExportPart } from '#identity/privacy/data-export.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { isFetchable } from '#platform/public-fetch/public-fetch.ts'
import { vapidKeysOf } from '#platform/push/vapid-keys.ts'
import { takeTurn } from './limit.ts'
import { pushCounters } from './metrics.ts'
import {
  deleteBeyond,
  deleteSubscriptionOf,
  hasSubscription,
  listSubscriptions,
  replaceSubscription,
} from './subscription-store.ts'

/** The devices used longest ago are removed first. */
const maxDevices = 10

export async function showPushState(ctx: Ctx): Promise<PushState> {
  const { sessionId } = personOf(ctx)
  return stateOf(ctx, await hasSubscription(ctx.db, sessionId))
}

type Given = { endpoint: string; keys: { p256dh: string; auth: string } }

/** The address comes from the browser, so it may be anything: only a public one is stored. */
export async function subscribeDevice(ctx: Ctx, { endpoint, keys }: Given): Promise<PushState> {
  const { userId, sessionId } = personOf(ctx)
  await takeTurn(ctx)
  const local = ctx.ports.push.standIn
  if (!(await isFetchable(endpoint, { local, isSecure: true }))) {
    throw new Problem('push.endpoint_refused')
  }
  await inTransaction(ctx, async (ctx) => {
    const id = randomUUID()
    const createdAt = ctx.now
    await replaceSubscription(ctx.db, { id, userId, sessionId, endpoint, ...keys, createdAt })
    await deleteBeyond(ctx.db, userId, maxDevices)
    pushCounters.addOnCommit(ctx.db, 'subscribed')
    ctx.log.info({ subscriptionId: id }, 'push subscription added')
  })
  return stateOf(ctx, true)
}

export async function unsubscribeDevice(ctx: Ctx): Promise<PushState> {
  await deleteSubscriptionOf(ctx.db, personOf(ctx).sessionId)
  return stateOf(ctx, false)
}

function stateOf({ ports }: Ctx, isOn: boolean): PushState {
  return { publicKey: vapidKeysOf(ports.secrets).publicKey, isOn }
}

/** The address and keys of a device are secrets of its browser; the name of the service is not. */
export const pushData: DataExportPart = async (ctx) => {
  const rows = await listSubscriptions(ctx.db, personOf(ctx).userId)
  return {
    pushSubscriptions: rows.map(({ endpoint, createdAt, lastSuccessAt }) => ({
      service: new URL(endpoint).host,
      createdAt: createdAt.toString(),
      lastSuccessAt: lastSuccessAt?.toString() ?? null,
    })),
  }
}
