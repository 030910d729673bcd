import { dayOf } from '#bookings/stay-times/deadlines.ts'
import { releaseDay } from '#bookings/stay-times/granted-day.ts'
import {
  findRequest,
  listRequests,
  type StayTimeRow,
  updateRequest,
} from '#bookings/stay-times/stay-time-store.ts'
import type { BookingRow } from '#bookings/store.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { findStayTimeLine } from '#pricing/stay-times.ts'
import type { ChangeTerms } from './terms.ts'

/** False when the change pays for an hour that is no longer reserved for the guest. */
export async function canPayStayTimes(
  { db }: TransactionCtx,
  { quoteId }: Pick<ChangeTerms, 'quoteId'>,
): Promise<boolean> {
  const row = await findRequest(db, quoteId)
  return !row || row.status === 'approved'
}

/** Grants the hour that was paid; requests for days that the stay no longer has end. */
export async function followChange(
  ctx: TransactionCtx,
  { id }: BookingRow,
  terms: ChangeTerms,
): Promise<void> {
  for (const row of await listRequests(ctx.db, id)) {
    if (row.id === terms.quoteId) await updateRequest(ctx.db, row.id, { status: 'paid' })
    else if (!isKept(row, terms)) await endRequest(ctx, row)
  }
}

/** A canceled stay loses its early check-in and late check-out. */
export async function endStayTimes(ctx: TransactionCtx, { id }: BookingRow): Promise<void> {
  for (const row of await listRequests(ctx.db, id)) await endRequest(ctx, row)
}

function isKept({ side, day, status }: StayTimeRow, terms: ChangeTerms): boolean {
  const isSameDay = day === dayOf(terms, side)
  return isSameDay && (status !== 'paid' || findStayTimeLine(terms.lines, side) !== undefined)
}

async function endRequest(ctx: TransactionCtx, row: StayTimeRow): Promise<void> {
  if (row.status !== 'waiting' && row.status !== 'approved' && row.status !== 'paid') return
  await updateRequest(ctx.db, row.id, { status: 'ended' })
  await releaseDay(ctx, row)
}
