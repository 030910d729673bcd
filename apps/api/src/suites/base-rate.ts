import type { TransactionCtx } from '#platform/ctx.ts'
import { updateBaseRate } from './store.ts'

/** The price of nights outside every season, and their minimum stay. */
export type BaseRate = { nightlyAmount: number; weekendAmount: number; minNights: number }

/** Called by pricing, which owns the rules that this price is part of. */
export function setBaseRate(ctx: TransactionCtx, suiteId: string, rate: BaseRate): Promise<void> {
  return updateBaseRate(ctx.db, suiteId, { ...rate, changedAt: ctx.now })
}
