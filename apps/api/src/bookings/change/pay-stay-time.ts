import type { PaymentAnswer, PaymentRequest } from '@marea/contract/bookings/endpoints.ts'
import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { extraCodes } from '@marea/contract/suites/listing/extra-codes.ts'
import { requireBalancePaid } from '#bookings/balance/balance.ts'
import { lockOwnBooking } from '#bookings/own-booking.ts'
import { chargeCard, requireOwnReturnUrl } from '#bookings/payment/payment.ts'
import type { PaymentRow } from '#bookings/payment/payment-store.ts'
import { paidSnapshot, requireCancellable } from '#bookings/refund/refund.ts'
import { showBooking } from '#bookings/show.ts'
import { findRequest, type StayTimeRow } from '#bookings/stay-times/stay-time-store.ts'
import type { BookingRow } from '#bookings/store.ts'
import { linesOf } from '#bookings/terms.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { instantIn } from '#platform/zoned-time.ts'
import { changeStay } from '#pricing/change.ts'
import { withStayTime } from '#pricing/stay-times.ts'
import { beginPaidChange } from './change.ts'
import type { AgreedStay } from './terms.ts'

const paymentTime = { minutes: 15 }

type StayTimePayment = { requestId: string; request: PaymentRequest }

/** Pays for an approved hour as a change of the booking, by any card or from the wallet. */
export async function payStayTime(
  ctx: Ctx,
  id: string,
  { requestId, request }: StayTimePayment,
): Promise<PaymentAnswer> {
  const { userId } = personOf(ctx)
  requireOwnReturnUrl(ctx, request)
  const wish = { ...request, returnUrl: request.returnUrl ?? `/trip/${id}` }
  const payment = await inTransaction(ctx, (ctx) =>
    startPayment(ctx, id, { requestId, request: wish }),
  )
  const answer = payment
    ? await chargeCard(ctx, payment, { userId, wish })
    : { status: 'confirmed' as const }
  return { ...answer, booking: await showBooking(ctx, id) }
}

async function startPayment(
  ctx: TransactionCtx,
  id: string,
  { requestId, request }: StayTimePayment,
): Promise<PaymentRow | undefined> {
  const booking = await lockOwnBooking(ctx, id)
  const row = await findRequest(ctx.db, requestId)
  if (row?.bookingId !== id) throw new Problem('resource.not_found')
  if (row.status === 'paid') return undefined
  requireCancellable(ctx, booking)
  await requireBalancePaid(ctx, id)
  const isOver = Temporal.Instant.compare(row.expiresAt, ctx.now) <= 0
  if (row.status !== 'approved' || isOver) throw new Problem('booking.hour_unavailable')
  const quote = agreedStayTime(ctx, booking, row)
  const change = changeStay(await paidSnapshot(ctx, booking), quote.price.lines, ctx.now)
  return beginPaidChange(ctx, booking, { quote, change, wish: request })
}

/** The same stay with another hour, as a quote with the id of its request. */
function agreedStayTime({ now }: Ctx, booking: BookingRow, row: StayTimeRow): AgreedStay {
  const { checkIn, checkOut, checkInAt, checkOutAt, agreedCheckInAt, couponCode } = booking
  const at = instantIn(booking.timeZone, row.day, row.hour)
  const times =
    row.side === 'check_in'
      ? { checkInAt: at, checkOutAt, agreedCheckInAt: agreedCheckInAt ?? checkInAt }
      : { checkInAt, checkOutAt: at, agreedCheckInAt }
  return {
    id: row.id,
    ...times,
    stay: { checkIn, checkOut, ...guestCountsOf(booking) },
    extras: extraCodes.filter((code) => booking.extras.includes(code)),
    couponCode,
    addedCoupon: null,
    price: withStayTime(linesOf(booking), row.side, row.amount),
    expiresAt: now.add(paymentTime),
  }
}
