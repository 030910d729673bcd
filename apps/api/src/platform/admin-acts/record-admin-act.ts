import type { AdminAct } from '@marea/contract/platform/admin-acts.ts'
import { realUserId, type TransactionCtx } from '#platform/ctx.ts'

type NewAdminAct = {
  act: AdminAct
  /** What the act is about, such as `booking:MAR-7KQ2M9XA`. */
  subject: `${string}:${string}`
  /** What a colleague needs to understand it later; no secrets and no document contents. */
  details?: Record<string, string | number | boolean | null>
  /** The administrator who acted, if not the actor. */
  adminId?: string
}

/** Adds the act to the audit log in the caller's transaction, so neither exists without the other. */
export async function recordAdminAct(
  ctx: TransactionCtx,
  { act, subject, details = {}, adminId = realUserId(ctx.actor) ?? undefined }: NewAdminAct,
): Promise<void> {
  if (!adminId) throw new Error(`${act} needs an administrator.`)
  await ctx.db
    .insertInto('adminActs')
    .values({
      // The table numbers and hashes its rows itself.
      id: 0,
      hash: Buffer.alloc(32),
      actedAt: ctx.now,
      adminId,
      act,
      subject,
      details: JSON.stringify(details),
    })
    .execute()
}
