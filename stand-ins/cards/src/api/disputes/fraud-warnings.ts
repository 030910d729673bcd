import { notFound } from '#api/errors.ts'
import type { Charge, EarlyFraudWarning } from '#api/objects.ts'
import { type Context, nowInSeconds } from '#context.ts'
import { newId } from '#store.ts'
import { emitEvent } from '#webhooks/events.ts'

export function reportFraud(context: Context, charge: Charge): EarlyFraudWarning {
  const warning: EarlyFraudWarning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    created: nowInSeconds(context),
    livemode: false,
    metadata: {},
    actionable: charge.amount_refunded < charge.amount && !charge.disputed,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    fraud_type: 'made_with_stolen_card',
  }
  context.store.put(warning, charge.payment_intent)
  emitEvent(context, 'radar.early_fraud_warning.created', warning)
  return warning
}

export function findFraudWarning(context: Context, id: string): EarlyFraudWarning {
  const warning = context.store.get<EarlyFraudWarning>(id)
  if (warning?.object !== 'radar.early_fraud_warning') throw notFound('early fraud warning', id)
  return warning
}

/** After a full refund or a dispute there is nothing left to do about a warning. */
export function closeFraudWarnings(context: Context, { payment_intent }: Charge): void {
  const known = context.store.list<EarlyFraudWarning>('radar.early_fraud_warning', payment_intent)
  for (const warning of known.filter(({ actionable }) => actionable)) {
    const closed = { ...warning, actionable: false }
    context.store.put(closed)
    emitEvent(context, 'radar.early_fraud_warning.updated', closed)
  }
}
