import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import { findBooking } from '#bookings/store.ts'
import { finalLines, policyOf } from '#bookings/terms.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Line } from '#pricing/price.ts'

/** The price and the policy that the guest accepted. */
export async function termsAsBooked(
  { db }: Pick<Ctx, 'db'>,
  bookingId: string,
): Promise<{ lines: Line[]; policy: CancellationPolicy } | undefined> {
  const booking = await findBooking(db, bookingId)
  return booking && { lines: finalLines(booking), policy: policyOf(booking) }
}
