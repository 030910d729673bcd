import type Stripe from 'stripe'
import type { ProcessorSetup, Rejected, SaveCardRequest } from '#platform/cards/port.ts'
import { cardOf } from './card.ts'
import { type Connection, callStripe } from './connection.ts'
import {
  cardFailureOf,
  ignoreRejection,
  intentFailureOf,
  isCardError,
  isRejection,
} from './errors.ts'
import { nextActionOf } from './next-action.ts'

const expand = ['payment_method']

export async function saveCard(
  connection: Connection,
  { setupId, customerId, paymentMethodId, returnUrl }: SaveCardRequest,
): Promise<ProcessorSetup | Rejected> {
  const params: Stripe.SetupIntentCreateParams = {
    customer: customerId,
    payment_method: paymentMethodId,
    allowed_payment_method_types: ['card'],
    usage: 'off_session',
    confirm: true,
    use_stripe_sdk: true,
    return_url: returnUrl,
    expand,
    metadata: { setupId },
  }
  try {
    const intent = await callStripe(connection, { operation: 'save card', setupId }, (stripe) =>
      stripe.setupIntents.create(params, { idempotencyKey: `setup:${setupId}` }),
    )
    return setupOf(connection, intent)
  } catch (error) {
    if (isCardError(error)) return { status: 'rejected', failure: cardFailureOf(error) }
    if (isRejection(error)) return { status: 'rejected', failure: 'card_invalid' }
    throw error
  }
}

export async function retrieveSetup(
  connection: Connection,
  processorId: string,
): Promise<ProcessorSetup> {
  const intent = await callStripe(connection, { operation: 'retrieve card setup' }, (stripe) =>
    stripe.setupIntents.retrieve(processorId, { expand }),
  )
  return setupOf(connection, intent)
}

export async function detachCard(connection: Connection, paymentMethodId: string): Promise<void> {
  await callStripe(connection, { operation: 'detach card' }, (stripe) =>
    stripe.paymentMethods.detach(paymentMethodId),
  ).catch(ignoreRejection)
}

function setupOf(connection: Connection, intent: Stripe.SetupIntent): ProcessorSetup {
  const processorId = intent.id
  switch (intent.status) {
    case 'succeeded':
      return { processorId, status: 'saved', card: savedCardOf(intent) }
    case 'requires_action': {
      const clientSecret = intent.client_secret ?? ''
      const nextAction = nextActionOf(connection, intent.next_action)
      return { processorId, status: 'requires_action', clientSecret, nextAction }
    }
    case 'requires_payment_method':
    case 'canceled': {
      const failure = intentFailureOf(intent.last_setup_error)
      return { processorId, status: 'failed', failure }
    }
    default:
      return { processorId, status: 'processing' }
  }
}

function savedCardOf({ payment_method: method }: Stripe.SetupIntent) {
  if (!method || typeof method === 'string' || !method.card) {
    throw new Error('The processor saved something that is not a card.')
  }
  return cardOf(method.card, {
    paymentMethodId: method.id,
    holderName: method.billing_details.name,
  })
}
