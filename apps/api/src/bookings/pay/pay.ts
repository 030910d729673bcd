import type { PaymentAnswer, PaymentRequest } from '@marea/contract/bookings/endpoints.ts'
import type { PaymentPlan } from '@marea/contract/bookings/part-payment.ts'
import { requirePartPlan } from '#bookings/balance/part-plan.ts'
import { countIfLost, datesTakenWithAlternatives } from '#bookings/hold/dates-taken.ts'
import { lockOwnBooking, requireActiveHold } from '#bookings/own-booking.ts'
import { spendCredit } from '#bookings/payment/credit.ts'
import { beginPayment, chargeCard, requireOwnReturnUrl } from '#bookings/payment/payment.ts'
import { endPayment, type PaymentRow } from '#bookings/payment/payment-store.ts'
import { showBooking } from '#bookings/show.ts'
import { wasConfirmed } from '#bookings/status.ts'
import { personOf } from '#identity/account/user.ts'
import { isSavedCard } from '#payments/cards/payment-methods.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { confirmStay } from './confirm.ts'

type StayPayment = PaymentRequest & { plan?: PaymentPlan }

/** Charges the booking's price or its first part: the wallet first if requested, then the card. */
export async function payStay(ctx: Ctx, id: string, request: StayPayment): Promise<PaymentAnswer> {
  const { userId } = personOf(ctx)
  requireOwnReturnUrl(ctx, request)
  const payment = await inTransaction(ctx, (ctx) => startStayPayment(ctx, id, request)).catch(
    countIfLost,
  )
  const answer = payment
    ? await chargeCard(ctx, payment, { userId, wish: await wishFor(ctx, userId, request) })
    : { status: 'confirmed' as const }
  return { ...answer, booking: await showBooking(ctx, id) }
}

/** A card that pays the first part is saved, because it pays the rest too. */
async function wishFor(ctx: Ctx, userId: string, { plan, ...wish }: StayPayment) {
  const { paymentMethodId: id } = wish
  const isNew = plan === 'part' && id !== undefined && !(await isSavedCard(ctx, userId, id))
  return isNew ? { ...wish, saveCard: true } : wish
}

/** The payment the card still owes, or nothing when the stay is already confirmed. */
async function startStayPayment(
  ctx: TransactionCtx,
  id: string,
  request: StayPayment,
): Promise<PaymentRow | undefined> {
  const booking = await lockOwnBooking(ctx, id)
  // A return to the page after paying, or a second click, charges nothing again.
  if (wasConfirmed(booking.status)) return undefined
  requireActiveHold(ctx, booking)
  if (!booking.houseRulesAcceptedAt) throw new Problem('booking.house_rules_unaccepted')
  const { quoteId, totalAmount, holdExpiresAt: until } = booking
  if (totalAmount > 0) {
    const plan = request.plan === 'part' ? requirePartPlan(ctx, booking, request) : undefined
    const part = plan && ('first' as const)
    const due = { quoteId, until, part, amount: plan?.first ?? totalAmount }
    const payment = await beginPayment(ctx, booking, { ...request, ...due })
    if (payment.cardAmount > 0) return payment
    await spendCredit(ctx, payment, booking)
    await endPayment(ctx.db, payment.id, { status: 'paid', endedAt: ctx.now })
  }
  if (!(await confirmStay(ctx, booking))) throw await datesTakenWithAlternatives(ctx, booking)
  return undefined
}
