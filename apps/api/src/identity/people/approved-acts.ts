import type { AccountKind } from '@marea/contract/platform/approvals.ts'
import { lockAdmins } from '#identity/account/account-store.ts'
import { personOf } from '#identity/account/user.ts'
import { requestApproval } from '#platform/approvals/approvals.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'

type Change = {
  kind: AccountKind
  id: string
  terms?: Record<string, unknown>
  reason?: string
}

/** What a sole administrator may do without a second approval, so that an installation can begin. */
const adding: ReadonlySet<AccountKind> = new Set(['admin_grant', 'account_unlock'])

/**
 * Asks a second administrator before somebody becomes one or a colleague's account changes. Taking something away from
 * a colleague needs a third person, or somebody at the command line.
 */
export async function changeByTwo(
  ctx: TransactionCtx,
  { kind, id, terms = {}, reason = '' }: Change,
  change: () => Promise<void>,
): Promise<void> {
  const { userId } = personOf(ctx)
  // Locked in order, so that two administrators are not both the only one.
  const others = (await lockAdmins(ctx.db)).filter((each) => each !== userId && each !== id)
  if (others.length > 0) {
    const subject = `user:${id}` as const
    const request = { kind, subject, amount: 0, terms, reason, concerns: [id] }
    await requestApproval(ctx, request)
  } else if (adding.has(kind)) await change()
  else throw new Problem('approvals.nobody_else')
}
