import { lockAccount } from '#identity/account/account-store.ts'
import type { Account } from '#identity/account/user.ts'
import type { ApprovedAct } from '#platform/approvals/approvals.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'

/** Administrators cannot change their own account in the console, so that a colleague sees every change. */
export function changeOther<Result>(
  ctx: Ctx,
  id: string,
  work: (ctx: TransactionCtx, account: Account) => Promise<Result>,
): Promise<Result> {
  if (ctx.actor.kind === 'person' && ctx.actor.userId === id) {
    throw new Problem('operations.yourself')
  }
  return inTransaction(ctx, async (ctx) => {
    const account = await lockAccount(ctx.db, id)
    if (!account) throw new Problem('resource.not_found')
    return work(ctx, account)
  })
}

/** The account that an approved request is about. */
export function idOf({ subject }: Pick<ApprovedAct, 'subject'>): string {
  return subject.slice('user:'.length)
}
