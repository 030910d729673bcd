import { lockBooking } from '#bookings/store.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordStayTime, releaseDay } from './granted-day.ts'
import { findRequest, listOverdue, updateRequest } from './stay-time-store.ts'

export async function expireStayTimes(ctx: Ctx): Promise<void> {
  for (const overdue of await listOverdue(ctx.db, ctx.now)) {
    await inTransaction(ctx, (ctx) => expire(ctx, overdue)).catch((error) =>
      ctx.log.error({ err: error, requestId: overdue.id }, 'request for hours not ended'),
    )
  }
}

async function expire(
  ctx: TransactionCtx,
  { id, bookingId }: { id: string; bookingId: string },
): Promise<void> {
  const booking = await lockBooking(ctx.db, bookingId)
  const row = await findRequest(ctx.db, id)
  const isOpen = row?.status === 'waiting' || row?.status === 'approved'
  if (!booking || !row || !isOpen) return
  await updateRequest(ctx.db, id, { status: 'expired' })
  await releaseDay(ctx, row)
  await recordStayTime(ctx, booking, { row, kind: 'expired' })
}
