import type { Ctx } from '#platform/ctx.ts'
import { chart } from './chart.ts'
import { findBalance } from './store.ts'

/** What a wallet can pay with now. */
export function creditOf({ db }: Ctx, userId: string): Promise<number> {
  return findBalance(db, chart.wallet(userId))
}
