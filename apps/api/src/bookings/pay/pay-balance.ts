import type { PaymentAnswer, PaymentRequest } from '@marea/contract/bookings/endpoints.ts'
import { finishBalance } from '#bookings/balance/balance.ts'
import { findBalance } from '#bookings/balance/balance-store.ts'
import { lockOwnBooking } from '#bookings/own-booking.ts'
import { spendCredit } from '#bookings/payment/credit.ts'
import { beginPayment, chargeCard, requireOwnReturnUrl } from '#bookings/payment/payment.ts'
import { endPayment, type PaymentRow } from '#bookings/payment/payment-store.ts'
import { showBooking } from '#bookings/show.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'

const paymentTime = { minutes: 15 }

/** The guest pays the balance before it is charged, by any card or from the wallet. */
export async function payBalance(
  ctx: Ctx,
  id: string,
  request: PaymentRequest,
): Promise<PaymentAnswer> {
  const { userId } = personOf(ctx)
  requireOwnReturnUrl(ctx, request)
  const payment = await inTransaction(ctx, (ctx) => startBalancePayment(ctx, id, request))
  const wish = { ...request, returnUrl: request.returnUrl ?? `/my-bookings?booking=${id}` }
  const answer = payment
    ? await chargeCard(ctx, payment, { userId, wish })
    : { status: 'confirmed' as const }
  return { ...answer, booking: await showBooking(ctx, id) }
}

/** The payment the card still owes, or nothing once the balance is paid. */
async function startBalancePayment(
  ctx: TransactionCtx,
  id: string,
  request: PaymentRequest,
): Promise<PaymentRow | undefined> {
  const booking = await lockOwnBooking(ctx, id)
  const rest = await findBalance(ctx.db, id)
  if (rest?.status === 'paid') return undefined
  if (rest?.status !== 'due' || booking.status !== 'confirmed') {
    throw new Problem('booking.state_refused', { status: booking.status })
  }
  const payment = await beginPayment(ctx, booking, {
    ...request,
    quoteId: booking.quoteId,
    amount: rest.amount,
    until: ctx.now.add(paymentTime),
    part: 'rest',
  })
  if (payment.cardAmount > 0) return payment
  await spendCredit(ctx, payment, booking)
  await endPayment(ctx.db, payment.id, { status: 'paid', endedAt: ctx.now })
  if (!(await finishBalance(ctx, booking, payment))) throw new Error(`Nothing is due for ${id}.`)
  return undefined
}
