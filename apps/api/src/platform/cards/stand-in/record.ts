import type { PaymentIntent, Refund } from './things.ts'
import type { World } from './world.ts'

/** What really was charged and given back, for whoever audits the product's books. */
export function recordOf({ store }: World) {
  const intents = store.list<PaymentIntent>('payment_intent')
  return {
    charges: intents
      .filter(({ status }) => status === 'succeeded')
      .map(({ id, amount, metadata }) => ({ id, amount, metadata })),
    refunds: store
      .list<Refund>('refund')
      .filter(({ status }) => status !== 'failed')
      .map(({ id, amount, payment_intent, metadata }) => ({
        id,
        amount,
        payment_intent,
        metadata,
      })),
  }
}
