import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { deleteQuotesBefore } from './quote-store.ts'
import { deleteExpiredHolds } from './store.ts'
import { recordNights } from './take.ts'

const quotesKept = { hours: 24 }

/** Clears away holds and quotes that have run out; neither counts any more by then. */
export function expireHolds(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    for (const expired of await deleteExpiredHolds(ctx.db, ctx.now)) {
      await recordNights(ctx, 'calendar.freed', expired)
    }
    await deleteQuotesBefore(ctx.db, ctx.now.subtract(quotesKept))
  })
}
