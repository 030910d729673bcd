import type { BookingAction } from '@marea/contract/bookings/endpoints.ts'
import type { BookingBalance } from '@marea/contract/bookings/part-payment.ts'
import type { CardFailure } from '@marea/contract/payments/card-failures.ts'
import { usd } from '@marea/contract/platform/money.ts'
import type { PaymentRow } from '#bookings/payment/payment-store.ts'
import type { BookingRow } from '#bookings/store.ts'
import { recordBookingEvent } from '#bookings/transition.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { balanceAttempts, balanceRetry } from '#pricing/part-payment.ts'
import { type BalanceRow, findBalance, listDueBalances, updateDueBalance } from './balance-store.ts'
import { balanceCounts } from './metrics.ts'

/** A charge that never reached the bank is retried soon and does not count as an attempt. */
const soon = { hours: 1 }

export async function dueBalancesOf(
  { db }: Pick<Ctx, 'db'>,
  bookingIds: readonly string[],
): Promise<Map<string, BalanceRow>> {
  const rows = await listDueBalances(db, bookingIds)
  return new Map(rows.map((row) => [row.bookingId, row]))
}

export async function dueBalanceOf(
  ctx: Pick<Ctx, 'db'>,
  bookingId: string,
): Promise<BalanceRow | undefined> {
  return (await dueBalancesOf(ctx, [bookingId])).get(bookingId)
}

/** Prices change only once they are paid, so that every refund is of money that was received. */
export async function requireBalancePaid(ctx: Ctx, bookingId: string): Promise<void> {
  if (await dueBalanceOf(ctx, bookingId)) throw new Problem('booking.rest_unpaid')
}

export function balanceView(
  rest: BalanceRow | undefined,
  { totalAmount, timeZone }: Pick<BookingRow, 'totalAmount' | 'timeZone'>,
) {
  if (!rest) return null
  const view: BookingBalance = {
    amount: usd(rest.amount),
    paid: usd(totalAmount - rest.amount),
    dueOn: todayIn(timeZone, rest.dueAt),
    card: { brand: rest.cardBrand, lastFour: rest.cardLastFour, wallet: rest.cardWallet },
    failure: rest.failure,
    cancelsOn: todayIn(timeZone, cancelsAt(rest)),
  }
  return view
}

/** When the booking is canceled if every attempt that is left fails. */
function cancelsAt({
  attempts,
  nextAttemptAt,
}: Pick<BalanceRow, 'attempts' | 'nextAttemptAt'>): Temporal.Instant {
  const left = Math.max(0, balanceAttempts - attempts)
  return nextAttemptAt.add({ hours: balanceRetry.hours * left })
}

/** While a balance is due, the guest cannot change dates or guests. */
export function allowedWith<Card extends { can: BookingAction[] }>(
  card: Card,
  rest: BalanceRow | undefined,
): Card {
  return rest ? { ...card, can: card.can.filter((action) => action !== 'change') } : card
}

/** False if nothing was left to pay. */
export async function finishBalance(
  ctx: TransactionCtx,
  booking: BookingRow,
  { id, creditAmount, cardAmount }: PaymentRow,
): Promise<boolean> {
  const rest = await findBalance(ctx.db, booking.id)
  if (rest?.status !== 'due' || rest.amount !== creditAmount + cardAmount) return false
  const { amount } = rest
  await updateDueBalance(ctx.db, booking.id, { status: 'paid', endedAt: ctx.now, failure: null })
  await recordBookingEvent(ctx, booking, 'booking.rest_paid', { amount })
  balanceCounts.addOnCommit(ctx.db, 'paid')
  ctx.log.info({ bookingId: booking.id, paymentId: id, amount }, 'rest of a booking paid')
  return true
}

/** The guest is told of a declined card, and the next attempt is a day later. */
export async function noteDeclined(
  ctx: TransactionCtx,
  booking: BookingRow,
  failure: CardFailure,
): Promise<void> {
  const rest = await findBalance(ctx.db, booking.id)
  if (rest?.status !== 'due') return
  const { amount, attempts } = rest
  if (failure === 'abandoned') {
    const nextAttemptAt = ctx.now.add(soon)
    await updateDueBalance(ctx.db, booking.id, {
      attempts: Math.max(0, attempts - 1),
      nextAttemptAt,
    })
    return
  }
  const nextAttemptAt = ctx.now.add(balanceRetry)
  await updateDueBalance(ctx.db, booking.id, { failure, nextAttemptAt })
  const day = todayIn(booking.timeZone, cancelsAt({ ...rest, nextAttemptAt }))
  await recordBookingEvent(ctx, booking, 'booking.rest_declined', { amount, failure, day })
  balanceCounts.addOnCommit(ctx.db, 'declined')
  ctx.log.warn({ bookingId: booking.id, amount, attempts, failure }, 'rest of a booking declined')
}

/** The card paid but the money was returned; the next attempt waits as after a decline. */
export async function postponeBalance(ctx: TransactionCtx, { id }: BookingRow): Promise<void> {
  await updateDueBalance(ctx.db, id, { nextAttemptAt: ctx.now.add(balanceRetry) })
}

/** A canceled booking owes nothing. */
export async function endBalance(
  ctx: TransactionCtx,
  { id }: BookingRow,
  status: 'canceled' | 'unpaid',
): Promise<void> {
  await updateDueBalance(ctx.db, id, { status, endedAt: ctx.now })
}
