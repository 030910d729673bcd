import { personOf } from '#identity/account/user.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { type BookingRow, findBooking, lockBooking } from './store.ts'

/** The signed-in guest's booking; another guest's is not found. */
export async function ownBooking(ctx: Ctx, id: string): Promise<BookingRow> {
  return requireOwn(ctx, await findBooking(ctx.db, id))
}

export async function lockOwnBooking(ctx: TransactionCtx, id: string): Promise<BookingRow> {
  return requireOwn(ctx, await lockBooking(ctx.db, id))
}

export async function lockActiveHold(ctx: TransactionCtx, id: string): Promise<BookingRow> {
  const booking = await lockOwnBooking(ctx, id)
  requireActiveHold(ctx, booking)
  return booking
}

export function requireActiveHold(ctx: Ctx, { status, holdExpiresAt }: BookingRow): void {
  const isOver = Temporal.Instant.compare(holdExpiresAt, ctx.now) <= 0
  if (status === 'expired' || (status === 'held' && isOver)) {
    throw new Problem('booking.hold_expired')
  }
  if (status !== 'held') throw new Problem('booking.not_held', { status })
}

function requireOwn(ctx: Ctx, booking: BookingRow | undefined): BookingRow {
  if (booking?.guestId !== personOf(ctx).userId) throw new Problem('resource.not_found')
  return booking
}
