import { randomUUID } from 'node:crypto'
import type { PaymentAnswer, PaymentRequest } from '@marea/contract/bookings/endpoints.ts'
import { splitPayment } from '@marea/contract/pricing/credit.ts'
import { type BookingRow, lockBooking } from '#bookings/store.ts'
import { abandonCharge, type Charge, lookUpCharge, startCharge } from '#payments/charge/charge.ts'
import { resolveReturnUrl } from '#payments/return-url.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { creditOf, lockCredit } from '#wallet/credit.ts'
import { holdCredit, releaseCredit } from './credit.ts'
import {
  chargeRequestKey,
  endPayment,
  findChargeOfPayment,
  findRunningPayment,
  insertPayment,
  type PaymentRow,
} from './payment-store.ts'

/** Credit stays on hold longer than the nights, until the card's answer is certain. */
const creditHoldMargin = { minutes: 30 }

type AmountDue = {
  quoteId: string
  amount: number
  until: Temporal.Instant
  /** Undefined when the whole price is paid at once. */
  part?: 'first' | 'rest' | undefined
}

/**
 * Checked before anything is held, because the URL is otherwise read only when the card is charged.
 */
export function requireOwnReturnUrl({ config }: Ctx, { returnUrl }: PaymentRequest): void {
  if (returnUrl !== undefined) resolveReturnUrl(config, returnUrl)
}

/** Records a payment attempt and holds the wallet credit; a matching attempt is resumed. */
export async function beginPayment(
  ctx: TransactionCtx,
  booking: BookingRow,
  { amount, until, ...request }: AmountDue & PaymentRequest,
): Promise<PaymentRow> {
  const running = await findRunningPayment(ctx.db, booking.id)
  const { guestId } = booking
  if (running && (await canResume(ctx, running, { ...request, guestId }))) return running
  if (running) await abandonPayment(ctx, running)
  const available = request.useCredit ? await lockCredit(ctx, guestId) : 0
  const split = splitPayment(amount, available)
  if (!isAmountShown(request, split)) {
    throw new Problem('booking.amount_changed', { amount: split.cardAmount })
  }
  const payment = await insertPayment(ctx.db, {
    id: randomUUID(),
    bookingId: booking.id,
    quoteId: request.quoteId,
    ...split,
    part: request.part ?? null,
    createdAt: ctx.now,
  })
  await holdCredit(ctx, payment, { guestId, until: until.add(creditHoldMargin) })
  return payment
}

/** Off session the guest cannot authenticate, so a bank that asks for it declines. */
type CardWish = { userId: string; wish: PaymentRequest; isOffSession?: boolean }

/** Charges the card outside any transaction; a payment already charged returns its status. */
export async function chargeCard(
  ctx: Ctx,
  payment: PaymentRow,
  { userId, wish, isOffSession = false }: CardWish,
): Promise<Omit<PaymentAnswer, 'booking'>> {
  const known = await findChargeOfPayment(ctx.db, payment)
  const isAsked = known !== undefined && known.status !== 'started'
  const charge = isAsked
    ? await lookUpCharge(ctx, known.id)
    : await startCharge(ctx, {
        userId,
        purpose: 'booking',
        reference: payment.bookingId,
        amount: payment.cardAmount,
        paymentMethodId: known?.paymentMethodId ?? wish.paymentMethodId,
        saveCard: wish.saveCard,
        isOffSession,
        requestKey: chargeRequestKey(payment.id),
        returnUrl: wish.returnUrl ?? `/pay-confirmation?booking=${payment.bookingId}`,
        claim: (ctx) => requireRunning(ctx, payment, wish),
      })
  if (!charge) throw new Error(`The charge of payment ${payment.id} is lost.`)
  return toPaymentAnswer(charge)
}

/**
 * The booking is locked until the charge is stored: a payment that another request has replaced or
 * that is charged to another card meanwhile charges nothing, and one with a charge is not replaced.
 */
async function requireRunning(
  ctx: TransactionCtx,
  payment: PaymentRow,
  { paymentMethodId }: PaymentRequest,
): Promise<void> {
  const booking = await lockBooking(ctx.db, payment.bookingId)
  const charge = await findChargeOfPayment(ctx.db, payment)
  const isSameCard = [undefined, charge?.paymentMethodId].includes(paymentMethodId)
  if (charge && isSameCard) return
  const running = await findRunningPayment(ctx.db, payment.bookingId)
  if (!charge && running?.id === payment.id) return
  if (booking?.status === 'expired') throw new Problem('booking.hold_expired')
  throw new Problem('booking.payment_running')
}

/** A card waiting for its bank can be replaced; one whose answer is pending cannot. */
export async function stopRunningPayment(ctx: TransactionCtx, booking: BookingRow): Promise<void> {
  const running = await findRunningPayment(ctx.db, booking.id)
  if (!running) return
  const charge = await findChargeOfPayment(ctx.db, running)
  if (charge && charge.status !== 'requires_action') throw new Problem('booking.payment_running')
  await abandonPayment(ctx, running)
}

type RepeatedRequest = Pick<PaymentRequest, 'useCredit' | 'paymentMethodId' | 'cardAmount'> &
  Pick<AmountDue, 'quoteId' | 'part'> & { guestId: string }

async function canResume(
  ctx: TransactionCtx,
  running: PaymentRow,
  request: RepeatedRequest,
): Promise<boolean> {
  const charge = await findChargeOfPayment(ctx.db, running)
  if (running.quoteId !== request.quoteId || running.part !== (request.part ?? null)) {
    if (charge && charge.status !== 'requires_action') throw new Problem('booking.payment_running')
    return false
  }
  // An empty wallet pays nothing, whether the guest wanted to use it or not.
  const usesCredit = request.useCredit && (await creditOf(ctx, request.guestId)) > 0
  const isSameCredit = running.creditAmount > 0 ? request.useCredit : !usesCredit
  const isShown = isAmountShown(request, running)
  if (!charge) return isSameCredit && isShown
  if (charge.status !== 'requires_action') return true
  const { paymentMethodId = charge.paymentMethodId } = request
  const isSameCard = paymentMethodId === charge.paymentMethodId
  return isSameCard && isShown && (isSameCredit || request.useCredit)
}

/** Wallet money spent elsewhere meanwhile would leave more for the card than the guest was shown. */
function isAmountShown(
  { cardAmount }: Pick<PaymentRequest, 'cardAmount'>,
  due: Pick<PaymentRow, 'cardAmount'>,
): boolean {
  return cardAmount === undefined || cardAmount === due.cardAmount
}

/** If its charge still succeeds, the payment is found ended and the charge is refunded. */
async function abandonPayment(ctx: TransactionCtx, running: PaymentRow): Promise<void> {
  const charge = await findChargeOfPayment(ctx.db, running)
  await releaseCredit(ctx, running)
  await endPayment(ctx.db, running.id, {
    status: 'failed',
    failure: 'abandoned',
    endedAt: ctx.now,
  })
  if (charge) await abandonCharge(ctx, charge.id)
}

function toPaymentAnswer({ status, clientSecret, nextAction, failure }: Charge) {
  return {
    status,
    ...(clientSecret ? { clientSecret } : {}),
    ...(nextAction ? { nextAction } : {}),
    ...(failure ? { failure } : {}),
  }
}
