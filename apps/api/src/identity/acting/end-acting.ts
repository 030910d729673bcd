import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import type { Person, TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { clearActing, lockActing } from './acting-store.ts'

/** Why an administrator is out of somebody's account again. */
export type ActingEnd = 'administrator' | 'sign_out' | 'time' | 'person' | 'account_changed'

/** An account that became an administrator's is left at once too. */
export function isOverActing(
  { actingUntil, profile }: Pick<Person, 'actingUntil' | 'profile'>,
  now: Temporal.Instant,
): boolean {
  if (!actingUntil) return false
  return profile === 'ADMIN' || Temporal.Instant.compare(actingUntil, now) <= 0
}

/** False where the session acts for nobody, or for somebody else than the given person. */
export async function endActing(
  ctx: TransactionCtx,
  sessionId: string,
  by: ActingEnd,
  { personId }: { personId?: string } = {},
): Promise<boolean> {
  const acting = await lockActing(ctx.db, { sessionId })
  const ended = acting.filter(({ actingUserId }) => !personId || actingUserId === personId)
  await end(ctx, ended, by)
  return ended.length > 0
}

/** For an account that changes: nobody stays in it, and its own sessions act for nobody. */
export async function endActingOf(ctx: TransactionCtx, userId: string): Promise<void> {
  await end(ctx, await lockActing(ctx.db, { userId }), 'account_changed')
}

type Acting = Awaited<ReturnType<typeof lockActing>>

async function end(ctx: TransactionCtx, acting: Acting, by: ActingEnd): Promise<void> {
  for (const { id, userId: adminId, actingUserId } of acting) {
    await clearActing(ctx.db, id)
    const subject = `user:${actingUserId}` as const
    await recordEvent(ctx, { kind: 'identity.acting_ended', subject })
    await recordAdminAct(ctx, { act: 'identity.acting_ended', subject, adminId, details: { by } })
    ctx.log.info({ adminId, by }, 'acting in an account ended')
  }
}
