import type { Context } from '#context.ts'
import { decideDispute, expireDispute, openDispute } from './disputes/disputes.ts'
import { reportFraud } from './disputes/fraud-warnings.ts'
import type { Charge } from './objects.ts'
import { findPaymentMethod } from './payment-methods.ts'
import { completePayout } from './payouts.ts'
import { findRefund, settleRefund } from './refunds.ts'
import type { TaskKind } from './tasks.ts'
import { behaviorOf } from './test-cards.ts'

/** Does what banks do later on their own: they settle refunds and payouts, and open, decide and end disputes. */
export function runDueTasks(context: Context, until: number): void {
  const { store } = context
  for (const { id, kind, object } of store.read('select * from tasks where due <= ?', until)) {
    runs.get(String(kind))?.(context, String(object))
    store.write('delete from tasks where id = ?', Number(id))
  }
}

const tasks: Record<TaskKind, (context: Context, id: string) => void> = {
  refund_succeeds: (context, id) => settleRefund(context, findRefund(context, id), true),
  refund_fails: (context, id) => settleRefund(context, findRefund(context, id), false),
  payout_arrives: completePayout,
  dispute_opens: openByCard,
  fraud_is_reported(context, id) {
    const charge = context.store.get<Charge>(id)
    if (charge) reportFraud(context, charge)
  },
  dispute_is_won: (context, id) => decideDispute(context, id, 'won'),
  dispute_is_lost: (context, id) => decideDispute(context, id, 'lost'),
  dispute_expires: expireDispute,
}

const runs = new Map(Object.entries(tasks))

function openByCard(context: Context, chargeId: string): void {
  const charge = context.store.get<Charge>(chargeId)
  if (!charge || charge.amount_refunded === charge.amount) return
  const { secret } = findPaymentMethod(context, charge.payment_method)
  const { dispute } = behaviorOf(secret.number)
  if (dispute === 'inquiry') openDispute(context, chargeId, { isInquiry: true, reason: 'general' })
  else openDispute(context, chargeId, { reason: dispute ?? 'general' })
}
