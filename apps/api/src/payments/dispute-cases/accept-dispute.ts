import { requireRecentSignIn } from '#identity/session/confirmation.ts'
import { findCharge } from '#payments/charge/charge-store.ts'
import { type DisputeRow, findDispute, updateDispute } from '#payments/disputes/dispute-store.ts'
import { enqueueAcceptDispute } from '#payments/enqueue.ts'
import { disputeCounters } from '#payments/metrics.ts'
import type { DisputeOutcomes } from '#payments/settle/charge-outcomes.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type ApprovedAct, actOrRequest } from '#platform/approvals/approvals.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { openDispute } from './answer-dispute.ts'
import { readDispute, storeDispute } from './read-dispute.ts'

/** Gives the money up without an answer, or asks a second administrator above the limit. */
export async function acceptDispute(ctx: Ctx, id: string, reason: string): Promise<void> {
  requireRecentSignIn(ctx)
  await inTransaction(ctx, async (ctx) => {
    const dispute = await acceptable(ctx, id)
    const { amount, chargeId } = dispute
    const charge = chargeId === null ? undefined : await findCharge(ctx.db, chargeId)
    const subject = `dispute:${id}` as const
    const concerns = charge ? [charge.userId] : []
    await actOrRequest(
      ctx,
      { kind: 'dispute_acceptance', subject, amount, terms: {}, reason, concerns },
      () => accept(ctx, dispute, reason),
    )
  })
}

/** Runs after the second approval; the dispute may be closed by then. */
export async function acceptByTwo(ctx: TransactionCtx, act: ApprovedAct): Promise<void> {
  const dispute = await acceptable(ctx, act.subject.slice('dispute:'.length))
  if (dispute.amount !== act.amount) throw new Problem('approvals.amount_changed')
  await accept(ctx, dispute, act.reason)
}

/** An inquiry has no money to give up yet. */
async function acceptable(ctx: TransactionCtx, id: string): Promise<DisputeRow> {
  const dispute = await openDispute(ctx, id)
  if (dispute.status !== 'needs_response') throw new Problem('payments.dispute_closed')
  return dispute
}

async function accept(
  ctx: TransactionCtx,
  { id, processorId, amount }: DisputeRow,
  reason: string,
): Promise<void> {
  await updateDispute(ctx.db, id, { acceptedAt: ctx.now })
  disputeCounters.addOnCommit(ctx.db, 'accepted')
  const details = { dispute: processorId, amount, reason }
  await recordAdminAct(ctx, { act: 'disputes.accepted', subject: `dispute:${id}`, details })
  await enqueueAcceptDispute(ctx, { disputeId: id })
  ctx.log.info({ dispute: id, amount }, 'dispute accepted')
}

/** The processor is told by a job, because it may be out of reach. */
export async function acceptAtProcessor(
  ctx: Ctx,
  id: string,
  outcomes: DisputeOutcomes,
): Promise<void> {
  const dispute = await findDispute(ctx.db, id)
  if (!dispute || dispute.closedAt) return
  const { processorId } = dispute
  await ctx.ports.cards.acceptDispute(processorId).then(
    (found) => storeDispute(ctx, found, outcomes),
    (error) => {
      const isClosed = error instanceof Problem && error.code === 'payments.dispute_closed'
      if (!isClosed) throw error
      return readDispute(ctx, processorId, outcomes)
    },
  )
}
