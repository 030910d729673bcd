import type { TransactionCtx } from '#platform/ctx.ts'
import { todayInMiami } from '#suites/today.ts'
import { findLastSealedMonth } from './seal-store.ts'

/**
 * The day on which something of a sealed month counts: today. Null when its own month is open. The
 * caller holds the lock of the owner's ledger account, so the month cannot be sealed in between.
 */
export async function findOpenDay(
  { db, now }: TransactionCtx,
  ownerId: string,
  day: Temporal.PlainDate,
): Promise<Temporal.PlainDate | null> {
  const sealed = await findLastSealedMonth(db, ownerId)
  const isSealed = sealed !== null && day.toString().slice(0, 7) <= sealed
  return isSealed ? Temporal.PlainDate.from(todayInMiami(now)) : null
}
