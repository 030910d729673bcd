import { deleteSomeExpired } from '#calendar/nights/occupancy-store.ts'
import { recordNights } from '#calendar/nights/take-nights.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { deleteQuotesBefore } from './quote-store.ts'

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
