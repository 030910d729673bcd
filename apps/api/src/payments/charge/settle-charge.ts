import type { CardFailure } from '@marea/contract/payments/card-failures.ts'
import Stripe from 'stripe'
import { customerOf } from '#payments/cards/customer.ts'
import { saveCardFor } from '#payments/cards/payment-methods.ts'
import type { Settling } from '#payments/enqueue.ts'
import { chargeCounts } from '#payments/metrics.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { chargeOf } from './charge.ts'
import { paidOf } from './charge-details.ts'
import { applyFailure, applySuccess, type ChargeOutcomes, postCharge } from './charge-outcomes.ts'
import { type ChargeRow, findCharge, lockCharge, updateOpenCharge } from './charge-store.ts'
import { failureOf } from './failure.ts'
import { retryOrReturn } from './unsettled.ts'

/** By now a call that was made has arrived or never will. */
const certainty = { minutes: 10 }

/** Asks how the charge stands and writes its end down once, with what that means. */
export async function settleCharge(
  ctx: Ctx,
  { chargeId, intentId, refusal, isAbandoned = false }: Settling,
  outcomes: ChargeOutcomes,
): Promise<void> {
  const row = await findCharge(ctx.db, chargeId)
  if (!row || row.settledAt) return
  if (refusal) return fail(ctx, chargeId, outcomes, { failure: refusal })
  const known = row.intentId ?? intentId ?? (await findLostIntent(ctx, row))
  if (!known) {
    if (isCertain(ctx, row)) await fail(ctx, chargeId, outcomes, { failure: 'abandoned' })
    return
  }
  const intent = await closeIfStuck(ctx, await readIntent(ctx, known), isAbandoned)
  if (intent.status === 'succeeded') {
    return succeedCharge(ctx, chargeId, outcomes, intent).catch((error) =>
      retryOrReturn(ctx, { chargeId, intent, error }, outcomes),
    )
  }
  if (intent.status === 'canceled') {
    const failure = failureOf(intent.last_payment_error ?? { code: 'abandoned' })
    return fail(ctx, chargeId, outcomes, { failure, intentId: known })
  }
  const status = intent.status === 'requires_action' ? 'requires_action' : 'processing'
  await updateOpenCharge(ctx.db, chargeId, { intentId: known, status })
}

function isCertain({ now }: Ctx, { createdAt }: ChargeRow): boolean {
  return Temporal.Instant.compare(createdAt.add(certainty), now) < 0
}

/** The answer to a call may be lost while its effect is not. */
async function findLostIntent(ctx: Ctx, row: ChargeRow): Promise<string | undefined> {
  if (!isCertain(ctx, row)) return
  const { data } = await ctx.ports.cards.stripe.paymentIntents.list({
    customer: await customerOf(ctx, row.userId),
    created: { gte: Math.floor(row.createdAt.epochMilliseconds / 1000) - 60 },
    limit: 100,
  })
  return data.find(({ metadata }) => metadata.chargeId === row.id)?.id
}

function readIntent(ctx: Ctx, id: string): Promise<Stripe.PaymentIntent> {
  return ctx.ports.cards.stripe.paymentIntents.retrieve(id, {
    expand: ['latest_charge.balance_transaction'],
  })
}

/** A refused intent could be paid by another card later, so it is cancelled before it counts as failed. */
async function closeIfStuck(
  ctx: Ctx,
  intent: Stripe.PaymentIntent,
  isAbandoned: boolean,
): Promise<Stripe.PaymentIntent> {
  const isStuck =
    intent.status === 'requires_payment_method' ||
    (isAbandoned && intent.status === 'requires_action')
  if (!isStuck) return intent
  try {
    await ctx.ports.cards.stripe.paymentIntents.cancel(intent.id)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
  return readIntent(ctx, intent.id)
}

/** The end of a charge that the processor says is paid. */
export function succeedCharge(
  ctx: Ctx,
  chargeId: string,
  outcomes: ChargeOutcomes,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockCharge(ctx.db, chargeId)
    if (!row || row.settledAt) return
    const paid = paidOf(intent)
    await postCharge(ctx, row, paid.fee)
    const settled = await updateOpenCharge(ctx.db, chargeId, {
      ...paid,
      intentId: intent.id,
      status: 'succeeded',
      settledAt: ctx.now,
    })
    if (!settled) return
    chargeCounts.addOnCommit(ctx.db, 'succeeded')
    if (row.savesCard) await keepPaidCard(ctx, row, intent)
    await applySuccess(ctx, outcomes, chargeOf(settled))
    await tellPerson(ctx, settled)
  })
}

function fail(
  ctx: Ctx,
  chargeId: string,
  outcomes: ChargeOutcomes,
  { failure, intentId }: { failure: CardFailure; intentId?: string },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockCharge(ctx.db, chargeId)
    if (!row || row.settledAt) return
    const settled = await updateOpenCharge(ctx.db, chargeId, {
      status: 'failed',
      failureCode: failure,
      settledAt: ctx.now,
      ...(intentId ? { intentId } : {}),
    })
    if (!settled) return
    chargeCounts.addOnCommit(ctx.db, 'failed')
    await applyFailure(ctx, outcomes, { ...chargeOf(settled), failure })
    await tellPerson(ctx, settled)
  })
}

async function keepPaidCard(ctx: TransactionCtx, row: ChargeRow, intent: Stripe.PaymentIntent) {
  const paid = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const card = paid?.payment_method_details?.card
  if (!card) return
  await saveCardFor(ctx, row.userId, {
    id: idOf(intent.payment_method) ?? row.paymentMethodId,
    holderName: paid.billing_details.name ?? '',
    card,
    wantsDefault: false,
  })
}

function idOf(method: Stripe.PaymentIntent['payment_method']): string | undefined {
  return typeof method === 'string' ? method : method?.id
}

function tellPerson(ctx: TransactionCtx, row: ChargeRow): Promise<void> {
  const { id: chargeId, userId, purpose, reference, amount, status } = row
  return recordEvent(ctx, {
    kind: `payments.charge_${status}`,
    subject: `user:${userId}`,
    data: { chargeId, purpose, reference, amount },
  })
}
