import type { Booking } from '@marea/contract/bookings.ts'
import { releaseNights } from '#calendar/release.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { fullRefund, type Refund, refundFor } from '#pricing/refund.ts'
import { releaseCoupon } from '#pricing/reserve-coupon.ts'
import { dropChange } from './change-end.ts'
import { nightsOf } from './dates.ts'
import { giveMoneyBack } from './give-back.ts'
import { lockOwnBooking } from './own.ts'
import { stopPayment } from './payment.ts'
import { paidSnapshot, requireCancellable } from './refund.ts'
import { settleLines } from './settle.ts'
import { showBooking } from './show.ts'
import { takeStep } from './step.ts'
import type { BookingRow } from './store.ts'

/** Gives back what the curve says of this moment, to the wallet now or to the card later. */
export async function cancelStay(
  ctx: Ctx,
  id: string,
  { to, reason }: { to: 'wallet' | 'card'; reason: string },
): Promise<Booking> {
  await inTransaction(ctx, async (ctx) => {
    const booking = await lockOwnBooking(ctx, id)
    if (booking.status === 'cancelled') return
    requireCancellable(ctx, booking)
    const refund = refundFor(await paidSnapshot(ctx, booking), ctx.now)
    await undoStay(ctx, booking, { refund, to, by: 'guest', reason })
  })
  return showBooking(ctx, id)
}

/** It is not the guest's doing: everything goes back, each part where it came from. */
export async function cancelForGuest(
  ctx: TransactionCtx,
  booking: BookingRow,
  { by, reason }: { by: 'owner' | 'platform'; reason: string },
): Promise<void> {
  requireCancellable(ctx, booking)
  const refund = fullRefund(await paidSnapshot(ctx, booking))
  await undoStay(ctx, booking, { refund, to: 'card', by, reason })
  await releaseCoupon(ctx, nightsOf(booking.id))
}

type Undoing = {
  refund: Refund
  to: 'wallet' | 'card'
  by: 'guest' | 'owner' | 'platform'
  reason: string
}

async function undoStay(
  ctx: TransactionCtx,
  booking: BookingRow,
  { refund, to, by, reason }: Undoing,
): Promise<void> {
  await stopPayment(ctx, booking)
  await dropChange(ctx, booking)
  await releaseNights(ctx, nightsOf(booking.id))
  await giveMoneyBack(ctx, booking, { cause: 'cancellation', parts: refund, to })
  await settleLines(ctx, booking, refund.kept)
  const keptLines = JSON.stringify(refund.kept)
  const set = { cancelledBy: by, keptLines, settledAt: ctx.now }
  await takeStep(ctx, booking, { status: 'cancelled', reason, set })
}
