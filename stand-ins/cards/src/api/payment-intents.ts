import { type Context, nowInSeconds } from '#context.ts'
import { newId } from '#store.ts'
import { emitEvent } from '#webhooks/events.ts'
import { recordTransaction } from './balance.ts'
import { cardDeclined, invalidRequest, notFound } from './errors.ts'
import { authenticationAction } from './next-action.ts'
import type { CardError, Charge, PaymentIntent, PaymentMethod } from './objects.ts'
import { attach, findPaymentMethod, refuseOtherCustomer } from './payment-methods.ts'
import { scheduleCase } from './tasks.ts'
import { behaviorOf } from './test-cards.ts'

type CreateParams = {
  amount?: string
  currency?: string
  customer?: string
  payment_method?: string
  capture_method?: string
  setup_future_usage?: string
  confirm?: string
  off_session?: string
  metadata?: Record<string, string>
}

export function createPaymentIntent(context: Context, params: CreateParams): PaymentIntent {
  const amount = Number(params.amount)
  if (!Number.isInteger(amount) || amount < 50) {
    throw invalidRequest('Amount must be at least $0.50 usd', {
      code: 'amount_too_small',
      param: 'amount',
    })
  }
  const customer = params.customer ?? null
  if (customer && !context.store.get(customer)) throw notFound('customer', customer)
  const method = params.payment_method
    ? findPaymentMethod(context, params.payment_method)
    : undefined
  if (method) refuseOtherCustomer(method, customer)
  const id = newId('pi')
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    created: nowInSeconds(context),
    livemode: false,
    metadata: params.metadata ?? {},
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    customer,
    payment_method: method?.id ?? null,
    client_secret: newId(`${id}_secret`),
    next_action: null,
    amount,
    amount_received: 0,
    currency: params.currency ?? 'usd',
    capture_method: params.capture_method ?? 'automatic_async',
    setup_future_usage: params.setup_future_usage ?? null,
    last_payment_error: null,
    latest_charge: null,
  }
  save(context, intent)
  emitEvent(context, 'payment_intent.created', intent)
  if (params.confirm !== 'true') return intent
  return confirm(context, intent, params.off_session === 'true')
}

export function findPaymentIntent(context: Context, id: string): PaymentIntent {
  const intent = context.store.get<PaymentIntent>(id)
  if (intent?.object !== 'payment_intent') throw notFound('payment_intent', id)
  return intent
}

function confirm(context: Context, intent: PaymentIntent, isOffSession: boolean): PaymentIntent {
  const method = methodOf(context, intent)
  const { authentication, decline } = behaviorOf(method.secret.number)
  if (
    authentication === 'always' ||
    (authentication === 'unless_set_up' && !method.secret.isSetUp)
  ) {
    if (isOffSession) {
      const payment_intent = fail(context, intent, authenticationRequired)
      throw cardDeclined(authenticationRequired, { payment_intent })
    }
    const waiting = update(context, intent, {
      status: 'requires_action',
      next_action: authenticationAction(intent),
    })
    emitEvent(context, 'payment_intent.requires_action', waiting)
    return waiting
  }
  if (decline) throw cardDeclined(decline, { payment_intent: fail(context, intent, decline) })
  return succeed(context, intent)
}

/** Continues a payment after the cardholder has answered on the bank's page. */
export function authenticatePayment(
  context: Context,
  intent: PaymentIntent,
  isApproved: boolean,
): void {
  if (intent.status !== 'requires_action') return
  const method = methodOf(context, intent)
  const { decline } = behaviorOf(method.secret.number)
  if (!isApproved) fail(context, intent, authenticationFailed)
  else if (decline) fail(context, intent, decline)
  else succeed(context, intent)
}

const authenticationRequired: CardError = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

const authenticationFailed: CardError = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'The provided payment method has failed authentication.',
}

export function cancelPaymentIntent(context: Context, id: string): PaymentIntent {
  const intent = findPaymentIntent(context, id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalidRequest(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      {
        code: 'payment_intent_unexpected_state',
      },
    )
  }
  const canceled = update(context, intent, { status: 'canceled', next_action: null })
  emitEvent(context, 'payment_intent.canceled', canceled)
  return canceled
}

function methodOf(context: Context, { payment_method }: PaymentIntent): PaymentMethod {
  if (!payment_method) throw invalidRequest('This PaymentIntent has no payment method.')
  return findPaymentMethod(context, payment_method)
}

function fail(context: Context, intent: PaymentIntent, error: CardError): PaymentIntent {
  const failed = update(context, intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  })
  emitEvent(context, 'payment_intent.payment_failed', failed)
  return failed
}

function succeed(context: Context, intent: PaymentIntent): PaymentIntent {
  const method = methodOf(context, intent)
  const charge = createCharge(context, intent, method)
  const paid = update(context, intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    next_action: null,
    latest_charge: charge.id,
  })
  if (intent.setup_future_usage && intent.customer) attach(context, method, intent.customer)
  emitEvent(context, 'charge.succeeded', charge)
  emitEvent(context, 'payment_intent.succeeded', paid)
  return paid
}

/** Stripe's published fee for a domestic card. */
function feeOf(amount: number): number {
  return Math.round(amount * 0.029) + 30
}

function createCharge(context: Context, intent: PaymentIntent, method: PaymentMethod): Charge {
  const { amount, currency, customer } = intent
  const id = newId('ch')
  const common = {
    created: nowInSeconds(context),
    livemode: false,
    metadata: {},
    currency,
  } as const
  const transaction = recordTransaction(context, {
    amount,
    fee: feeOf(amount),
    currency,
    type: 'charge',
    source: id,
  })
  const charge: Charge = {
    ...common,
    id,
    object: 'charge',
    amount,
    amount_refunded: 0,
    customer,
    payment_intent: intent.id,
    payment_method: method.id,
    balance_transaction: transaction.id,
    billing_details: method.billing_details,
    payment_method_details: { type: 'card', card: method.card },
    status: 'succeeded',
    disputed: false,
  }
  context.store.put(charge)
  scheduleCase(context, charge, behaviorOf(method.secret.number))
  return charge
}

function update(
  context: Context,
  intent: PaymentIntent,
  changes: Partial<PaymentIntent>,
): PaymentIntent {
  const updated = { ...intent, ...changes }
  save(context, updated)
  return updated
}

function save({ store }: Context, intent: PaymentIntent): void {
  store.put(intent, intent.customer)
}
