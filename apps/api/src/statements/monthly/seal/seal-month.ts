import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { findFirstStatementMonth } from '#statements/monthly/first-month.ts'
import { statementCounters } from '#statements/monthly/metrics.ts'
import { currentMonth, monthAfter } from '#statements/monthly/months.ts'
import { findStatementOwner, lockOwner } from '#statements/monthly/owner-store.ts'
import { composeStatement } from '#statements/monthly/statement-content.ts'
import { statementNumber } from '#statements/monthly/statement-number.ts'
import { findLastSealedMonth, insertSeal, lockOwnerAccounts } from './seal-store.ts'

/**
 * Seals the owner's next month that is over, and returns it; null when none is left. Months are sealed in order, each
 * in a transaction of its own, so an interrupted run continues where it ended and two runs at once seal each month
 * once.
 */
export function sealNextMonth(ctx: Ctx, ownerId: string): Promise<string | null> {
  return inTransaction(ctx, async (ctx) => {
    // Locked before anything is read, so that nothing is posted between reading and sealing.
    await lockOwner(ctx.db, ownerId)
    await lockOwnerAccounts(ctx.db, ownerId)
    const owner = await findStatementOwner(ctx.db, ownerId)
    const last = await findLastSealedMonth(ctx.db, ownerId)
    const month = last ? monthAfter(last) : owner && (await findFirstStatementMonth(ctx.db, owner))
    const current = currentMonth(ctx)
    if (!owner || !month || month >= current) return null
    const content = await composeStatement(ctx.db, owner, month)
    const number = statementNumber(ownerId, month)
    const sealed = await insertSeal(ctx.db, { ownerId, number, content, sealedAt: ctx.now })
    await recordSeal(ctx, ownerId, { month, ...sealed })
    return month
  })
}

type Sealed = { month: string; seal: string; lines: number }

async function recordSeal(ctx: TransactionCtx, ownerId: string, sealed: Sealed): Promise<void> {
  const isLatest = monthAfter(sealed.month) === currentMonth(ctx)
  await recordEvent(ctx, {
    kind: 'owners.month_sealed',
    subject: `user:${ownerId}`,
    data: { ...sealed, isLatest },
  })
  statementCounters.addOnCommit(ctx.db, 'sealed')
}
