import type { DatesTaken } from '@marea/contract/calendar.ts'
import type { SuiteNights } from '#calendar/quote.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findStayAmong } from './store.ts'

/** The guest's own living stay in a home that has one of these nights. */
export async function stayAmong(
  ctx: Ctx,
  guestId: string,
  nights: SuiteNights,
): Promise<DatesTaken['own']> {
  const found = await findStayAmong(ctx.db, { ...nights, guestId, now: ctx.now })
  return found && { bookingId: found.id, isHeld: found.status === 'held' }
}
