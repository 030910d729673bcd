import type { TransactionCtx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'

/**
 * The day on which something of a sealed month counts: today. Null when its own month is open. The
 * caller holds the lock of the owner's ledger account, so the month cannot be sealed in between.
 */
export async function findOpenDay(
  ctx: TransactionCtx,
  ownerId: string,
  day: Temporal.PlainDate,
): Promise<Temporal.PlainDate | null> {
  const sealed = await ctx.db
    .selectFrom('expensesSealedMonths')
    .select('month')
    .where('ownerId', '=', ownerId)
    .where('month', '>=', day.with({ day: 1 }))
    .executeTakeFirst()
  return sealed ? Temporal.PlainDate.from(todayOf(ctx)) : null
}
