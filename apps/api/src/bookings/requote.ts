import type { Booking } from '@marea/contract/bookings.ts'
import { holdNights } from '#calendar/hold.ts'
import { readQuote } from '#calendar/quoted.ts'
import { releaseNights } from '#calendar/release.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { releaseCoupon } from '#pricing/reserve-coupon.ts'
import { reserveFor } from './coupon.ts'
import { asDatesTaken, nightsOf } from './dates.ts'
import { updateHostIdDeletion } from './main-host-id.ts'
import { lockLivingHold } from './own.ts'
import { stopPayment } from './payment.ts'
import { showBooking } from './show.ts'
import { findByQuote, updateBooking } from './store.ts'
import { agreedIn } from './terms.ts'

/** Puts another price under a held booking; other dates are kept for as long as the first were. */
export async function requote(ctx: Ctx, id: string, quoteId: string): Promise<Booking> {
  await inTransaction(ctx, async (ctx) => {
    const booking = await lockLivingHold(ctx, id)
    if (booking.quoteId === quoteId) return
    const quote = await readQuote(ctx, quoteId)
    const isUsed = (await findByQuote(ctx.db, quoteId)) !== undefined
    if (isUsed || quote.suiteId !== booking.suiteId) throw new Problem('booking.quote_unknown')
    await stopPayment(ctx, booking)
    const reference = nightsOf(id)
    const { checkIn, checkOut } = quote.stay
    const { suiteId, guestId: userId } = booking
    if (checkIn !== booking.checkIn || checkOut !== booking.checkOut) {
      await releaseNights(ctx, reference)
      await holdNights(ctx, { suiteId, checkIn, checkOut, reference }).catch(asDatesTaken)
    }
    await releaseCoupon(ctx, reference)
    await reserveFor(ctx, quote, { userId, reference })
    await updateBooking(ctx.db, id, agreedIn(quote))
    await updateHostIdDeletion(ctx, id)
  })
  return showBooking(ctx, id)
}
