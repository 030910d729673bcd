import { randomUUID } from 'node:crypto'
import {
  maxWebhookEndpoints,
  type WebhookKind,
} from '@marea/contract/integrations/webhook-kinds.ts'
import type { WebhookEndpoint } from '@marea/contract/integrations/webhooks.ts'
import { personOf } from '#identity/account/user.ts'
import { requireRecentSignIn } from '#identity/session/confirmation.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { isFetchable } from '#platform/public-fetch/public-fetch.ts'
import { managedSuites } from '#suites/managed-home.ts'
import { failWaiting } from './delivery-store.ts'
import {
  deleteEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpointsOf,
  updateEndpoint,
} from './endpoint-store.ts'
import { knownKinds, requireOwnEndpoint, showEndpoint, takeTurn } from './own-endpoint.ts'
import { secretOf, secretOverlap } from './secret.ts'

export async function ownEndpoints(ctx: Ctx): Promise<WebhookEndpoint[]> {
  const rows = await listEndpoints(ctx.db, personOf(ctx).userId)
  return rows.map((row) => showEndpoint(row, ctx.now))
}

type NewEndpoint = { url: string; kinds: WebhookKind[] }

export async function addEndpoint(ctx: Ctx, { url, kinds }: NewEndpoint) {
  const { userId } = personOf(ctx)
  requireRecentPerson(ctx)
  await requireFullAccess(ctx)
  await requireReachable(ctx, url)
  const id = randomUUID()
  await inTransaction(ctx, async (ctx) => {
    await lockEndpointsOf(ctx.db, userId)
    const others = await listEndpoints(ctx.db, userId)
    if (others.length >= maxWebhookEndpoints) throw new Problem('webhooks.too_many')
    await insertEndpoint(ctx.db, { id, userId, url, kinds: knownKinds(kinds), createdAt: ctx.now })
    await record(ctx, 'integrations.webhook_added', id)
  }).catch(toKnown)
  return showWithSecret(ctx, id)
}

/** A token that may change webhooks was created after a recent sign-in; a session must have one itself. */
function requireRecentPerson(ctx: Ctx): void {
  const isToken = personOf(ctx).token === ''
  if (!isToken) requireRecentSignIn(ctx)
}

/** Events go to the owner and to co-hosts with full access, so nobody else needs an endpoint. */
async function requireFullAccess(ctx: Ctx): Promise<void> {
  if (personOf(ctx).profile === 'OWNER') return
  const homes = await managedSuites(ctx, 'full')
  if (homes.length === 0) throw new Problem('co_hosts.role_too_small')
}

async function requireReachable(ctx: Ctx, url: string): Promise<void> {
  await takeTurn(ctx)
  const local = ctx.ports.webhooks.standIn
  if (!(await isFetchable(url, { isSecure: true, local }))) {
    throw new Problem('webhooks.address_refused')
  }
}

type EndpointChange = {
  url?: string | undefined
  kinds?: WebhookKind[] | undefined
  isOn?: boolean | undefined
}

export async function changeEndpoint(
  ctx: Ctx,
  id: string,
  { url, kinds, isOn }: EndpointChange,
): Promise<WebhookEndpoint> {
  const before = await requireOwnEndpoint(ctx, id)
  if (url !== undefined && url !== before.url) {
    requireRecentPerson(ctx)
    await requireReachable(ctx, url)
  }
  await inTransaction(ctx, async (ctx) => {
    await updateEndpoint(ctx.db, id, {
      ...(url === undefined ? {} : { url }),
      ...(kinds === undefined ? {} : { kinds: knownKinds(kinds) }),
      ...(isOn === true ? { disabledAt: null, disabledBy: null, failingSince: null } : {}),
      ...(isOn === false ? { disabledAt: ctx.now, disabledBy: 'person' } : {}),
    })
    if (isOn === false) await failWaiting(ctx.db, id)
    await record(ctx, 'integrations.webhook_changed', id)
  }).catch(toKnown)
  return showEndpoint(await requireOwnEndpoint(ctx, id), ctx.now)
}

export async function removeEndpoint(ctx: Ctx, id: string) {
  await requireOwnEndpoint(ctx, id)
  return inTransaction(ctx, async (ctx) => {
    await deleteEndpoint(ctx.db, id)
    await record(ctx, 'integrations.webhook_removed', id)
    return { done: true } as const
  })
}

export async function rotateSecret(ctx: Ctx, id: string) {
  const { secretVersion } = await requireOwnEndpoint(ctx, id)
  requireRecentPerson(ctx)
  await inTransaction(ctx, async (ctx) => {
    await updateEndpoint(ctx.db, id, {
      secretVersion: secretVersion + 1,
      previousSecretUntil: ctx.now.add(secretOverlap),
    })
    await record(ctx, 'integrations.webhook_secret_replaced', id)
  })
  return showWithSecret(ctx, id)
}

async function showWithSecret(ctx: Ctx, id: string) {
  const row = await requireOwnEndpoint(ctx, id)
  return { endpoint: showEndpoint(row, ctx.now), secret: secretOf(ctx, row) }
}

type Change = 'added' | 'changed' | 'removed' | 'secret_replaced'

function record(ctx: TransactionCtx, kind: `integrations.webhook_${Change}`, endpointId: string) {
  const { userId } = personOf(ctx)
  return recordEvent(ctx, { kind, subject: `user:${userId}`, data: { endpointId } })
}

function toKnown(error: unknown): never {
  throw violates(error, 'webhook_endpoints_url_unique') ? new Problem('webhooks.known') : error
}
