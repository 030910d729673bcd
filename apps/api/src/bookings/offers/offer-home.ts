import { randomUUID } from 'node:crypto'
import { requireHost, requireHosted } from '#bookings/owner-bookings.ts'
import { requireCancellable } from '#bookings/refund/refund.ts'
import { lockBooking } from '#bookings/store.ts'
import { recordBookingEvent } from '#bookings/transition.ts'
import { personOf } from '#identity/account/user.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { listCards } from '#suites/cards.ts'
import { homesToOffer } from './homes-to-offer.ts'
import { answerOpenOffer, insertOffer } from './offer-store.ts'

/**
 * Proposes another home to the guest; until they accept, the booking stays as it is. Accepting refunds
 * the difference.
 */
export async function offerHome(
  ctx: TransactionCtx,
  { bookingId, slug }: { bookingId: string; slug: string },
): Promise<void> {
  const booking = await requireHosted(ctx, await lockBooking(ctx.db, bookingId), 'full')
  requireHost(ctx)
  requireCancellable(ctx, booking)
  const homes = await homesToOffer(ctx, booking)
  const cards = await listCards(
    ctx,
    homes.map(({ suiteId }) => suiteId),
  )
  const home = homes.find(({ suiteId }) => cards.get(suiteId)?.slug === slug)
  if (!home) throw new Problem('booking.offer_gone')
  await withdrawOffer(ctx, bookingId)
  await insertOffer(ctx.db, {
    id: randomUUID(),
    bookingId,
    suiteId: home.suiteId,
    totalAmount: home.total,
    offeredBy: personOf(ctx).userId,
    offeredAt: ctx.now,
  })
  await recordBookingEvent(ctx, booking, 'booking.home_offered', {})
}

/** Another solution was found, so the guest can no longer answer. */
export async function withdrawOffer(ctx: TransactionCtx, bookingId: string): Promise<void> {
  await answerOpenOffer(ctx.db, bookingId, { answer: 'withdrawn', answeredAt: ctx.now })
}
