import { withdrawOffer } from '#bookings/offers/offer-home.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { type ConflictRow, listOpenConflicts } from './conflict-store.ts'

/** When the other stay is gone nobody has to move, and its conflict is closed too. */
export async function withdrawOffers(
  ctx: TransactionCtx,
  suiteId: string,
  isGone: (conflict: ConflictRow) => boolean,
): Promise<void> {
  const gone = (await listOpenConflicts(ctx.db, [suiteId])).filter(isGone)
  for (const { bookingId } of gone) await withdrawOffer(ctx, bookingId)
}
