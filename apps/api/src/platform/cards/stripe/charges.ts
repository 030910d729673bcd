import Stripe from 'stripe'
import type {
  ChargeRequest,
  LostCharge,
  ProcessorCard,
  ProcessorCharge,
  Rejected,
} from '#platform/cards/port.ts'
import { cardOf } from './card.ts'
import { type Connection, callStripe } from './connection.ts'
import { intentFailureOf, isRejection } from './errors.ts'
import { nextActionOf } from './next-action.ts'

/** The fee is known only from the balance transaction, which Stripe sends when asked for. */
const expand = ['latest_charge.balance_transaction']

export async function charge(
  connection: Connection,
  request: ChargeRequest,
): Promise<ProcessorCharge | Rejected> {
  const { chargeId } = request
  try {
    const intent = await callStripe(connection, { operation: 'charge', chargeId }, (stripe) =>
      stripe.paymentIntents.create(paramsOf(request), { idempotencyKey: `charge:${chargeId}` }),
    )
    return chargeOf(connection, intent)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.payment_intent) {
      return chargeOf(connection, error.payment_intent)
    }
    if (isRejection(error)) return { status: 'rejected', failure: 'card_invalid' }
    throw error
  }
}

function paramsOf(request: ChargeRequest): Stripe.PaymentIntentCreateParams {
  const { chargeId, purpose, reference } = request
  return {
    amount: request.amount,
    currency: request.currency.toLowerCase(),
    customer: request.customerId,
    payment_method: request.paymentMethodId,
    allowed_payment_method_types: ['card'],
    // Captured at once, so that the fee is known when the charge has succeeded.
    capture_method: 'automatic',
    confirm: true,
    ...(request.isOffSession
      ? { off_session: true }
      : { use_stripe_sdk: true, return_url: request.returnUrl }),
    ...(request.savesCard ? { setup_future_usage: 'off_session' } : {}),
    metadata: { chargeId, purpose, reference },
    expand,
  }
}

export async function retrieveCharge(
  connection: Connection,
  processorId: string,
): Promise<ProcessorCharge> {
  const intent = await callStripe(connection, { operation: 'retrieve charge' }, (stripe) =>
    stripe.paymentIntents.retrieve(processorId, { expand }),
  )
  return chargeOf(connection, intent)
}

export async function findLostCharge(
  connection: Connection,
  { chargeId, customerId, createdAt }: LostCharge,
): Promise<string | undefined> {
  const { data } = await callStripe(connection, { operation: 'find charge', chargeId }, (stripe) =>
    stripe.paymentIntents.list({
      customer: customerId,
      // Clocks differ, and Stripe counts whole seconds.
      created: { gte: Math.floor(createdAt.epochMilliseconds / 1000) - 60 },
      limit: 100,
    }),
  )
  return data.find(({ metadata }) => metadata.chargeId === chargeId)?.id
}

export async function cancelCharge(connection: Connection, processorId: string): Promise<void> {
  try {
    await callStripe(connection, { operation: 'cancel charge' }, (stripe) =>
      stripe.paymentIntents.cancel(processorId),
    )
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}

function chargeOf(connection: Connection, intent: Stripe.PaymentIntent): ProcessorCharge {
  const processorId = intent.id
  switch (intent.status) {
    case 'requires_action': {
      const clientSecret = intent.client_secret ?? ''
      const nextAction = nextActionOf(connection, intent.next_action)
      return { processorId, status: 'requires_action', clientSecret, nextAction }
    }
    case 'requires_payment_method': {
      const failure = intentFailureOf(intent.last_payment_error)
      return { processorId, status: 'declined', failure }
    }
    case 'canceled': {
      const failure = intentFailureOf(intent.last_payment_error)
      return { processorId, status: 'canceled', failure }
    }
    case 'succeeded':
      return { processorId, status: 'succeeded', fee: feeOf(intent), card: paidCardOf(intent) }
    default:
      return { processorId, status: 'processing' }
  }
}

function feeOf(intent: Stripe.PaymentIntent): number {
  const transaction = stripeChargeOf(intent)?.balance_transaction
  return typeof transaction === 'object' ? (transaction?.fee ?? 0) : 0
}

function paidCardOf(intent: Stripe.PaymentIntent): ProcessorCard | undefined {
  const paid = stripeChargeOf(intent)
  const card = paid?.payment_method_details?.card
  const method = intent.payment_method
  const paymentMethodId = typeof method === 'string' ? method : method?.id
  if (!card || !paymentMethodId) return undefined
  return cardOf(card, { paymentMethodId, holderName: paid.billing_details.name })
}

function stripeChargeOf({ latest_charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof latest_charge === 'object' ? latest_charge : null
}
