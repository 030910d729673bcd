import { clearAccount, lockAccount, lockAdmins } from '#identity/account/account-store.ts'
import { removePhotoJob } from '#identity/account/photo.ts'
import { personOf } from '#identity/account/user.ts'
import { endImpersonationOf } from '#identity/impersonation/end-impersonation.ts'
import { requirePasswordOrRecentSignIn } from '#identity/session/confirmation.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { deleteResponsesOf } from '#platform/http/idempotency/idempotency.ts'
import { eraseMailOf } from '#platform/mail/log/account-deletion.ts'
import { Problem } from '#platform/problem.ts'

/** Returns the text key that says why this account cannot be deleted yet. */
export type DeletionBlocker = (ctx: TransactionCtx, userId: string) => Promise<string | undefined>

export async function deleteOwnAccount(
  ctx: Ctx,
  { password }: { password?: string | undefined },
  deletionBlockers: readonly DeletionBlocker[],
) {
  const { userId } = personOf(ctx)
  await requirePasswordOrRecentSignIn(ctx, password)
  return inTransaction(ctx, async (ctx) => {
    const found = []
    for (const reasonOf of deletionBlockers) found.push(await reasonOf(ctx, userId))
    const reasons = found.filter((reason) => reason !== undefined)
    if (reasons.length > 0) throw new Problem('identity.account_busy', { reasons })
    await eraseAccount(ctx, userId)
    return { done: true } as const
  })
}

/**
 * The empty row stays because the ledger refers to it. Sign-in attempts stay too, or deleting an account would reset
 * them.
 */
export async function eraseAccount(ctx: TransactionCtx, userId: string): Promise<void> {
  const account = await lockAccount(ctx.db, userId)
  if (!account) return
  const { email, emailConfirmedAt, photoKey } = account
  await eraseMailOf(ctx, { id: userId, email, isConfirmed: emailConfirmedAt !== null })
  await deleteResponsesOf(ctx.db, userId)
  if (photoKey) await ctx.ports.jobs.enqueue(ctx.db, removePhotoJob, { key: photoKey })
  await endImpersonationOf(ctx, userId)
  await clearAccount(ctx.db, userId, ctx.now)
  await recordEvent(ctx, { kind: 'identity.account_deleted', subject: `user:${userId}` })
}

/** Locks all admins in one order, so that the last two cannot leave at the same time. */
export const lastAdminBlocksDeletion: DeletionBlocker = async (ctx, userId) => {
  const admins = await lockAdmins(ctx.db)
  return admins.length === 1 && admins[0] === userId
    ? 'identity.deletion_blocked.last_admin'
    : undefined
}
