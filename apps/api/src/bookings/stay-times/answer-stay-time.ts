import { requireHosted } from '#bookings/owner-bookings.ts'
import { type BookingRow, lockBooking } from '#bookings/store.ts'
import { recordBookingEvent } from '#bookings/transition.ts'
import { type Ctx, inTransaction, realUserId, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { dayOf, payBy } from './deadlines.ts'
import { grantDay, recordStayTime } from './granted-day.ts'
import { findRequest, type StayTimeRow, updateRequest } from './stay-time-store.ts'

/** Keeps the day for the guest until they pay. */
export function approveStayTime(ctx: Ctx, requestId: string): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const { booking, row } = await lockWaiting(ctx, requestId)
    await approve(ctx, booking, { row, answeredBy: realUserId(ctx.actor) })
    return { done: true } as const
  })
}

export function declineStayTime(
  ctx: Ctx,
  requestId: string,
  reason: string,
): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const { booking, row } = await lockWaiting(ctx, requestId)
    const answered = { answeredAt: ctx.now, answeredBy: realUserId(ctx.actor) }
    await updateRequest(ctx.db, row.id, { status: 'declined', reason, ...answered })
    const { side, hour } = row
    await recordBookingEvent(ctx, booking, 'booking.hours_declined', {
      requestId,
      side,
      hour,
      reason,
    })
    return { done: true } as const
  })
}

/** By the owner, or at once by a home that approves requests by itself. */
export async function approve(
  ctx: TransactionCtx,
  booking: BookingRow,
  { row, answeredBy }: { row: StayTimeRow; answeredBy: string | null },
): Promise<void> {
  const set = {
    status: 'approved',
    answeredAt: ctx.now,
    answeredBy,
    expiresAt: payBy(booking, ctx.now),
  }
  await grantDay(ctx, booking, { row, set })
  await recordStayTime(ctx, booking, { row, kind: 'approved' })
}

/** Locks the booking first, like everything that changes its requests. */
async function lockWaiting(ctx: TransactionCtx, requestId: string) {
  const known = await findRequest(ctx.db, requestId)
  const locked = known && (await lockBooking(ctx.db, known.bookingId))
  const booking = await requireHosted(ctx, locked, 'full')
  const row = await findRequest(ctx.db, requestId)
  if (!row || !isWaiting(ctx, booking, row)) throw new Problem('booking.hours_answered')
  return { booking, row }
}

function isWaiting({ now }: Ctx, booking: BookingRow, row: StayTimeRow): boolean {
  const isAhead = Temporal.Instant.compare(row.expiresAt, now) > 0
  const isSameDay = row.day === dayOf(booking, row.side)
  return row.status === 'waiting' && isAhead && isSameDay && booking.status === 'confirmed'
}
