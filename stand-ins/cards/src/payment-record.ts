import type { PaymentIntent, Refund } from './api/objects.ts'
import type { Context } from './context.ts'

/** All charges and refunds that really happened, so that tests can compare the product's ledger with them. */
export function paymentRecord({ store }: Context) {
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
