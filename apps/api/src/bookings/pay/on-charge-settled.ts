import { randomUUID } from 'node:crypto'
import { insertRefund } from '#bookings/cancel/refund-store.ts'
import { finishChange, undoChange } from '#bookings/change/finish.ts'
import { releaseHold } from '#bookings/hold/release-hold.ts'
import { type BookingRow, lockBooking } from '#bookings/store.ts'
import { recordBookingEvent } from '#bookings/transition.ts'
import type { Charge } from '#payments/charge/charge.ts'
import type { ChargeOutcome } from '#payments/charge/charge-outcomes.ts'
import { refundCharge } from '#payments/refund/refund.ts'
import { tooLate } from '#payments/refund/refund-store.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { confirmStay } from './confirm.ts'
import { hasCredit, releaseCredit, spendCredit } from './credit.ts'
import { endPayment, findPaymentOfCharge, type PaymentRow } from './payment-store.ts'

/** What the end of a charge means to the booking it pays for, whatever the browser does. */
export const bookingCharges: ChargeOutcome = {
  async succeeded(ctx, charge) {
    const { booking, payment } = await paidBy(ctx, charge)
    if (payment.status === 'pending' && (await isTaken(ctx, booking, payment))) {
      await spendCredit(ctx, payment, booking)
      await endPayment(ctx.db, payment.id, { status: 'paid', endedAt: ctx.now })
    } else await refundLateCharge(ctx, charge, { booking, payment })
  },
  async failed(ctx, charge) {
    const { booking, payment } = await paidBy(ctx, charge)
    if (payment.status !== 'pending') return
    await releaseCredit(ctx, payment)
    const { failure } = charge
    await endPayment(ctx.db, payment.id, { status: 'failed', failure, endedAt: ctx.now })
    await undoChange(ctx, payment)
    await recordBookingEvent(ctx, booking, 'payment_failed', { failure })
  },
  async returned(ctx, charge) {
    const { booking, payment } = await paidBy(ctx, charge)
    await endReturned(ctx, charge, { booking, payment })
  },
}

type Paid = { booking: BookingRow; payment: PaymentRow }

/** The booking is locked before the payment is read, as whoever ends a payment locks it first. */
async function paidBy(ctx: TransactionCtx, { id, reference }: Charge): Promise<Paid> {
  const booking = await lockBooking(ctx.db, reference)
  const payment = await findPaymentOfCharge(ctx.db, id)
  if (!booking || !payment) throw new Error(`Charge ${id} pays for no booking.`)
  return { booking, payment }
}

async function isTaken(
  ctx: TransactionCtx,
  booking: BookingRow,
  payment: PaymentRow,
): Promise<boolean> {
  const isWhole = await hasCredit(ctx, payment)
  if (booking.status === 'confirmed') return isWhole && finishChange(ctx, booking, payment)
  if (booking.status !== 'held' || booking.quoteId !== payment.quoteId) return false
  if (isWhole && (await confirmStay(ctx, booking))) return true
  await releaseHold(ctx, booking, 'expired')
  return false
}

/** The nights were gone when the card had paid: its money goes back by itself. */
async function refundLateCharge(ctx: TransactionCtx, charge: Charge, { booking, payment }: Paid) {
  await endReturned(ctx, charge, { booking, payment })
  const { id: chargeId, amount } = charge
  await refundCharge(ctx, { chargeId, amount, key: `late:${payment.id}`, reason: tooLate })
  await recordBookingEvent(ctx, booking, 'payment_returned', { amount })
}

async function endReturned(ctx: TransactionCtx, { amount }: Charge, { booking, payment }: Paid) {
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
