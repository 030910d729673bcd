import {
  type EvidenceDraft,
  evidenceLimits,
  needsAnswer,
} from '@marea/contract/payments/disputes/dispute.ts'
import { requireRecentSignIn } from '#identity/session/confirmation.ts'
import { type DisputeRow, findDispute, updateDispute } from '#payments/disputes/dispute-store.ts'
import { disputeCounters } from '#payments/metrics.ts'
import type { DisputeOutcomes } from '#payments/settle/charge-outcomes.ts'
import { administratorOf } from '#platform/admin-acts/administrator-of.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { storeDispute } from './read-dispute.ts'

/** Keeps the texts here and at the processor, which would use them if nobody submitted any. */
export async function saveDraft(ctx: Ctx, id: string, texts: EvidenceDraft): Promise<void> {
  const dispute = await openDispute(ctx, id)
  requireShortEnough(texts)
  const { processorId } = dispute
  await ctx.ports.cards.answerDispute({ processorId, texts, isFinal: false })
  await inTransaction(ctx, async (ctx) => {
    await updateDispute(ctx.db, id, { draft: JSON.stringify(texts) })
    await recordAdminAct(ctx, { act: 'disputes.draft_saved', subject: `dispute:${id}` })
  })
}

type Answer = { texts: EvidenceDraft; file: Buffer }

/** The processor takes one submission, so a repeated one finds the dispute answered. */
export async function submitEvidence(
  ctx: Ctx,
  id: string,
  { texts, file }: Answer,
  outcomes: DisputeOutcomes,
): Promise<void> {
  requireRecentSignIn(ctx)
  requireShortEnough(texts)
  if (file.length > evidenceLimits.fileBytes) throw new Problem('payments.evidence_too_long')
  const { processorId } = await openDispute(ctx, id)
  const { cards } = ctx.ports
  const name = `evidence-${id.slice(0, 8)}.pdf`
  const fileId = await cards.uploadEvidence({ key: `dispute:${id}:file`, name, content: file })
  const found = await cards.answerDispute({ processorId, texts, fileId, isFinal: true })
  await inTransaction(ctx, async (ctx) => {
    await updateDispute(ctx.db, id, {
      draft: JSON.stringify(texts),
      sentFile: file,
      submittedAt: ctx.now,
      submittedBy: administratorOf(ctx).userId,
    })
    disputeCounters.addOnCommit(ctx.db, 'submitted')
    await recordAdminAct(ctx, {
      act: 'disputes.evidence_submitted',
      subject: `dispute:${id}`,
      details: { dispute: processorId, bytes: file.length },
    })
    ctx.log.info({ dispute: id, bytes: file.length }, 'dispute evidence submitted')
  })
  await storeDispute(ctx, found, outcomes)
}

/** One that still takes an answer. */
export async function openDispute({ db }: Ctx, id: string): Promise<DisputeRow> {
  const dispute = await findDispute(db, id)
  if (!dispute) throw new Problem('resource.not_found')
  if (!needsAnswer(dispute.status) || dispute.acceptedAt)
    throw new Problem('payments.dispute_closed')
  return dispute
}

function requireShortEnough(texts: EvidenceDraft): void {
  const total = Object.values(texts).reduce((sum, { length }) => sum + length, 0)
  if (total > evidenceLimits.texts) throw new Problem('payments.evidence_too_long')
}
