import type { ApprovalLimit } from '@marea/contract/operations/approvals.ts'
import { LimitedKind } from '@marea/contract/platform/approvals.ts'
import { openApprovals } from '#platform/approvals/approvals.ts'
import type { Ctx } from '#platform/ctx.ts'
import { initialStep, stepsAtOnce } from '#platform/settings/steps.ts'
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
    const changed = changes.get(kind) ?? []
    const rows = changed.map(({ kind, before, ...row }) => row)
    return {
      id: LimitedKind.parse(kind),
      steps: stepsAtOnce([initialStep(changed[0]?.before ?? amount), ...rows]),
      asked: asked ? { amount: asked.amount, by: asked.askedBy.fullName } : null,
    }
  })
}
