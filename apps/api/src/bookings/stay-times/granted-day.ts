import type { BookingRow } from '#bookings/store.ts'
import { recordBookingEvent } from '#bookings/transition.ts'
import { keptNightReference, tryBlockNights } from '#calendar/nights/block-nights.ts'
import { releaseNights } from '#calendar/nights/release-nights.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { Problem } from '#platform/problem.ts'
import { readStayTimes } from '#suites/stay-times/read-stay-times.ts'
import { nightBeside, takesNight } from './offered-stay-times.ts'
import { type StayTimeRow, updateRequest } from './stay-time-store.ts'

type Granted = Parameters<typeof updateRequest>[2]

/**
 * Grants an early check-in or late check-out. The constraints decide: a home has one a day, and the night beside the
 * stay is taken where another guest could not arrive or leave at the usual time.
 */
export async function grantDay(
  ctx: TransactionCtx,
  booking: BookingRow,
  { row, set }: { row: StayTimeRow; set: Granted },
): Promise<void> {
  await updateRequest(ctx.db, row.id, set).catch((error: unknown) => {
    throw violates(error, 'hours_requests_one_per_day')
      ? new Problem('booking.hour_unavailable')
      : error
  })
  const home = await readStayTimes(ctx, row.suiteId)
  if (!takesNight(home, row.side, row.hour)) return
  const isTaken = await tryBlockNights(ctx, row.suiteId, {
    ...nightBeside(row.side, row.day),
    reference: keptNightReference(row.id),
    isOwnerStay: false,
    reason: booking.reference,
  })
  if (!isTaken) throw new Problem('booking.hour_unavailable')
}

/** Others can book the night beside the stay again. */
export function releaseDay(ctx: TransactionCtx, { id }: Pick<StayTimeRow, 'id'>): Promise<void> {
  return releaseNights(ctx, keptNightReference(id))
}

type News = 'requested' | 'approved' | 'expired' | 'withdrawn'

export function recordStayTime(
  ctx: TransactionCtx,
  booking: BookingRow,
  { row: { id: requestId, side, hour }, kind }: { row: StayTimeRow; kind: News },
): Promise<void> {
  ctx.log.info({ bookingId: booking.id, requestId, side, hour, kind }, 'hours of a stay')
  return recordBookingEvent(ctx, booking, `booking.hours_${kind}`, { requestId, side, hour })
}
