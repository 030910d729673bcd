import { addDays } from '@marea/contract/platform/time/days.ts'
import { bookingCounters } from '#bookings/metrics.ts'
import { requireHosted } from '#bookings/owner-bookings.ts'
import { type BookingRow, lockBooking } from '#bookings/store.ts'
import { recordBookingEvent } from '#bookings/transition.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { deleteMark, insertMark, listMarks } from './managed-stays-store.ts'

type Mark = 'checked_in' | 'checked_out'

/** A phone without a connection may send a mark this many days later. */
const lateDays = 3

/** The first mark stays; a repeated one changes nothing. */
export function markStay(ctx: Ctx, id: string, mark: Mark, at: string | undefined) {
  return inTransaction(ctx, async (ctx) => {
    const booking = await requireHosted(ctx, await lockBooking(ctx.db, id), 'calendar')
    const markedAt = instantOf(ctx, at)
    requireMarkable(booking, mark, markedAt)
    const isNew = await insertMark(ctx.db, {
      bookingId: id,
      mark,
      markedBy: personOf(ctx).userId,
      markedAt,
      recordedAt: ctx.now,
    })
    if (isNew) {
      await recordBookingEvent(ctx, booking, `booking.${mark}`, {})
      bookingCounters.addOnCommit(ctx.db, mark)
      ctx.log.info({ bookingId: id, mark }, 'stay marked')
    }
    return marksOf(ctx, id)
  })
}

/** A mark can be undone until the end of its day; one that was undone or replaced is left as it is. */
export function undoMark(ctx: Ctx, id: string, mark: Mark, at: string) {
  return inTransaction(ctx, async (ctx) => {
    const booking = await requireHosted(ctx, await lockBooking(ctx.db, id), 'calendar')
    const marks = await listMarks(ctx.db, id)
    const found = marks.find(
      (each) => each.mark === mark && Temporal.Instant.from(at).equals(each.markedAt),
    )
    if (!found) return marksOf(ctx, id)
    requireUndoable(ctx, booking, { found, marks })
    await deleteMark(ctx.db, id, mark)
    await recordBookingEvent(ctx, booking, undone[mark], {})
    bookingCounters.addOnCommit(ctx.db, 'mark_undone')
    ctx.log.info({ bookingId: id, mark }, 'stay mark undone')
    return marksOf(ctx, id)
  })
}

const undone = {
  checked_in: 'booking.check_in_undone',
  checked_out: 'booking.check_out_undone',
} as const

type MarkRow = Awaited<ReturnType<typeof listMarks>>[number]

type Marked = { found: MarkRow; marks: readonly MarkRow[] }

function requireUndoable({ now }: Ctx, { timeZone }: BookingRow, { found, marks }: Marked) {
  const { mark, recordedAt } = found
  if (todayIn(timeZone, recordedAt) !== todayIn(timeZone, now)) {
    throw new Problem('booking.mark_undo_late')
  }
  const hasLeft = marks.some((each) => each.mark === 'checked_out')
  if (mark === 'checked_in' && hasLeft) throw new Problem('booking.mark_followed')
}

/** A phone's clock may be wrong, so a time in the future is now. */
function instantOf({ now }: Ctx, at: string | undefined): Temporal.Instant {
  const given = at === undefined ? now : Temporal.Instant.from(at)
  return Temporal.Instant.compare(given, now) > 0 ? now : given
}

function requireMarkable(
  { status, checkIn, checkOut, timeZone }: BookingRow,
  mark: Mark,
  at: Temporal.Instant,
) {
  if (status !== 'confirmed' && status !== 'completed') {
    throw new Problem('booking.state_refused', { status })
  }
  const day = todayIn(timeZone, at)
  const last = mark === 'checked_in' ? checkOut : addDays(checkOut, lateDays)
  if (day < checkIn || day > last) throw new Problem('booking.mark_day_refused')
}

async function marksOf({ db }: TransactionCtx, id: string) {
  const marks = new Map((await listMarks(db, id)).map(({ mark, markedAt }) => [mark, markedAt]))
  return {
    checkedInAt: marks.get('checked_in')?.toString() ?? null,
    checkedOutAt: marks.get('checked_out')?.toString() ?? null,
  }
}
