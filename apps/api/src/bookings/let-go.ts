import { releaseNights } from '#calendar/release.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { releaseCoupon } from '#pricing/reserve-coupon.ts'
import { dropCredit } from './credit.ts'
import { nightsOf } from './dates.ts'
import { lockOwnBooking } from './own.ts'
import {
  endPayment,
  findChargeOfPayment,
  findRunningPayment,
  type PaymentRow,
} from './payment-store.ts'
import { showBooking } from './show.ts'
import { takeStep } from './step.ts'
import { type BookingRow, listDeadHolds, lockDeadHold } from './store.ts'

/** Nights, coupon and wallet money are free again; a charge that still succeeds goes back by itself. */
export async function letGo(
  ctx: TransactionCtx,
  booking: BookingRow,
  status: 'expired' | 'abandoned',
): Promise<void> {
  const reference = nightsOf(booking.id)
  await releaseNights(ctx, reference)
  await releaseCoupon(ctx, reference)
  const running = await findRunningPayment(ctx.db, booking.id)
  if (running) await endUnasked(ctx, running)
  await takeStep(ctx, booking, { status })
}

/** A payment whose card was asked ends with the card's answer. */
async function endUnasked(ctx: TransactionCtx, running: PaymentRow): Promise<void> {
  await dropCredit(ctx, running)
  if (await findChargeOfPayment(ctx.db, running)) return
  const failure = 'abandoned'
  await endPayment(ctx.db, running.id, { status: 'failed', failure, endedAt: ctx.now })
}

export async function abandonStay(ctx: Ctx, id: string) {
  await inTransaction(ctx, async (ctx) => {
    const booking = await lockOwnBooking(ctx, id)
    if (booking.status === 'abandoned') return
    if (booking.status !== 'held') throw new Problem('booking.not_held', { status: booking.status })
    await letGo(ctx, booking, 'abandoned')
  })
  return showBooking(ctx, id)
}

export function expireStay(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const dead = await lockDeadHold(ctx.db, id, ctx.now)
    if (dead) await letGo(ctx, dead, 'expired')
  })
}

/** Each in a transaction of its own, so that one that cannot end does not keep the others. */
export async function expireStays(ctx: Ctx): Promise<void> {
  for (const id of await listDeadHolds(ctx.db, ctx.now)) {
    await expireStay(ctx, id).catch((error) => ctx.log.error({ err: error, id }, 'hold not ended'))
  }
}
