import { settlementHours } from '@marea/contract/bookings/deadlines.ts'
import { dueBalanceOf } from '#bookings/balance/balance.ts'
import {
  type BookingRow,
  listToComplete,
  listToSettle,
  lockBooking,
  updateBooking,
} from '#bookings/store.ts'
import { linesOf } from '#bookings/terms.ts'
import { recordBookingEvent, transitionBooking } from '#bookings/transition.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import type { FanOut } from '#platform/jobs/fan-out.ts'
import type { Line } from '#pricing/price.ts'
import { postingsOfBooking } from '#wallet/ledger/entry-postings.ts'
import { post } from '#wallet/ledger/post.ts'
import { reverse } from '#wallet/ledger/reverse.ts'
import { settlementPostings } from './settlement-postings.ts'

const settlementDelay = { hours: settlementHours }

/** A day after check-in the money of each stay is paid to the payees of its price lines. */
export const settleStays: FanOut = {
  name: 'bookings.settle',
  cron: '*/5 * * * *',
  list: ({ db, now }) => listToSettle(db, now.subtract(settlementDelay)),
  handle: settleStay,
}

export const completeStays: FanOut = {
  name: 'bookings.complete',
  cron: '*/5 * * * *',
  list: ({ db, now }) => listToComplete(db, now),
  handle: completeStay,
}

/** Does nothing when called too early or again. */
export function settleStay(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, id)
    if (booking?.status !== 'confirmed' || booking.settledAt) return
    if (Temporal.Instant.compare(settlementDueAt(booking), ctx.now) > 0) return
    // Owners are paid from money that was received.
    if (await dueBalanceOf(ctx, id)) return
    await settleLines(ctx, booking, linesOf(booking))
    await updateBooking(ctx.db, id, { settledAt: ctx.now })
    await recordBookingEvent(ctx, booking, 'booking.settled', {})
  })
}

export function completeStay(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, id)
    if (booking?.status !== 'confirmed' || !booking.settledAt) return
    if (Temporal.Instant.compare(booking.checkOutAt, ctx.now) > 0) return
    await transitionBooking(ctx, booking, { status: 'completed' })
  })
}

export function settlementDueAt({ checkInAt }: Pick<BookingRow, 'checkInAt'>): Temporal.Instant {
  return checkInAt.add(settlementDelay)
}

/** Pays out the escrow by the price lines; does nothing when repeated. */
export async function settleLines(
  ctx: TransactionCtx,
  { id, ownerId }: Pick<BookingRow, 'id' | 'ownerId'>,
  lines: readonly Line[],
): Promise<void> {
  const moves = settlementPostings({ bookingId: id, ownerId }, lines)
  if (moves.length === 0) return
  const reference = `booking:${id}`
  await post(ctx, { key: `booking:${id}:settle`, kind: 'booking.settled', reference, moves })
}

/**
 * Takes the last settlement back and pays out by other lines. What the new lines leave in the
 * escrow is refunded by the caller.
 */
export async function settleAgain(
  ctx: TransactionCtx,
  { id, ownerId }: Pick<BookingRow, 'id' | 'ownerId'>,
  lines: readonly Line[],
): Promise<void> {
  const postings = await postingsOfBooking(ctx, id)
  const last = postings.findLast(({ kind }) => kind === 'booking.settled')?.entryId
  if (last === undefined) throw new Error(`Booking ${id} was never settled.`)
  const key = `booking:${id}:settle:${last}`
  await reverse(ctx, last, { key: `${key}:reversal`, kind: 'booking.settlement_reversed' })
  const moves = settlementPostings({ bookingId: id, ownerId }, lines)
  if (moves.length === 0) return
  await post(ctx, { key, kind: 'booking.settled', reference: `booking:${id}`, moves })
}
