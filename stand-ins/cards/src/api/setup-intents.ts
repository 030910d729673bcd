import { type Context, nowInSeconds } from '#context.ts'
import { newId } from '#store.ts'
import { emitEvent } from '#webhooks/events.ts'
import { cardDeclined, invalidRequest, notFound } from './errors.ts'
import { authenticationAction } from './next-action.ts'
import type { CardError, SetupIntent } from './objects.ts'
import { attach, findPaymentMethod, refuseOtherCustomer } from './payment-methods.ts'
import { behaviorOf } from './test-cards.ts'

type CreateParams = {
  customer?: string
  payment_method?: string
  usage?: string
  metadata?: Record<string, string>
}

/** Creates and confirms in one call, the only way the product uses. */
export function createSetupIntent(context: Context, params: CreateParams): SetupIntent {
  const customer = params.customer ?? ''
  if (!context.store.get(customer)) throw notFound('customer', customer)
  if (!params.payment_method) throw invalidRequest('A payment method is missing.')
  const method = findPaymentMethod(context, params.payment_method)
  refuseOtherCustomer(method, customer)
  const id = newId('seti')
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    created: nowInSeconds(context),
    livemode: false,
    metadata: params.metadata ?? {},
    status: 'requires_confirmation',
    customer,
    payment_method: method.id,
    client_secret: newId(`${id}_secret`),
    next_action: null,
    usage: params.usage ?? 'off_session',
    last_setup_error: null,
  }
  context.store.put(intent, customer)
  const { authentication, decline, declinesOnlyCharges } = behaviorOf(method.secret.number)
  if (authentication) {
    const next_action = authenticationAction(intent)
    return update(context, intent, 'requires_action', { status: 'requires_action', next_action })
  }
  if (decline && !declinesOnlyCharges) {
    throw cardDeclined(decline, { setup_intent: fail(context, intent, decline) })
  }
  return succeed(context, intent)
}

export function findSetupIntent(context: Context, id: string): SetupIntent {
  const intent = context.store.get<SetupIntent>(id)
  if (intent?.object !== 'setup_intent') throw notFound('setup_intent', id)
  return intent
}

export function authenticateSetup(
  context: Context,
  intent: SetupIntent,
  isApproved: boolean,
): void {
  if (intent.status !== 'requires_action') return
  if (isApproved) succeed(context, intent)
  else fail(context, intent, authenticationFailed)
}

const authenticationFailed: CardError = {
  type: 'card_error',
  code: 'setup_intent_authentication_failure',
  message: 'The provided payment method has failed authentication.',
}

function succeed(context: Context, intent: SetupIntent): SetupIntent {
  const { payment_method, customer } = intent
  if (payment_method && customer)
    attach(context, findPaymentMethod(context, payment_method), customer, true)
  return update(context, intent, 'succeeded', { status: 'succeeded', next_action: null })
}

function fail(context: Context, intent: SetupIntent, error: CardError): SetupIntent {
  return update(context, intent, 'setup_failed', {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  })
}

function update(
  context: Context,
  intent: SetupIntent,
  event: string,
  changes: Partial<SetupIntent>,
) {
  const updated = { ...intent, ...changes }
  context.store.put(updated, updated.customer)
  emitEvent(context, `setup_intent.${event}`, updated)
  return updated
}
