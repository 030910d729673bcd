import { findBooking } from '#bookings/store.ts'
import { finalLines } from '#bookings/terms.ts'
import type { LossTerms } from '#payments/disputes/settle-loss.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { disputeBearerOn } from '#suites/agreements/dispute-bearer.ts'

/** By the agreement in effect on the day the booking was made, like its commission. */
export async function lossTerms(ctx: Ctx, bookingId: string): Promise<LossTerms> {
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking) throw new Error(`There is no booking ${bookingId}.`)
  const { suiteId, ownerId, createdAt } = booking
  const bookedOn = todayIn(ctx.companyTimeZone, createdAt)
  return {
    ownerId,
    bearer: await disputeBearerOn(ctx, suiteId, bookedOn),
    ownerShare: Math.max(0, ownerShareOf(finalLines(booking))),
  }
}

function ownerShareOf(lines: ReturnType<typeof finalLines>): number {
  return lines
    .filter((line) => line.for === 'owner')
    .reduce((sum, { amount, commission }) => sum + amount - commission, 0)
}
