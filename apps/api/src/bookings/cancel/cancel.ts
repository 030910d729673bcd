import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { endBalance } from '#bookings/balance/balance.ts'
import { abandonChange } from '#bookings/change/finish.ts'
import { endStayTimes } from '#bookings/change/follow-change.ts'
import { nightsReference } from '#bookings/hold/dates-taken.ts'
import { lockOwnBooking } from '#bookings/own-booking.ts'
import { stopRunningPayment } from '#bookings/payment/payment.ts'
import { issueRefund } from '#bookings/refund/issue-refund.ts'
import { paidSnapshot, requireCancellable } from '#bookings/refund/refund.ts'
import { settleLines } from '#bookings/settle/settle.ts'
import { showBooking } from '#bookings/show.ts'
import type { BookingRow } from '#bookings/store.ts'
import { transitionBooking } from '#bookings/transition.ts'
import { releaseNights } from '#calendar/nights/release-nights.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { releaseCoupon } from '#pricing/coupons/reserve-coupon.ts'
import { fullRefund, type Refund, refundFor } from '#pricing/refund/refund.ts'

/** Refunds what the policy says at this moment, to the wallet at once or to the card later. */
export async function cancelStay(
  ctx: Ctx,
  id: string,
  { to, reason }: { to: 'wallet' | 'card'; reason: string },
): Promise<Booking> {
  await inTransaction(ctx, async (ctx) => {
    const booking = await lockOwnBooking(ctx, id)
    if (booking.status === 'cancelled') return
    await cancelByPolicy(ctx, booking, { to, reason })
  })
  return showBooking(ctx, id)
}

/** The guest cancels, or someone does it for them. */
export async function cancelByPolicy(
  ctx: TransactionCtx,
  booking: BookingRow,
  { to, reason }: { to: 'wallet' | 'card'; reason: string },
): Promise<void> {
  requireCancellable(ctx, booking)
  const refund = refundFor(await paidSnapshot(ctx, booking), ctx.now)
  await cancelWithRefund(ctx, booking, { refund, to, by: 'guest', reason })
}

/** Not the guest's fault: everything is refunded, each part to its source unless the guest agreed. */
export async function cancelForGuest(
  ctx: TransactionCtx,
  booking: BookingRow,
  { by, reason, to = 'card' }: { by: 'owner' | 'platform'; reason: string; to?: 'wallet' | 'card' },
): Promise<void> {
  requireCancellable(ctx, booking)
  const refund = fullRefund(await paidSnapshot(ctx, booking))
  await cancelWithRefund(ctx, booking, { refund, to, by, reason })
  await releaseCoupon(ctx, nightsReference(booking.id))
}

/** The balance was not paid: the guest gets back what the policy refunds of the first part. */
export async function cancelUnpaid(ctx: TransactionCtx, booking: BookingRow): Promise<void> {
  requireCancellable(ctx, booking)
  const refund = refundFor(await paidSnapshot(ctx, booking), ctx.now)
  await endBalance(ctx, booking, 'unpaid')
  const reason = 'The rest was not paid'
  await cancelWithRefund(ctx, booking, { refund, to: 'card', by: 'platform', reason })
}

type Cancellation = {
  refund: Refund
  to: 'wallet' | 'card'
  by: 'guest' | 'owner' | 'platform'
  reason: string
}

async function cancelWithRefund(
  ctx: TransactionCtx,
  booking: BookingRow,
  { refund, to, by, reason }: Cancellation,
): Promise<void> {
  await stopRunningPayment(ctx, booking)
  await endBalance(ctx, booking, 'canceled')
  await endStayTimes(ctx, booking)
  await releaseNights(ctx, nightsReference(booking.id))
  await issueRefund(ctx, booking, { cause: 'cancellation', parts: refund, to })
  await settleLines(ctx, booking, refund.kept)
  await abandonChange(ctx, booking)
  const keptLines = JSON.stringify(refund.kept)
  const set = { cancelledBy: by, keptLines, settledAt: ctx.now }
  await transitionBooking(ctx, booking, { status: 'cancelled', reason, set })
}
