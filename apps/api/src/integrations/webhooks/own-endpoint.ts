import { type WebhookKind, webhookKinds } from '@marea/contract/integrations/webhook-kinds.ts'
import type { WebhookEndpoint } from '@marea/contract/integrations/webhooks.ts'
import { personOf } from '#identity/account/user.ts'
import { takeAttempt } from '#identity/attempts/throttle.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { findEndpoint, type ShownEndpointRow } from './endpoint-store.ts'

const allowance = { limit: 60, hours: 1 }

/** An endpoint belongs to the person who added it; any other is not found, even for admins. */
export async function requireOwnEndpoint(ctx: Ctx, id: string): Promise<ShownEndpointRow> {
  const endpoint = await findEndpoint(ctx.db, personOf(ctx).userId, id)
  if (!endpoint) throw new Problem('resource.not_found')
  return endpoint
}

/** Each turn may contact an address that the person chose. */
export async function takeTurn(ctx: Ctx): Promise<void> {
  const turn = await takeAttempt(ctx, ['webhook', personOf(ctx).userId], allowance)
  if (!turn.isAllowed) throw new Problem('webhooks.too_often', { retryAfter: turn.retryAfter })
}

export function showEndpoint(row: ShownEndpointRow, now: Temporal.Instant): WebhookEndpoint {
  const { id, url, createdAt, failingSince, previousSecretUntil: until } = row
  const hasPrevious = until !== null && Temporal.Instant.compare(now, until) < 0
  return {
    id,
    url,
    kinds: knownKinds(row.kinds),
    state: stateOf(row),
    createdAt: createdAt.toString(),
    failingSince: failingSince?.toString() ?? null,
    previousSecretUntil: hasPrevious ? until.toString() : null,
    latest:
      row.latestAt && row.latestStatus
        ? { at: row.latestAt.toString(), status: row.latestStatus }
        : null,
  }
}

function stateOf({ disabledBy }: ShownEndpointRow): WebhookEndpoint['state'] {
  if (disabledBy === null) return 'on'
  return disabledBy === 'failures' ? 'disabled' : 'paused'
}

/** In the order of the list, and without those that only another version knows. */
export function knownKinds(kinds: readonly string[]): WebhookKind[] {
  return webhookKinds.filter((kind) => kinds.includes(kind))
}
