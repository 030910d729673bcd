import type { AdminBooking } from '@marea/contract/bookings/admin-bookings.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { balanceView, dueBalanceOf } from '#bookings/balance/balance.ts'
import { readTerms } from '#bookings/change/terms.ts'
import { mainHostIdsOf } from '#bookings/host-id/main-host-id.ts'
import { moneyOf } from '#bookings/money.ts'
import { earningOf } from '#bookings/owner-bookings.ts'
import { previewRefundsOf } from '#bookings/refund/refund.ts'
import { settlementDueAt } from '#bookings/settle/settle.ts'
import { bookingCardOf, suiteOf } from '#bookings/show.ts'
import { allowedActions } from '#bookings/status.ts'
import { type BookingRow, countStays, findBooking } from '#bookings/store.ts'
import { finalLines } from '#bookings/terms.ts'
import { toQuoteLine } from '#calendar/quote/quote-line.ts'
import { actsAbout } from '#platform/admin-acts/list-admin-acts.ts'
import { approvalsOf, limitOf } from '#platform/approvals/approvals.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { sharesOf } from '#pricing/price.ts'
import type { Refund } from '#pricing/refund/refund.ts'
import { refundableParts } from '#pricing/refund/refund-part.ts'
import { listCards } from '#suites/cards.ts'
import {
  findContact,
  listDoneChanges,
  listPayments,
  listRefunds,
  listStepsWithNames,
} from './admin-store.ts'
import { cancellationNeedsTwo, refundIfCanceled } from './cancel-as-admin.ts'

export async function showAdminBooking(ctx: Ctx, id: string): Promise<AdminBooking> {
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw new Problem('resource.not_found')
  const { can: _, ...card } = bookingCardOf(
    ctx,
    booking,
    suiteOf((await listCards(ctx, [booking.suiteId])).get(booking.suiteId)),
  )
  const lines = finalLines(booking)
  const rest = balanceView(await dueBalanceOf(ctx, id), booking)
  const can = actionsOf(ctx, booking, rest === null)
  const isCancellable = can.includes('cancel')
  return {
    ...card,
    ...(await peopleOf(ctx, booking)),
    ...(await historyOf(ctx, booking)),
    ...(await moneyFactsOf(ctx, booking)),
    can,
    rest,
    lines: lines.map(toQuoteLine),
    parts: can.includes('refund')
      ? refundableParts(lines).map((part) => ({ ...part, amount: usd(part.amount) }))
      : [],
    timeZone: booking.timeZone,
    checkInAt: booking.checkInAt.toString(),
    checkOutAt: booking.checkOutAt.toString(),
    settlesAt: settlementDueAt(booking).toString(),
    isSettled: booking.settledAt !== null,
    payout: usd(earningOf(booking)),
    limit: usd(await limitOf(ctx, 'booking_refund')),
    curve: isCancellable ? await previewRefundsOf(ctx, booking) : null,
    cancellation: isCancellable ? await cancellationOf(ctx, booking) : null,
    approvals: await approvalsOf(ctx, [`booking:${id}`]),
  }
}

/** Prices change only once all is paid. */
function actionsOf({ now }: Ctx, booking: BookingRow, isPaid: boolean): AdminBooking['can'] {
  const actions = allowedActions(booking, now)
  const isRefundable = booking.status === 'confirmed' || booking.status === 'completed'
  return [
    ...(isRefundable && isPaid ? (['refund'] as const) : []),
    ...(actions.includes('change') && isPaid ? (['change'] as const) : []),
    ...(actions.includes('cancel') ? (['cancel'] as const) : []),
  ]
}

async function peopleOf(ctx: Ctx, { id, guestId, ownerId }: BookingRow) {
  const [contact, owner, stays, hostIds] = await Promise.all([
    findContact(ctx.db, guestId),
    findContact(ctx.db, ownerId),
    countStays(ctx.db, guestId),
    mainHostIdsOf(ctx, [id]),
  ])
  const { fullName, email, phone, language, createdAt } = contact
  return {
    guest: { id: guestId, fullName },
    owner: { id: ownerId, fullName: owner.fullName },
    contact: { email, phone, language, stays, memberSince: createdAt.toString() },
    mainHostId: hostIds.get(id) ?? ('missing' as const),
  }
}

async function historyOf(ctx: Ctx, { id }: BookingRow) {
  const [steps, changes, acts] = await Promise.all([
    listStepsWithNames(ctx.db, id),
    listDoneChanges(ctx.db, id),
    actsAbout(ctx, `booking:${id}`),
  ])
  return {
    steps: steps.map(({ status, takenAt, reason, fullName }) => ({
      status,
      reason,
      at: takenAt.toString(),
      by: fullName,
    })),
    changes: changes.map(({ before, after, endedAt }) => ({
      at: (endedAt ?? ctx.now).toString(),
      from: termsView(before),
      to: termsView(after),
    })),
    acts: acts.map(({ act, actedAt, fullName, details }) => ({
      act,
      details,
      at: actedAt.toString(),
      by: fullName ?? '',
    })),
  }
}

function termsView(stored: unknown) {
  const { checkIn, checkOut, totalAmount } = readTerms(stored)
  return { checkIn, checkOut, total: usd(totalAmount) }
}

async function moneyFactsOf(ctx: Ctx, { id }: BookingRow) {
  const [money, payments, refunds] = await Promise.all([
    moneyOf(ctx, id),
    listPayments(ctx.db, id),
    listRefunds(ctx.db, id),
  ])
  return {
    paid: usd(money.paid.credit + money.paid.card),
    refunded: usd(money.refunded.wallet + money.refunded.card),
    payments: payments.map(({ id, createdAt, status, failureCode, ...amounts }) => ({
      id,
      status,
      at: createdAt.toString(),
      credit: usd(amounts.creditAmount),
      card: usd(amounts.cardAmount),
      failure: failureCode,
    })),
    refunds: refunds.map(({ id, createdAt, cause, creditAmount, cardAmount, toCardAmount }) => ({
      id,
      cause,
      at: createdAt.toString(),
      toCard: usd(toCardAmount),
      toWallet: usd(creditAmount + cardAmount - toCardAmount),
    })),
  }
}

async function cancellationOf(ctx: Ctx, booking: BookingRow) {
  const view = async ({ total, card, wallet, kept }: Refund) => ({
    refund: usd(total),
    card: usd(card),
    wallet: usd(wallet),
    payout: usd(sharesOf(kept).get('owner') ?? 0),
    needsApproval: await cancellationNeedsTwo(ctx, booking.id, total),
  })
  return {
    limit: usd(await limitOf(ctx, 'booking_cancellation')),
    policy: await view(await refundIfCanceled(ctx, booking, 'policy')),
    full: await view(await refundIfCanceled(ctx, booking, 'full')),
  }
}
