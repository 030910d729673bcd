import { lockOwnBooking } from '#bookings/own-booking.ts'
import { releaseCredit } from '#bookings/payment/credit.ts'
import {
  endPayment,
  findChargeOfPayment,
  findRunningPayment,
  type PaymentRow,
} from '#bookings/payment/payment-store.ts'
import { showBooking } from '#bookings/show.ts'
import { type BookingRow, listExpiredHolds, lockExpiredHold } from '#bookings/store.ts'
import { transitionBooking } from '#bookings/transition.ts'
import { releaseNights } from '#calendar/nights/release-nights.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { releaseCoupon } from '#pricing/coupons/reserve-coupon.ts'
import { nightsReference } from './dates-taken.ts'

/** Releases nights, coupon and wallet money; a charge that still succeeds later is refunded. */
export async function releaseHold(
  ctx: TransactionCtx,
  booking: BookingRow,
  status: 'expired' | 'abandoned',
): Promise<void> {
  const reference = nightsReference(booking.id)
  await releaseNights(ctx, reference)
  const running = await findRunningPayment(ctx.db, booking.id)
  if (running) await endUnchargedPayment(ctx, running)
  await releaseCoupon(ctx, reference)
  await transitionBooking(ctx, booking, { status })
}

/** A payment whose card was already charged ends with the processor's answer. */
async function endUnchargedPayment(ctx: TransactionCtx, running: PaymentRow): Promise<void> {
  await releaseCredit(ctx, running)
  if (await findChargeOfPayment(ctx.db, running)) return
  const failure = 'abandoned'
  await endPayment(ctx.db, running.id, { status: 'failed', failure, endedAt: ctx.now })
}

export async function abandonHold(ctx: Ctx, id: string) {
  await inTransaction(ctx, async (ctx) => {
    const booking = await lockOwnBooking(ctx, id)
    if (booking.status === 'abandoned') return
    if (booking.status !== 'held') throw new Problem('booking.not_held', { status: booking.status })
    await releaseHold(ctx, booking, 'abandoned')
  })
  return showBooking(ctx, id)
}

export function expireHold(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const expired = await lockExpiredHold(ctx.db, id, ctx.now)
    if (expired) await releaseHold(ctx, expired, 'expired')
  })
}

/** Each hold gets its own transaction, so that one failure does not block the others. */
export async function expireHolds(ctx: Ctx): Promise<void> {
  for (const id of await listExpiredHolds(ctx.db, ctx.now)) {
    await expireHold(ctx, id).catch((error) => ctx.log.error({ err: error, id }, 'hold not ended'))
  }
}
