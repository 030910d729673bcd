import { randomUUID } from 'node:crypto'
import type { PaymentAnswer, PaymentRequest } from '@marea/contract/bookings/endpoints.ts'
import { requireBalancePaid } from '#bookings/balance/balance.ts'
import { datesTakenWithAlternatives, nightsReference } from '#bookings/hold/dates-taken.ts'
import { lockOwnBooking } from '#bookings/own-booking.ts'
import { reserveCouponFor } from '#bookings/payment/coupon.ts'
import { spendCredit } from '#bookings/payment/credit.ts'
import {
  beginPayment,
  chargeCard,
  requireOwnReturnUrl,
  stopRunningPayment,
} from '#bookings/payment/payment.ts'
import { endPayment, type PaymentRow } from '#bookings/payment/payment-store.ts'
import { issueRefund } from '#bookings/refund/issue-refund.ts'
import { paidSnapshot, requireCancellable } from '#bookings/refund/refund.ts'
import { showBooking } from '#bookings/show.ts'
import type { BookingRow } from '#bookings/store.ts'
import { readQuote } from '#calendar/quote/read-quote.ts'
import type { StoredQuote } from '#calendar/quote/stored-quote.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { type Change, changeStay } from '#pricing/change.ts'
import { changeReference } from '#pricing/coupons/reserve-coupon.ts'
import { lockCredit } from '#wallet/credit.ts'
import { findRunningChange, insertChange, linkPayment } from './change-store.ts'
import { abandonChange, applyChange, holdAddedNights } from './finish.ts'
import { withPaidStayTimes } from './kept-stay-times.ts'
import { type AgreedStay, readTerms, termsAfter, termsBefore } from './terms.ts'

type ChangeRequest = PaymentRequest & {
  quoteId: string
  to: 'wallet' | 'card'
  /** Who decided the refund: those of administrators are limited. */
  cause?: 'change' | 'operator'
}

/** Moves a confirmed stay to another quote, at once or after the card has paid the difference. */
export async function changeBooking(
  ctx: Ctx,
  id: string,
  request: ChangeRequest,
): Promise<PaymentAnswer> {
  const { userId } = personOf(ctx)
  requireOwnReturnUrl(ctx, request)
  const payment = await inTransaction(ctx, (ctx) => startChange(ctx, id, request))
  const answer = payment
    ? await chargeCard(ctx, payment, { userId, wish: request })
    : ({ status: 'confirmed' } as const)
  return { ...answer, booking: await showBooking(ctx, id) }
}

async function startChange(
  ctx: TransactionCtx,
  id: string,
  request: ChangeRequest,
): Promise<PaymentRow | undefined> {
  const booking = await lockOwnBooking(ctx, id)
  if (booking.quoteId === request.quoteId) return undefined
  requireCancellable(ctx, booking)
  await requireBalancePaid(ctx, id)
  const { quote, change } = await quotedChange(ctx, booking, request.quoteId)
  if (change.charge > 0) return beginPaidChange(ctx, booking, { quote, change, wish: request })
  await stopRunningPayment(ctx, booking)
  const { to, cause = 'change' } = request
  await issueRefund(ctx, booking, { cause, parts: change.refund, to })
  await abandonChange(ctx, booking)
  await applyImmediately(ctx, booking, { quote, change })
  return undefined
}

export async function quotedChange(
  ctx: Ctx,
  booking: BookingRow,
  quoteId: string,
): Promise<PendingChange> {
  const quote = await readQuote(ctx, quoteId)
  if (quote.suiteId !== booking.suiteId) throw new Problem('booking.quote_unknown')
  const agreed = agreedStay(booking, quote)
  const change = changeStay(await paidSnapshot(ctx, booking), agreed.price.lines, ctx.now)
  return { quote: agreed, change }
}

function agreedStay(booking: BookingRow, quote: StoredQuote): AgreedStay {
  const { coupon } = quote
  const couponCode = coupon?.code ?? null
  const addedCoupon = couponCode === booking.couponCode ? null : coupon
  return { ...withPaidStayTimes(booking, quote), couponCode, addedCoupon }
}

type PendingChange = { quote: AgreedStay; change: Change }

/** Nothing of the stay changes before the difference is paid. */
export async function beginPaidChange(
  ctx: TransactionCtx,
  booking: BookingRow,
  { quote, change, wish }: PendingChange & { wish: PaymentRequest },
): Promise<PaymentRow | undefined> {
  const changeId = await storeChange(ctx, booking, { quote, change })
  const due = { quoteId: quote.id, amount: change.charge, until: quote.expiresAt }
  const payment = await beginPayment(ctx, booking, { ...wish, ...due })
  await linkPayment(ctx.db, changeId, payment.id)
  await reserveChangeCoupon(ctx, booking, quote)
  if (payment.cardAmount > 0) return payment
  await spendCredit(ctx, payment, booking)
  await endPayment(ctx.db, payment.id, { status: 'paid', endedAt: ctx.now })
  const known = await findRunningChange(ctx.db, booking.id)
  if (!known || !(await applyChange(ctx, booking, known)))
    throw await datesTakenWithAlternatives(ctx, booking)
  return undefined
}

/** Repeating the same quote resumes its change; another quote replaces it. */
async function storeChange(
  ctx: TransactionCtx,
  booking: BookingRow,
  { quote, change }: PendingChange,
): Promise<string> {
  const running = await findRunningChange(ctx.db, booking.id)
  if (running && readTerms(running.after).quoteId === quote.id) return running.id
  await stopRunningPayment(ctx, booking)
  await lockCredit(ctx, booking.guestId)
  await abandonChange(ctx, booking)
  const id = randomUUID()
  await holdAddedNights(ctx, id, { booking, wished: quote.stay })
  await insertChange(ctx.db, {
    id,
    bookingId: booking.id,
    status: 'pending',
    before: termsBefore(booking),
    after: termsAfter(quote, change),
    createdAt: ctx.now,
    expiresAt: quote.expiresAt,
  })
  return id
}

async function applyImmediately(
  ctx: TransactionCtx,
  booking: BookingRow,
  { quote, change }: PendingChange,
): Promise<void> {
  const id = randomUUID()
  const after = termsAfter(quote, change)
  await insertChange(ctx.db, {
    id,
    bookingId: booking.id,
    status: 'pending',
    after,
    before: termsBefore(booking),
    createdAt: ctx.now,
    expiresAt: quote.expiresAt,
  })
  await reserveChangeCoupon(ctx, booking, quote)
  const isDone = await applyChange(ctx, booking, { id, after: JSON.parse(after) })
  if (!isDone)
    throw await datesTakenWithAlternatives(ctx, { ...quote.stay, suiteId: booking.suiteId })
}

/** A coupon added by a change has the same limits as in a new booking. */
async function reserveChangeCoupon(
  ctx: TransactionCtx,
  { id, suiteId, guestId: userId }: BookingRow,
  { addedCoupon: coupon, stay, price }: AgreedStay,
): Promise<void> {
  const reference = changeReference(nightsReference(id))
  await reserveCouponFor(ctx, { suiteId, stay, price, coupon }, { userId, reference })
}
