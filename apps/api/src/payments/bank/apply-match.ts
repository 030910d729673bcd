import type { TransactionCtx } from '#platform/ctx.ts'
import { payWithdrawal } from '#wallet/payouts/payouts.ts'
import { findWithdrawalEntry } from '#wallet/payouts/withdrawal-entry.ts'
import { type BankLineRow, updateLine } from './bank-store.ts'
import type { Match } from './candidates.ts'
import { insertMatches } from './match-store.ts'

/** A line that is a withdrawal proves that it was paid, which is posted with it. */
export async function applyMatch(
  ctx: TransactionCtx,
  line: Pick<BankLineRow, 'id' | 'timesDecided'>,
  { entryIds, withdrawalIds }: Pick<Match, 'entryIds' | 'withdrawalIds'>,
  decided: { by: string; reason: string } | null,
): Promise<void> {
  const paid: number[] = []
  for (const id of withdrawalIds) {
    await payWithdrawal(ctx, id)
    paid.push(await findWithdrawalEntry(ctx, id))
  }
  await insertMatches(ctx.db, line.id, [...entryIds, ...paid])
  await updateLine(ctx.db, line.id, {
    state: 'matched',
    reason: decided?.reason ?? '',
    decidedBy: decided?.by ?? null,
    decidedAt: ctx.now,
    timesDecided: line.timesDecided + 1,
  })
}
