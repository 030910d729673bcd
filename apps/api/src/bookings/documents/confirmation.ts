import type { BookingConfirmation } from '@marea/contract/bookings/endpoints.ts'
import { findNewestPayment } from '#bookings/payment/payment-store.ts'
import { paymentStatus, suiteOf } from '#bookings/show.ts'
import { findBooking } from '#bookings/store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { listCards } from '#suites/cards.ts'

/** This page may be shared, so it leaves out the guests, the dates, the price and the access. */
export async function showConfirmation(ctx: Ctx, id: string): Promise<BookingConfirmation> {
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw new Problem('resource.not_found')
  const { status, suiteId } = booking
  const payment = await findNewestPayment(ctx.db, id)
  return {
    id,
    status,
    payment: payment ? await paymentStatus(ctx, payment) : null,
    suite: suiteOf((await listCards(ctx, [suiteId])).get(suiteId)),
  }
}
