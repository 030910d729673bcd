import type { PartPlan as PartPlanView } from '@marea/contract/bookings/part-payment.ts'
import { usd } from '@marea/contract/platform/money.ts'
import type { PaymentRow } from '#bookings/payment/payment-store.ts'
import type { BookingRow } from '#bookings/store.ts'
import { linesOf, snapshotOf } from '#bookings/terms.ts'
import type { ProcessorCard } from '#platform/cards/port.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { offerParts, type PartPlan, planParts } from '#pricing/part-payment.ts'
import { sharesOf } from '#pricing/price.ts'
import { portion } from '#pricing/rounding.ts'
import { insertBalance } from './balance-store.ts'

const nothing = { wallet: 0, card: 0 }

export function partPlanView({ now }: Ctx, booking: BookingRow): PartPlanView | null {
  if (booking.status !== 'held') return null
  const plan = offerParts(snapshotOf(booking, nothing), now)
  return plan ? { first: usd(plan.first), rest: usd(plan.rest), dueOn: plan.dueOn } : null
}

/** Only a card can pay the first part, because the same card pays the rest. */
export function requirePartPlan(
  { now }: Ctx,
  booking: BookingRow,
  { useCredit }: { useCredit: boolean },
): PartPlan {
  const plan = useCredit ? undefined : offerParts(snapshotOf(booking, nothing), now)
  if (!plan) throw new Problem('booking.part_not_offered')
  return plan
}

export async function openBalance(
  ctx: TransactionCtx,
  booking: BookingRow,
  { payment, card }: { payment: PaymentRow; card: ProcessorCard | undefined },
): Promise<void> {
  const plan = planParts(snapshotOf(booking, nothing), ctx.now)
  if (!plan || !card || plan.first !== payment.cardAmount) {
    throw new Error(`Booking ${booking.id} cannot be paid in two parts.`)
  }
  const owner = sharesOf(linesOf(booking)).get('owner') ?? 0
  await insertBalance(ctx.db, {
    bookingId: booking.id,
    amount: plan.rest,
    ownerAmount: portion(owner, plan.rest, booking.totalAmount),
    dueAt: plan.dueAt,
    nextAttemptAt: plan.dueAt,
    paymentMethodId: card.paymentMethodId,
    cardBrand: card.brand,
    cardLastFour: card.lastFour,
    cardWallet: card.wallet,
    createdAt: ctx.now,
  })
}
