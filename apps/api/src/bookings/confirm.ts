import { keepNights } from '#calendar/keep.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { useCoupon } from '#pricing/reserve-coupon.ts'
import { nightsOf } from './dates.ts'
import { takeStep } from './step.ts'
import type { BookingRow } from './store.ts'

/** The held nights become the guest's; false is that somebody else has them by now. */
export async function confirmStay(ctx: TransactionCtx, booking: BookingRow): Promise<boolean> {
  const { id, suiteId, guestId, checkIn: from, checkOut: to } = booking
  const reference = nightsOf(id)
  if (!(await keepNights(ctx, { suiteId, guestId, from, to, reference }))) return false
  await useCoupon(ctx, reference)
  await takeStep(ctx, booking, { status: 'confirmed', set: { confirmedAt: ctx.now } })
  return true
}
