import type { PaymentAnswer, PaymentRequest } from '@marea/contract/bookings/endpoints.ts'
import { countIfLost, datesTakenWithAlternatives } from '#bookings/hold/dates-taken.ts'
import { lockOwnBooking, requireActiveHold } from '#bookings/own-booking.ts'
import { showBooking } from '#bookings/show.ts'
import { wasConfirmed } from '#bookings/status.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { confirmStay } from './confirm.ts'
import { spendCredit } from './credit.ts'
import { beginPayment, chargeCard, requireOwnReturnUrl } from './payment.ts'
import { endPayment, type PaymentRow } from './payment-store.ts'

/** Charges the booking's price: the wallet first if requested, the card for the rest. */
export async function payStay(
  ctx: Ctx,
  id: string,
  request: PaymentRequest,
): Promise<PaymentAnswer> {
  const { userId } = personOf(ctx)
  requireOwnReturnUrl(ctx, request)
  const payment = await inTransaction(ctx, (ctx) => startStayPayment(ctx, id, request)).catch(
    countIfLost,
  )
  const answer = payment
    ? await chargeCard(ctx, payment, { userId, wish: request })
    : { status: 'confirmed' as const }
  return { ...answer, booking: await showBooking(ctx, id) }
}

/** The payment the card still owes, or nothing when the stay is already confirmed. */
async function startStayPayment(
  ctx: TransactionCtx,
  id: string,
  request: PaymentRequest,
): Promise<PaymentRow | undefined> {
  const booking = await lockOwnBooking(ctx, id)
  // A return to the page after paying, or a second click, charges nothing again.
  if (wasConfirmed(booking.status)) return undefined
  requireActiveHold(ctx, booking)
  if (!booking.houseRulesAcceptedAt) throw new Problem('booking.house_rules_unaccepted')
  const { quoteId, totalAmount: amount, holdExpiresAt: until } = booking
  if (amount > 0) {
    const payment = await beginPayment(ctx, booking, { ...request, quoteId, amount, until })
    if (payment.cardAmount > 0) return payment
    await spendCredit(ctx, payment, booking)
    await endPayment(ctx.db, payment.id, { status: 'paid', endedAt: ctx.now })
  }
  if (!(await confirmStay(ctx, booking))) throw await datesTakenWithAlternatives(ctx, booking)
  return undefined
}
