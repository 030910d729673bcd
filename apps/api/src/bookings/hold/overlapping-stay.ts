import type { DatesTaken } from '@marea/contract/calendar/endpoints.ts'
import { findOverlappingBooking } from '#bookings/store.ts'
import type { SuiteNights } from '#calendar/quote/quote.ts'
import type { Ctx } from '#platform/ctx.ts'

export async function findOverlappingStay(
  ctx: Ctx,
  guestId: string,
  nights: SuiteNights,
): Promise<DatesTaken['own']> {
  const found = await findOverlappingBooking(ctx.db, { ...nights, guestId, now: ctx.now })
  return found && { bookingId: found.id, isHeld: found.status === 'held' }
}
