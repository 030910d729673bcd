import type Stripe from 'stripe'

export function paidOf({ latest_charge }: Stripe.PaymentIntent) {
  const paid = typeof latest_charge === 'object' ? latest_charge : null
  const transaction = paid?.balance_transaction
  const card = paid?.payment_method_details?.card
  return {
    fee: typeof transaction === 'object' ? (transaction?.fee ?? 0) : 0,
    cardBrand: card?.brand ?? null,
    cardLastFour: card?.last4 ?? null,
  }
}
