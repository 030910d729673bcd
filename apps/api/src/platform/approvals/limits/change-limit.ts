import type { ApprovalLimit } from '@marea/contract/operations/approvals.ts'
import { LimitedKind } from '@marea/contract/platform/approvals.ts'
import { z } from 'zod'
import { administratorOf } from '#platform/admin-acts/administrator-of.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type ApprovedAct, requestApproval } from '#platform/approvals/approvals.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { lockLimit, updateLimit } from './limit-store.ts'
import { showLimits } from './show-approvals.ts'

/** A lower limit protects more and applies at once; a higher one waits for a second administrator. */
export async function changeLimit(
  ctx: Ctx,
  kind: LimitedKind,
  { value: amount, reason }: { value: number; reason: string },
): Promise<ApprovalLimit[]> {
  await inTransaction(ctx, async (ctx) => {
    const before = await lockLimit(ctx.db, kind)
    if (amount === before) throw new Problem('settings.unchanged')
    if (amount > before) {
      const terms = { kind, before }
      const subject = `limit:${kind}` as const
      const raise = { kind: 'approval_limit', subject, amount, terms, reason } as const
      await requestApproval(ctx, { ...raise, concerns: [] })
      return
    }
    const changedBy = administratorOf(ctx).userId
    await storeLimit(ctx, { kind, before, amount, reason, changedBy, approvedBy: null })
  })
  return showLimits(ctx)
}

const RaiseTerms = z.object({ kind: LimitedKind, before: z.int() })

/** Refused if the limit has changed since the request. */
export async function raiseLimitByTwo(ctx: TransactionCtx, act: ApprovedAct): Promise<void> {
  const { kind, before } = RaiseTerms.parse(act.terms)
  const { amount, reason, askedBy } = act
  if ((await lockLimit(ctx.db, kind)) !== before) throw new Problem('approvals.amount_changed')
  const approvedBy = administratorOf(ctx).userId
  await storeLimit(ctx, { kind, before, amount, reason, changedBy: askedBy, approvedBy })
}

type Change = {
  kind: LimitedKind
  before: number
  amount: number
  reason: string
  changedBy: string
  approvedBy: string | null
}

async function storeLimit(ctx: TransactionCtx, change: Change): Promise<void> {
  const { kind, before, amount } = change
  await updateLimit(ctx.db, { ...change, changedAt: ctx.now })
  await recordAdminAct(ctx, {
    act: 'approvals.limit_changed',
    subject: `limit:${kind}`,
    details: { before, amount },
  })
  ctx.log.info({ limit: kind, before, amount }, 'approval limit changed')
}
