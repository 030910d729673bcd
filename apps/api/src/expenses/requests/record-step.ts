import { expenseCounters } from '#expenses/metrics.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'

type Request = { id: string; suiteId: string; ownerId: string }

export async function recordStep(
  ctx: TransactionCtx,
  { id, suiteId, ownerId }: Request,
  step: 'requested' | 'approved' | 'declined',
): Promise<void> {
  await recordEvent(ctx, {
    kind: `owners.expense_${step}`,
    subject: `expense_request:${id}`,
    data: { ownerId, suiteId },
  })
  expenseCounters.addOnCommit(ctx.db, step)
  ctx.log.info({ expenseRequestId: id, step }, 'expense request')
}
