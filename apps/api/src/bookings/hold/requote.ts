import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { updateHostIdDeletion } from '#bookings/host-id/main-host-id.ts'
import { lockActiveHold } from '#bookings/own-booking.ts'
import { reserveCouponFor } from '#bookings/payment/coupon.ts'
import { stopRunningPayment } from '#bookings/payment/payment.ts'
import { showBooking } from '#bookings/show.ts'
import { findByQuote, updateBooking } from '#bookings/store.ts'
import { agreedTermsOf } from '#bookings/terms.ts'
import { holdNights } from '#calendar/nights/hold-nights.ts'
import { releaseNights } from '#calendar/nights/release-nights.ts'
import { readQuote } from '#calendar/quote/read-quote.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { releaseCoupon } from '#pricing/coupons/reserve-coupon.ts'
import { nightsReference, toDatesTaken } from './dates-taken.ts'

/** Replaces the quote of a held booking; new dates are held until the original expiry. */
export async function requote(ctx: Ctx, id: string, quoteId: string): Promise<Booking> {
  await inTransaction(ctx, async (ctx) => {
    const booking = await lockActiveHold(ctx, id)
    if (booking.quoteId === quoteId) return
    const quote = await readQuote(ctx, quoteId)
    const isUsed = (await findByQuote(ctx.db, quoteId)) !== undefined
    if (isUsed || quote.suiteId !== booking.suiteId) throw new Problem('booking.quote_unknown')
    await stopRunningPayment(ctx, booking)
    const reference = nightsReference(id)
    const { checkIn, checkOut } = quote.stay
    const { suiteId, guestId: userId } = booking
    if (checkIn !== booking.checkIn || checkOut !== booking.checkOut) {
      await releaseNights(ctx, reference)
      await holdNights(ctx, { suiteId, checkIn, checkOut, reference }).catch(toDatesTaken)
    }
    await releaseCoupon(ctx, reference)
    await reserveCouponFor(ctx, quote, { userId, reference })
    await updateBooking(ctx.db, id, agreedTermsOf(quote))
    await updateHostIdDeletion(ctx, id)
  })
  return showBooking(ctx, id)
}
