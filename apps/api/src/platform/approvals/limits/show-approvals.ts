import type { ApprovalLimit } from '@marea/contract/operations/approvals.ts'
import { LimitedKind } from '@marea/contract/platform/approvals.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { openApprovals } from '#platform/approvals/approvals.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listLimitChanges, listLimits } from './limit-store.ts'

export async function showApprovals(ctx: Ctx) {
  return { items: await openApprovals(ctx), limits: await showLimits(ctx) }
}

export async function showLimits(ctx: Ctx): Promise<ApprovalLimit[]> {
  const limits = await listLimits(ctx.db)
  const changes = Map.groupBy(await listLimitChanges(ctx.db), ({ kind }) => kind)
  const open = await openApprovals(ctx)
  return limits.map(({ kind, amount }) => {
    const asked = open.find(({ subject }) => subject === `limit:${kind}`)
    return {
      kind: LimitedKind.parse(kind),
      amount: usd(amount),
      asked: asked ? { amount: asked.amount, by: asked.askedBy.fullName } : null,
      history: (changes.get(kind) ?? []).map((change) => ({
        before: usd(change.before),
        amount: usd(change.amount),
        reason: change.reason,
        changedBy: change.changedBy,
        approvedBy: change.approvedBy,
        changedAt: change.changedAt.toString(),
      })),
    }
  })
}
