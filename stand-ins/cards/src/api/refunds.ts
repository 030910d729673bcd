import { type Context, nowInSeconds } from '#context.ts'
import { newId } from '#store.ts'
import { emitEvent } from '#webhooks/events.ts'
import { recordTransaction } from './balance.ts'
import { afterRefund, refuseDisputed } from './disputes/disputes.ts'
import { invalidRequest, notFound } from './errors.ts'
import type { Charge, Refund } from './objects.ts'
import { findPaymentIntent } from './payment-intents.ts'
import { findPaymentMethod } from './payment-methods.ts'
import { scheduleRefund } from './tasks.ts'
import { behaviorOf } from './test-cards.ts'

type CreateParams = { payment_intent?: string; amount?: string; metadata?: Record<string, string> }

export function createRefund(context: Context, params: CreateParams): Refund {
  const intent = findPaymentIntent(context, params.payment_intent ?? '')
  const charge = intent.latest_charge ? context.store.get<Charge>(intent.latest_charge) : undefined
  if (!charge) throw invalidRequest('This PaymentIntent has no charge to refund.')
  refuseDisputed(context, charge)
  const remaining = charge.amount - charge.amount_refunded
  const amount = Number(params.amount ?? remaining)
  if (!Number.isInteger(amount) || amount < 1) throw invalidRequest('Invalid positive integer')
  if (remaining === 0) {
    throw invalidRequest('The charge has already been refunded.', {
      code: 'charge_already_refunded',
    })
  }
  if (amount > remaining)
    throw invalidRequest('Refund amount is greater than unrefunded amount on charge')
  const { refund: behavior } = behaviorOf(
    findPaymentMethod(context, charge.payment_method).secret.number,
  )
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    created: nowInSeconds(context),
    livemode: false,
    metadata: params.metadata ?? {},
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: intent.id,
    status: behavior === 'pending' ? 'pending' : 'succeeded',
  }
  context.store.put(refund, intent.id)
  const { id: source, currency } = refund
  recordTransaction(context, { amount: -amount, currency, type: 'refund', source })
  const refunded = { ...charge, amount_refunded: charge.amount_refunded + amount }
  context.store.put(refunded)
  emitEvent(context, 'refund.created', refund)
  emitEvent(context, 'charge.refunded', refunded)
  if (behavior) scheduleRefund(context, refund, behavior)
  afterRefund(context, refunded)
  return refund
}

export function findRefund(context: Context, id: string): Refund {
  const refund = context.store.get<Refund>(id)
  if (refund?.object !== 'refund') throw notFound('refund', id)
  return refund
}

/** A pending refund arrives, or the card rejects one. */
export function settleRefund(context: Context, refund: Refund, isAccepted: boolean): void {
  const settled: Refund = isAccepted
    ? { ...refund, status: 'succeeded' }
    : { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' }
  context.store.put(settled)
  emitEvent(context, 'refund.updated', settled)
  if (isAccepted) return
  const charge = context.store.get<Charge>(refund.charge)
  if (charge) {
    context.store.put({ ...charge, amount_refunded: charge.amount_refunded - refund.amount })
  }
  const { id: source, amount, currency } = refund
  recordTransaction(context, { amount, currency, type: 'refund_failure', source })
  emitEvent(context, 'refund.failed', settled)
}
