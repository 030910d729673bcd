import { nightsReference } from '#bookings/hold/dates-taken.ts'
import type { BookingRow } from '#bookings/store.ts'
import { transitionBooking } from '#bookings/transition.ts'
import { bookNights } from '#calendar/nights/book-nights.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { useCoupon } from '#pricing/coupons/reserve-coupon.ts'

/** Confirms the held nights; false means another guest has them. */
export async function confirmStay(ctx: TransactionCtx, booking: BookingRow): Promise<boolean> {
  const { id, suiteId, guestId, checkIn: from, checkOut: to } = booking
  const reference = nightsReference(id)
  if (!(await bookNights(ctx, { suiteId, guestId, from, to, reference }))) return false
  await useCoupon(ctx, reference)
  await transitionBooking(ctx, booking, { status: 'confirmed', set: { confirmedAt: ctx.now } })
  return true
}
