import { randomUUID } from 'node:crypto'
import { finishBalance, noteDeclined, postponeBalance } from '#bookings/balance/balance.ts'
import { openBalance } from '#bookings/balance/part-plan.ts'
import { finishChange, undoChange } from '#bookings/change/finish.ts'
import { releaseHold } from '#bookings/hold/release-hold.ts'
import { hasCredit, releaseCredit, spendCredit } from '#bookings/payment/credit.ts'
import {
  endPayment,
  findPaymentOfCharge,
  type PaymentRow,
} from '#bookings/payment/payment-store.ts'
import { insertRefund } from '#bookings/refund/refund-store.ts'
import { type BookingRow, lockBooking } from '#bookings/store.ts'
import { recordBookingEvent } from '#bookings/transition.ts'
import type { Charge } from '#payments/charge/charge.ts'
import { refundCharge } from '#payments/refund/refund.ts'
import { tooLate } from '#payments/refund/refund-reasons.ts'
import type { DisputeOutcomes } from '#payments/settle/charge-outcomes.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { confirmStay } from './confirm.ts'
import { lossTerms } from './loss-terms.ts'

/** Applies the outcome of a charge to its booking, whatever the browser does. */
export const bookingCharges: DisputeOutcomes['booking'] = {
  lossTerms,
  async succeeded(ctx, charge) {
    const { booking, payment } = await lockPaidBooking(ctx, charge)
    if (payment.status === 'pending' && (await applyPayment(ctx, { booking, payment, charge }))) {
      await spendCredit(ctx, payment, booking)
      await endPayment(ctx.db, payment.id, { status: 'paid', endedAt: ctx.now })
    } else await refundLateCharge(ctx, charge, { booking, payment })
  },
  async failed(ctx, charge) {
    const { booking, payment } = await lockPaidBooking(ctx, charge)
    if (payment.status !== 'pending') return
    await releaseCredit(ctx, payment)
    const { failure } = charge
    await endPayment(ctx.db, payment.id, { status: 'failed', failure, endedAt: ctx.now })
    await undoChange(ctx, payment)
    if (payment.isAutomatic) await noteDeclined(ctx, booking, failure)
    else await recordBookingEvent(ctx, booking, 'booking.payment_failed', { failure })
  },
  async returned(ctx, charge) {
    const { booking, payment } = await lockPaidBooking(ctx, charge)
    await endAsReturned(ctx, charge, { booking, payment })
    if (payment.isAutomatic) await postponeBalance(ctx, booking)
  },
}

type PaidBooking = { booking: BookingRow; payment: PaymentRow }

/** Locks the booking before the payment, in the same order as everything that ends a payment. */
async function lockPaidBooking(
  ctx: TransactionCtx,
  { id, reference }: Charge,
): Promise<PaidBooking> {
  const booking = await lockBooking(ctx.db, reference)
  const payment = await findPaymentOfCharge(ctx.db, id)
  if (!booking || !payment) throw new Error(`Charge ${id} pays for no booking.`)
  return { booking, payment }
}

async function applyPayment(
  ctx: TransactionCtx,
  { booking, payment, charge }: PaidBooking & { charge: Charge },
): Promise<boolean> {
  const isWhole = await hasCredit(ctx, payment)
  if (booking.status === 'confirmed') {
    const finish = payment.part === 'rest' ? finishBalance : finishChange
    return isWhole && finish(ctx, booking, payment)
  }
  if (booking.status !== 'held' || booking.quoteId !== payment.quoteId) return false
  if (isWhole && (await confirmStay(ctx, booking))) {
    const { card } = charge
    if (payment.part === 'first') await openBalance(ctx, booking, { payment, card })
    return true
  }
  await releaseHold(ctx, booking, 'expired')
  return false
}

/** The nights were gone when the card paid, so the charge is refunded. */
async function refundLateCharge(
  ctx: TransactionCtx,
  charge: Charge,
  { booking, payment }: PaidBooking,
) {
  await endAsReturned(ctx, charge, { booking, payment })
  const { id: chargeId, amount } = charge
  await refundCharge(ctx, { chargeId, amount, key: `late:${payment.id}`, reason: tooLate })
  await recordBookingEvent(ctx, booking, 'booking.payment_returned', { amount })
}

async function endAsReturned(
  ctx: TransactionCtx,
  { amount }: Charge,
  { booking, payment }: PaidBooking,
) {
  if (payment.status === 'pending') {
    await releaseCredit(ctx, payment)
    await undoChange(ctx, payment)
  }
  await endPayment(ctx.db, payment.id, { status: 'returned', endedAt: ctx.now })
  await insertRefund(ctx.db, {
    id: randomUUID(),
    bookingId: booking.id,
    cause: 'late',
    creditAmount: 0,
    cardAmount: amount,
    toCardAmount: amount,
    createdAt: ctx.now,
  })
}
