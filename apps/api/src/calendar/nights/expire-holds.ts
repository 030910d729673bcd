import { deleteQuotesBefore } from '#calendar/quote/quote-store.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { deleteSomeExpired } from './occupancy-store.ts'
import { recordNights } from './take-nights.ts'

export const holdsPerBatch = 200

const quoteRetention = { hours: 24 }

/** Deletes expired holds and quotes; neither counts any more by then. */
export async function expireHolds(ctx: Ctx): Promise<void> {
  while ((await expireBatch(ctx)) === holdsPerBatch);
  await deleteQuotesBefore(ctx.db, ctx.now.subtract(quoteRetention))
}

/** A short transaction each, so that nobody who wants the nights waits for all of them. */
function expireBatch(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const expired = await deleteSomeExpired(ctx.db, ctx.now, holdsPerBatch)
    for (const each of expired) await recordNights(ctx, 'calendar.freed', each)
    return expired.length
  })
}
