import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import type { Person, TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { clearImpersonation, lockImpersonations } from './impersonation-store.ts'

export type ImpersonationEnd = 'administrator' | 'sign_out' | 'time' | 'person' | 'account_changed'

/** Impersonation also ends at once when the account becomes an administrator's. */
export function isImpersonationOver(
  { actingUntil, profile }: Pick<Person, 'actingUntil' | 'profile'>,
  now: Temporal.Instant,
): boolean {
  if (!actingUntil) return false
  return profile === 'ADMIN' || Temporal.Instant.compare(actingUntil, now) <= 0
}

/** False if the session impersonates nobody, or somebody other than the given person. */
export async function endImpersonation(
  ctx: TransactionCtx,
  sessionId: string,
  by: ImpersonationEnd,
  { personId }: { personId?: string } = {},
): Promise<boolean> {
  const acting = await lockImpersonations(ctx.db, { sessionId })
  const ended = acting.filter(({ actingUserId }) => !personId || actingUserId === personId)
  await end(ctx, ended, by)
  return ended.length > 0
}

/** Runs when an account changes: ends impersonations of it and those by its own sessions. */
export async function endImpersonationOf(ctx: TransactionCtx, userId: string): Promise<void> {
  await end(ctx, await lockImpersonations(ctx.db, { userId }), 'account_changed')
}

type Impersonation = Awaited<ReturnType<typeof lockImpersonations>>

async function end(
  ctx: TransactionCtx,
  acting: Impersonation,
  by: ImpersonationEnd,
): Promise<void> {
  for (const { id, userId: adminId, actingUserId } of acting) {
    await clearImpersonation(ctx.db, id)
    const subject = `user:${actingUserId}` as const
    await recordEvent(ctx, { kind: 'identity.acting_ended', subject })
    await recordAdminAct(ctx, { act: 'identity.acting_ended', subject, adminId, details: { by } })
    ctx.log.info({ adminId, by }, 'acting in an account ended')
  }
}
