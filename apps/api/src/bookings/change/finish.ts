import { nightsReference, toDatesTaken } from '#bookings/hold/dates-taken.ts'
import type { PaymentRow } from '#bookings/payment/payment-store.ts'
import { type BookingRow, updateBooking } from '#bookings/store.ts'
import { recordBookingEvent } from '#bookings/transition.ts'
import { moveNights } from '#calendar/nights/book-nights.ts'
import { holdNights } from '#calendar/nights/hold-nights.ts'
import { releaseNights } from '#calendar/nights/release-nights.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { changeReference, releaseCoupon, replaceCoupon } from '#pricing/coupons/reserve-coupon.ts'
import { type ChangeRow, endChange, findRunningChange } from './change-store.ts'
import { canPayStayTimes, followChange } from './follow-change.ts'
import { readTerms, rowOf } from './terms.ts'

const sides = ['before', 'after'] as const

type DateRange = { checkIn: string; checkOut: string }

export async function holdAddedNights(
  ctx: TransactionCtx,
  changeId: string,
  { booking, wished: requested }: { booking: BookingRow; wished: DateRange },
): Promise<void> {
  const { suiteId } = booking
  for (const { side, checkIn, checkOut } of addedNights(booking, requested)) {
    const reference = addedReference(changeId, side)
    await holdNights(ctx, { suiteId, checkIn, checkOut, reference }).catch(toDatesTaken)
  }
}

/** The nights of the new stay that the old one lacks: before it, after it, or all of them. */
function addedNights(old: DateRange, requested: DateRange) {
  const isApart = requested.checkOut <= old.checkIn || requested.checkIn >= old.checkOut
  const ranges = isApart
    ? [{ side: sides[0], checkIn: requested.checkIn, checkOut: requested.checkOut }]
    : [
        { side: sides[0], checkIn: requested.checkIn, checkOut: old.checkIn },
        { side: sides[1], checkIn: old.checkOut, checkOut: requested.checkOut },
      ]
  return ranges.filter(({ checkIn, checkOut }) => checkIn < checkOut)
}

/** Applies the change a payment was for; false means its nights are no longer available. */
export async function finishChange(
  ctx: TransactionCtx,
  booking: BookingRow,
  payment: Pick<PaymentRow, 'id'>,
): Promise<boolean> {
  const change = await findRunningChange(ctx.db, booking.id)
  if (change?.paymentId !== payment.id || booking.settledAt) return false
  return applyChange(ctx, booking, change)
}

/** Dates and terms change in one step. */
export async function applyChange(
  ctx: TransactionCtx,
  booking: BookingRow,
  change: Pick<ChangeRow, 'id' | 'after'>,
): Promise<boolean> {
  const { id, suiteId, guestId } = booking
  const terms = readTerms(change.after)
  const { checkIn: from, checkOut: to } = terms
  if (!(await canPayStayTimes(ctx, terms))) return false
  await releaseAddedNights(ctx, change.id)
  const isMoved = from !== booking.checkIn || to !== booking.checkOut
  const nights = { suiteId, guestId, from, to, reference: nightsReference(id) }
  if (isMoved && !(await moveNights(ctx, nights))) return false
  if (terms.couponCode !== booking.couponCode) await replaceCoupon(ctx, nightsReference(id))
  await updateBooking(ctx.db, id, rowOf(terms))
  await followChange(ctx, booking, terms)
  await endChange(ctx.db, change.id, { status: 'done', endedAt: ctx.now })
  await recordBookingEvent(ctx, booking, 'booking.changed', {})
  return true
}

export async function undoChange(
  ctx: TransactionCtx,
  { id, bookingId }: Pick<PaymentRow, 'id' | 'bookingId'>,
): Promise<void> {
  const change = await findRunningChange(ctx.db, bookingId)
  if (change?.paymentId === id) await rollBackChange(ctx, change)
}

export async function abandonChange(ctx: TransactionCtx, { id }: BookingRow): Promise<void> {
  const change = await findRunningChange(ctx.db, id)
  if (change) await rollBackChange(ctx, change)
}

async function rollBackChange(ctx: TransactionCtx, change: ChangeRow): Promise<void> {
  await releaseAddedNights(ctx, change.id)
  await releaseCoupon(ctx, changeReference(nightsReference(change.bookingId)))
  await endChange(ctx.db, change.id, { status: 'undone', endedAt: ctx.now })
}

async function releaseAddedNights(ctx: TransactionCtx, changeId: string): Promise<void> {
  for (const side of sides) await releaseNights(ctx, addedReference(changeId, side))
}

function addedReference(changeId: string, side: (typeof sides)[number]): string {
  return `change:${changeId}:${side}`
}
