import { behaviourOf } from './cards.ts'
import { findMethod } from './methods.ts'
import { findPaymentIntent } from './payment-intents.ts'
import { invalid, missing } from './refusal.ts'
import { newId } from './store.ts'
import type { Charge, Refund } from './things.ts'
import { seconds, tell, type World } from './world.ts'

type Order = { payment_intent?: string; amount?: string; metadata?: Record<string, string> }

const settlesAfterMs = 3000

export function createRefund(world: World, order: Order): Refund {
  const intent = findPaymentIntent(world, order.payment_intent ?? '')
  const charge = intent.latest_charge ? world.store.get<Charge>(intent.latest_charge) : undefined
  if (!charge) throw invalid('This PaymentIntent has no charge to refund.')
  const left = charge.amount - charge.amount_refunded
  const amount = Number(order.amount ?? left)
  if (!Number.isInteger(amount) || amount < 1) throw invalid('Invalid positive integer')
  if (left === 0) {
    throw invalid('The charge has already been refunded.', { code: 'charge_already_refunded' })
  }
  if (amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge')
  const { refund: manner } = behaviourOf(findMethod(world, charge.payment_method).secret.number)
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    created: seconds(world),
    livemode: false,
    metadata: order.metadata ?? {},
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: intent.id,
    status: manner === 'pending' ? 'pending' : 'succeeded',
  }
  world.store.put(refund, intent.id)
  const refunded = { ...charge, amount_refunded: charge.amount_refunded + amount }
  world.store.put(refunded)
  tell(world, 'refund.created', refund)
  tell(world, 'charge.refunded', refunded)
  if (manner) settleLater(world, refund, manner)
  return refund
}

export function findRefund(world: World, id: string): Refund {
  const refund = world.store.get<Refund>(id)
  if (refund?.object !== 'refund') throw missing('refund', id)
  return refund
}

function settleLater({ store, now }: World, { id }: Refund, manner: 'pending' | 'fails'): void {
  const kind = manner === 'pending' ? 'refund_succeeds' : 'refund_fails'
  const due = now() + settlesAfterMs
  store.write('insert into tasks (kind, object, due) values (?, ?, ?)', kind, id, due)
}

/** What banks do in their own time. */
export function doDueTasks(world: World, until: number): void {
  const { store } = world
  for (const { id, kind, object } of store.read('select * from tasks where due <= ?', until)) {
    settleRefund(world, findRefund(world, String(object)), kind === 'refund_succeeds')
    store.write('delete from tasks where id = ?', Number(id))
  }
}

function settleRefund(world: World, refund: Refund, hasArrived: boolean): void {
  const settled: Refund = hasArrived
    ? { ...refund, status: 'succeeded' }
    : { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' }
  world.store.put(settled)
  tell(world, 'refund.updated', settled)
  if (hasArrived) return
  const charge = world.store.get<Charge>(refund.charge)
  if (charge) {
    world.store.put({ ...charge, amount_refunded: charge.amount_refunded - refund.amount })
  }
  tell(world, 'refund.failed', settled)
}
