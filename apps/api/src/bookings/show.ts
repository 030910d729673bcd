import type { Booking, BookingCard, BookingPayment } from '@marea/contract/bookings/endpoints.ts'
import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import { moneyIn } from '@marea/contract/platform/money.ts'
import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import { allowedWith, balanceView, dueBalanceOf } from '#bookings/balance/balance.ts'
import type { BalanceRow } from '#bookings/balance/balance-store.ts'
import { partPlanView } from '#bookings/balance/part-plan.ts'
import {
  findChargeOfPayment,
  findNewestPayment,
  listPaidCards,
  type PaymentRow,
} from '#bookings/payment/payment-store.ts'
import { toQuoteLine } from '#calendar/quote/quote-line.ts'
import { isPurchaseDisputed } from '#payments/disputes/disputed-charges.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readHome } from '#suites/arrival.ts'
import type { UnpricedCard } from '#suites/cards.ts'
import { type BookingMoney, moneyOf } from './money.ts'
import { ownBooking } from './own-booking.ts'
import { allowedActions, wasConfirmed } from './status.ts'
import { type BookingRow, listSteps } from './store.ts'
import { linesOf, policyOf } from './terms.ts'

export async function showBooking(ctx: Ctx, id: string): Promise<Booking> {
  return toBookingView(ctx, await ownBooking(ctx, id), historyOf(ctx, id))
}

/** A stay that was just held has no payments or refunds yet. */
export function showNewHold(ctx: Ctx, row: BookingRow): Promise<Booking> {
  const nothing = { paid: { credit: 0, card: 0 }, refunded: { wallet: 0, card: 0 } }
  const steps = [{ status: row.status, takenAt: row.createdAt }]
  return toBookingView(ctx, row, {
    money: nothing,
    cards: [],
    steps,
    payment: null,
    rest: undefined,
    isDisputed: false,
  })
}

type BookingHistory = {
  money: Pick<BookingMoney, 'paid' | 'refunded'>
  cards: Booking['paid']['cards']
  steps: { status: BookingRow['status']; takenAt: Temporal.Instant }[]
  payment: BookingPayment | null
  rest: BalanceRow | undefined
  isDisputed: boolean
}

async function historyOf(ctx: Ctx, id: string): Promise<BookingHistory> {
  const [money, cards, steps, payment, rest, isDisputed] = await Promise.all([
    moneyOf(ctx, id),
    listPaidCards(ctx.db, id),
    listSteps(ctx.db, id),
    paymentOf(ctx, id),
    dueBalanceOf(ctx, id),
    isPurchaseDisputed(ctx, id),
  ])
  return { money, cards, steps, payment, rest, isDisputed }
}

async function toBookingView(
  ctx: Ctx,
  row: BookingRow,
  history: BookingHistory | Promise<BookingHistory>,
): Promise<Booking> {
  const [home, { money, cards, steps, payment, rest, isDisputed }] = await Promise.all([
    readHome(ctx, row.suiteId),
    history,
  ])
  return {
    ...allowedWith(bookingCardOf(ctx, row, home.suite), rest),
    place: home.place,
    lines: linesOf(row).map(toQuoteLine),
    extras: row.extras,
    coupon: row.couponCode,
    comments: row.comments,
    houseRules: home.houseRules,
    houseRulesAcceptedAt: row.houseRulesAcceptedAt?.toString() ?? null,
    cancellation: policyOf(row),
    securityDeposit: moneyIn(row, row.securityDepositAmount),
    checkInAt: row.checkInAt.toString(),
    checkOutAt: row.checkOutAt.toString(),
    owner: home.owner,
    payment,
    paid: { credit: moneyIn(row, money.paid.credit), card: moneyIn(row, money.paid.card), cards },
    refunded: {
      wallet: moneyIn(row, money.refunded.wallet),
      card: moneyIn(row, money.refunded.card),
    },
    partPlan: partPlanView(ctx, row),
    rest: balanceView(rest, row),
    ...(isDisputed ? { isDisputed } : {}),
    arrival: arrivalOf(ctx, row, home.door),
    cancelledBy: row.cancelledBy,
    steps: steps.map(({ status, takenAt }) => ({ status, at: takenAt.toString() })),
  }
}

/** Past guests still see the address, but not how to get in. */
function arrivalOf({ now }: Ctx, row: BookingRow, door: NonNullable<Booking['arrival']>) {
  if (!wasConfirmed(row.status) || row.status === 'cancelled') return null
  const hasLeft = Temporal.Instant.compare(row.checkOutAt, now) <= 0
  return hasLeft ? { ...door, notes: perLanguage(() => '') } : door
}

export function bookingCardOf(ctx: Ctx, row: BookingRow, suite: BookingCard['suite']): BookingCard {
  const { id, reference, status, checkIn, checkOut, timeZone } = row
  return {
    id,
    reference,
    status,
    checkIn,
    checkOut,
    timeZone,
    ...guestCountsOf(row),
    suite,
    nights: nightsBetween(checkIn, checkOut),
    total: moneyIn(row, row.totalAmount),
    holdExpiresAt: status === 'held' ? row.holdExpiresAt.toString() : null,
    can: allowedActions(row, ctx.now),
  }
}

export function suiteOf(card: UnpricedCard | undefined): BookingCard['suite'] {
  if (!card) throw new Error('A booking is of a suite that is gone.')
  const { slug, name, neighborhood, photos, isListed } = card
  return { slug, name, neighborhood, photo: photos[0] ?? null, isListed }
}

async function paymentOf(ctx: Ctx, bookingId: string): Promise<BookingPayment | null> {
  const payment = await findNewestPayment(ctx.db, bookingId)
  if (!payment) return null
  const { creditAmount, cardAmount, failure } = payment
  const status = await paymentStatus(ctx, payment)
  return {
    status,
    credit: moneyIn(payment, creditAmount),
    card: moneyIn(payment, cardAmount),
    failure,
  }
}

export async function paymentStatus(
  ctx: Ctx,
  payment: PaymentRow,
): Promise<BookingPayment['status']> {
  if (payment.status === 'paid') return 'succeeded'
  if (payment.status !== 'pending') return 'failed'
  const charge = await findChargeOfPayment(ctx.db, payment)
  return charge?.status ?? 'started'
}
