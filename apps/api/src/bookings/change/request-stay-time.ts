import { randomUUID } from 'node:crypto'
import type { StayTimes } from '@marea/contract/bookings/stay-times.ts'
import type { HourSide } from '@marea/contract/suites/listing/home-stay-times.ts'
import { requireBalancePaid } from '#bookings/balance/balance.ts'
import { lockOwnBooking } from '#bookings/own-booking.ts'
import { stopRunningPayment } from '#bookings/payment/payment.ts'
import { requireCancellable } from '#bookings/refund/refund.ts'
import { approve } from '#bookings/stay-times/answer-stay-time.ts'
import { answerBy, dayOf } from '#bookings/stay-times/deadlines.ts'
import { recordStayTime, releaseDay } from '#bookings/stay-times/granted-day.ts'
import { hourOptions } from '#bookings/stay-times/offered-stay-times.ts'
import { stayTimesOfStay } from '#bookings/stay-times/show-stay-times.ts'
import { findRequest, insertRequest, updateRequest } from '#bookings/stay-times/stay-time-store.ts'
import type { BookingRow } from '#bookings/store.ts'
import { requireTaken } from '#bookings/trip/show-trip.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { Problem } from '#platform/problem.ts'
import { clockIn } from '#platform/zoned-time.ts'
import { readStayTimes } from '#suites/stay-times/read-stay-times.ts'
import { abandonChange } from './finish.ts'

type StayTimeWish = { side: HourSide; hour: string; amount: number }

/** The owner is asked, unless the home approves requests by itself; nothing is charged yet. */
export function requestStayTime(ctx: Ctx, id: string, wish: StayTimeWish): Promise<StayTimes> {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockOwnBooking(ctx, id)
    requireTaken(booking)
    requireCancellable(ctx, booking)
    await requireBalancePaid(ctx, id)
    const amount = await requireOffered(ctx, booking, wish)
    const { side, hour } = wish
    const request = {
      id: randomUUID(),
      bookingId: id,
      suiteId: booking.suiteId,
      side,
      hour,
      amount,
    }
    await insertRequest(ctx.db, {
      ...request,
      day: Temporal.PlainDate.from(dayOf(booking, side)),
      status: 'waiting',
      requestedAt: ctx.now,
      expiresAt: answerBy(booking, ctx.now),
    }).catch((error: unknown) => {
      throw violates(error, 'hours_requests_one_open')
        ? new Problem('booking.hour_unavailable')
        : error
    })
    const { isAutomatic } = await readStayTimes(ctx, booking.suiteId)
    const row = await findRequest(ctx.db, request.id)
    if (row && isAutomatic) await approve(ctx, booking, { row, answeredBy: null })
    if (row && !isAutomatic) await recordStayTime(ctx, booking, { row, kind: 'requested' })
    return stayTimesOfStay(ctx, booking)
  })
}

/** Returns the price before taxes; refuses an hour that is not offered at the price the guest saw. */
async function requireOffered(
  ctx: TransactionCtx,
  booking: BookingRow,
  { side, hour, amount }: StayTimeWish,
): Promise<number> {
  const { sides } = await stayTimesOfStay(ctx, booking)
  const shown = sides.find((each) => each.side === side)?.options
  const isShown = shown?.some((each) => each.hour === hour && each.price.amount === amount)
  const home = await readStayTimes(ctx, booking.suiteId)
  const { checkInAt, checkOutAt, timeZone } = booking
  const current = clockIn(timeZone, side === 'check_in' ? checkInAt : checkOutAt)
  const option = hourOptions(home, side, current).find((each) => each.hour === hour)
  if (!isShown || !option) throw new Problem('booking.hour_unavailable')
  return option.amount
}

/** Ends an unpaid request and abandons a card payment that waits for its bank. */
export function withdrawStayTime(ctx: Ctx, id: string, requestId: string): Promise<StayTimes> {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockOwnBooking(ctx, id)
    requireTaken(booking)
    const row = await findRequest(ctx.db, requestId)
    if (row?.bookingId !== id) throw new Problem('resource.not_found')
    if (row.status === 'withdrawn') return stayTimesOfStay(ctx, booking)
    if (row.status !== 'waiting' && row.status !== 'approved') {
      throw new Problem('booking.hours_answered')
    }
    if (row.status === 'approved') {
      await stopRunningPayment(ctx, booking)
      await abandonChange(ctx, booking)
    }
    await updateRequest(ctx.db, row.id, { status: 'withdrawn' })
    await releaseDay(ctx, row)
    await recordStayTime(ctx, booking, { row, kind: 'withdrawn' })
    return stayTimesOfStay(ctx, booking)
  })
}
