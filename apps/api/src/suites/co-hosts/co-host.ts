import type { CoHostRole } from '@marea/contract/suites/co-hosts/co-host-roles.ts'
import type { CoHost } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { personOf } from '#identity/account/user.ts'
import { requireRecentSignIn } from '#identity/session/confirmation.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { lockManagedSuite, requireManagedSuite } from '#suites/managed-home.ts'
import { deleteCoHost, findCoHost, upsertCoHost } from './co-host-store.ts'
import { coHostCounters } from './metrics.ts'
import { coHostOf } from './team.ts'

type Named = { slug: string; userId: string }

export async function changeRole(
  ctx: Ctx,
  { slug, userId }: Named,
  role: CoHostRole,
): Promise<CoHost> {
  const { id: suiteId } = await requireManagedSuite(ctx, slug, 'own')
  if (role === 'full') requireRecentSignIn(ctx)
  return inTransaction(ctx, async (ctx) => {
    await lockManagedSuite(ctx, suiteId, 'own')
    const coHost = await requireCoHost(ctx, suiteId, userId)
    if (coHost.role === role) return coHostOf(ctx, coHost)
    await upsertCoHost(ctx.db, { suiteId, userId, role, joinedAt: coHost.joinedAt })
    await recordCoHostStep(ctx, 'role_changed', { suiteId, userId, role })
    return coHostOf(ctx, { ...coHost, role })
  })
}

/** Co-hosts may always leave; only the owner removes others. */
export async function removeCoHost(ctx: Ctx, { slug, userId }: Named) {
  const isLeaving = personOf(ctx).userId === userId
  const right = isLeaving ? 'view' : 'own'
  const { id: suiteId } = await requireManagedSuite(ctx, slug, right)
  return inTransaction(ctx, async (ctx) => {
    await lockManagedSuite(ctx, suiteId, right)
    const role = await deleteCoHost(ctx.db, suiteId, userId)
    if (!role) throw new Problem('resource.not_found')
    await recordCoHostStep(ctx, isLeaving ? 'left' : 'removed', { suiteId, userId, role })
    return { done: true } as const
  })
}

type Step = 'joined' | 'role_changed' | 'removed' | 'left'
type StepData = { suiteId: string; userId: string; role: CoHostRole }

export async function recordCoHostStep(
  ctx: TransactionCtx,
  step: Step,
  { suiteId, userId, role }: StepData,
): Promise<void> {
  const data = { userId, role }
  await recordEvent(ctx, { kind: `co_hosts.${step}`, subject: `suite:${suiteId}`, data })
  coHostCounters.addOnCommit(ctx.db, step)
}

async function requireCoHost(ctx: Ctx, suiteId: string, userId: string) {
  const coHost = await findCoHost(ctx.db, suiteId, userId)
  if (!coHost) throw new Problem('resource.not_found')
  return coHost
}
