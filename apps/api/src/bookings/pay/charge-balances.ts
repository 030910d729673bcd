import { randomUUID } from 'node:crypto'
import { noteDeclined } from '#bookings/balance/balance.ts'
import {
  type BalanceRow,
  findBalance,
  listBalancesToCharge,
  listBalancesToRemind,
  updateDueBalance,
} from '#bookings/balance/balance-store.ts'
import { balanceCounts } from '#bookings/balance/metrics.ts'
import { cancelUnpaid } from '#bookings/cancel/cancel.ts'
import { chargeCard, stopRunningPayment } from '#bookings/payment/payment.ts'
import {
  findChargeOfPayment,
  findRunningPayment,
  insertPayment,
  type PaymentRow,
} from '#bookings/payment/payment-store.ts'
import { type BookingRow, lockBooking } from '#bookings/store.ts'
import { recordBookingEvent } from '#bookings/transition.ts'
import { findUsableCard } from '#payments/cards/payment-methods.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import type { FanOut } from '#platform/jobs/fan-out.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { balanceAttempts } from '#pricing/part-payment.ts'

const remindBefore = { hours: 72 }

/** An attempt whose charge is not stored after this time is continued. */
const answerTime = { minutes: 10 }

/** Charges the cards of due balances; after the last attempt the booking is canceled. */
export const chargeDueBalances: FanOut = {
  name: 'bookings.charge-rests',
  cron: '*/5 * * * *',
  list: ({ db, now }) => listBalancesToCharge(db, now),
  handle: chargeBalance,
  // A run mostly waits for the card processor.
  sideBySide: 4,
}

/** Tells each guest once, three days ahead. */
export const remindOfBalances: FanOut = {
  name: 'bookings.remind-of-rests',
  cron: '*/5 * * * *',
  list: ({ db, now }) => listBalancesToRemind(db, now.add(remindBefore)),
  handle: remindOfBalance,
}

function remindOfBalance(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, id)
    const rest = await findBalance(ctx.db, id)
    if (!booking || rest?.status !== 'due' || rest.remindedAt) return
    await updateDueBalance(ctx.db, id, { remindedAt: ctx.now })
    if (rest.attempts > 0) return
    const day = todayIn(booking.timeZone, rest.dueAt)
    const { amount } = rest
    await recordBookingEvent(ctx, booking, 'booking.rest_due_soon', { amount, day })
  })
}

/** A repeated or interrupted run continues the same payment, so the card is charged once. */
async function chargeBalance(ctx: Ctx, id: string): Promise<void> {
  const attempt = await inTransaction(ctx, (ctx) => beginAttempt(ctx, id))
  if (!attempt) return
  const { payment, userId, paymentMethodId } = attempt
  const wish = {
    paymentMethodId,
    useCredit: false,
    saveCard: false,
    returnUrl: `/my-bookings?booking=${id}`,
  }
  await chargeCard(ctx, payment, { userId, wish, isOffSession: true })
}

type Attempt = { payment: PaymentRow; userId: string; paymentMethodId: string }

async function beginAttempt(ctx: TransactionCtx, id: string): Promise<Attempt | undefined> {
  const booking = await lockBooking(ctx.db, id)
  const rest = await findBalance(ctx.db, id)
  if (booking?.status !== 'confirmed' || rest?.status !== 'due' || !isDue(ctx, rest)) return
  const card = await findUsableCard(ctx, booking.guestId, rest.paymentMethodId)
  const running = await findRunningPayment(ctx.db, id)
  if (running) {
    const isOurs = running.isAutomatic && card !== undefined
    if (await findChargeOfPayment(ctx.db, running)) return
    if (isOurs) return { payment: running, userId: booking.guestId, paymentMethodId: card }
    if (isFresh(ctx, running)) return
    await stopRunningPayment(ctx, booking)
  }
  if (rest.attempts >= balanceAttempts) return giveUp(ctx, booking)
  const attempts = rest.attempts + 1
  await updateDueBalance(ctx.db, id, { attempts, nextAttemptAt: ctx.now.add(answerTime) })
  if (card === undefined) return noteDeclined(ctx, booking, 'card_invalid').then(() => undefined)
  const payment = await insertPayment(ctx.db, {
    id: randomUUID(),
    bookingId: id,
    quoteId: booking.quoteId,
    creditAmount: 0,
    cardAmount: rest.amount,
    part: 'rest',
    isAutomatic: true,
    createdAt: ctx.now,
  })
  return { payment, userId: booking.guestId, paymentMethodId: card }
}

function isDue({ now }: Ctx, { nextAttemptAt }: BalanceRow): boolean {
  return Temporal.Instant.compare(nextAttemptAt, now) <= 0
}

/** The guest may be paying right now. */
function isFresh({ now }: Ctx, { createdAt }: PaymentRow): boolean {
  return Temporal.Instant.compare(createdAt.add(answerTime), now) > 0
}

async function giveUp(ctx: TransactionCtx, booking: BookingRow): Promise<undefined> {
  await cancelUnpaid(ctx, booking)
  balanceCounts.addOnCommit(ctx.db, 'canceled')
  ctx.log.warn({ bookingId: booking.id }, 'booking canceled because its rest was not paid')
}
