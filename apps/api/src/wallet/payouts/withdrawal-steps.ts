import type { GuestWithdrawal } from '@marea/contract/wallet/endpoints.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { WithdrawalStatus } from '#platform/generated/database.ts'
import { Problem } from '#platform/problem.ts'
import { reverse } from '#wallet/ledger/reverse.ts'
import { canBecome, withdrawalGraph } from '#wallet/status.ts'
import { deleteItem, lockBatchOf } from './payout-store.ts'
import { insertStep, lockWithdrawal, updateStatus, type WithdrawalRow } from './withdrawal-store.ts'
import { showWithdrawal } from './withdrawals.ts'

export function approveWithdrawal(ctx: Ctx, id: string): Promise<GuestWithdrawal> {
  return transitionWithdrawal(ctx, id, { status: 'approved' })
}

/**
 * Refunds the amount and the fee. An approved withdrawal is stopped, even in a file for the bank as long as nobody has
 * downloaded it.
 */
export function rejectWithdrawal(ctx: Ctx, id: string, why: Why): Promise<GuestWithdrawal> {
  return transitionWithdrawal(ctx, id, { status: 'rejected', ...why }, async (ctx, { entryId }) => {
    const batch = await lockBatchOf(ctx.db, id)
    if (batch?.downloadedAt) throw new Problem('payouts.file_downloaded')
    await deleteItem(ctx.db, id)
    await reverse(ctx, entryId, { key: `withdrawal:${id}:reject`, kind: 'withdrawal.rejected' })
  })
}

/** A person's reason, or the code with which a bank returned a payment. */
export type Why = { reason: string; returnCode?: string }

type WithdrawalTransition = { status: WithdrawalStatus } & Partial<Why>

/** Repeating a step changes nothing; one outside the graph is refused. */
export async function transitionWithdrawal(
  ctx: Ctx,
  id: string,
  next: WithdrawalTransition,
  work: (ctx: TransactionCtx, row: WithdrawalRow) => Promise<void> = async () => undefined,
): Promise<GuestWithdrawal> {
  await inTransaction(ctx, async (ctx) => {
    const row = await lockWithdrawal(ctx.db, id)
    if (!row) throw new Problem('resource.not_found')
    if (row.status === next.status) return
    if (!canBecome(withdrawalGraph, row.status, next.status)) {
      throw new Problem('wallet.withdrawal_step_refused', { status: row.status })
    }
    await work(ctx, row)
    await updateStatus(ctx.db, id, next.status)
    await recordStep(ctx, row, next)
  })
  return showWithdrawal(ctx, id)
}

export async function recordStep(
  ctx: TransactionCtx,
  { id, userId, amount, source }: Pick<WithdrawalRow, 'id' | 'userId' | 'amount' | 'source'>,
  { status, reason = '', returnCode }: WithdrawalTransition,
): Promise<void> {
  const actorId = ctx.actor.kind === 'person' ? ctx.actor.userId : null
  await insertStep(ctx.db, {
    withdrawalId: id,
    status,
    reason,
    returnCode: returnCode ?? null,
    actorId,
    takenAt: ctx.now,
  })
  await recordEvent(ctx, {
    kind: `wallet.withdrawal_${status}`,
    subject: `user:${userId}`,
    data: { withdrawalId: id, amount, source },
  })
}
