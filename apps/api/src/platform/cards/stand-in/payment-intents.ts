import { actionFor } from './bank.ts'
import { behaviourOf } from './cards.ts'
import { attach, findMethod, refuseForeign } from './methods.ts'
import { declined, invalid, missing } from './refusal.ts'
import { newId } from './store.ts'
import type { BalanceTransaction, CardError, Charge, Method, PaymentIntent } from './things.ts'
import { seconds, tell, type World } from './world.ts'

type Order = {
  amount?: string
  currency?: string
  customer?: string
  payment_method?: string
  capture_method?: string
  setup_future_usage?: string
  confirm?: string
  metadata?: Record<string, string>
}

export function createPaymentIntent(world: World, order: Order): PaymentIntent {
  const amount = Number(order.amount)
  if (!Number.isInteger(amount) || amount < 50) {
    throw invalid('Amount must be at least $0.50 usd', {
      code: 'amount_too_small',
      param: 'amount',
    })
  }
  const customer = order.customer ?? null
  if (customer && !world.store.get(customer)) throw missing('customer', customer)
  const method = order.payment_method ? findMethod(world, order.payment_method) : undefined
  if (method) refuseForeign(method, customer)
  const id = newId('pi')
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    created: seconds(world),
    livemode: false,
    metadata: order.metadata ?? {},
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    customer,
    payment_method: method?.id ?? null,
    client_secret: newId(`${id}_secret`),
    next_action: null,
    amount,
    amount_received: 0,
    currency: order.currency ?? 'usd',
    capture_method: order.capture_method ?? 'automatic_async',
    setup_future_usage: order.setup_future_usage ?? null,
    last_payment_error: null,
    latest_charge: null,
  }
  keep(world, intent)
  tell(world, 'payment_intent.created', intent)
  return order.confirm === 'true' ? confirm(world, intent) : intent
}

export function findPaymentIntent(world: World, id: string): PaymentIntent {
  const intent = world.store.get<PaymentIntent>(id)
  if (intent?.object !== 'payment_intent') throw missing('payment_intent', id)
  return intent
}

function confirm(world: World, intent: PaymentIntent): PaymentIntent {
  const method = methodOf(world, intent)
  const { asks, decline } = behaviourOf(method.secret.number)
  if (asks === 'always' || (asks === 'unless_set_up' && !method.secret.isSetUp)) {
    const waiting = change(world, intent, {
      status: 'requires_action',
      next_action: actionFor(intent),
    })
    tell(world, 'payment_intent.requires_action', waiting)
    return waiting
  }
  if (decline) throw declined(decline, { payment_intent: refuse(world, intent, decline) })
  return pay(world, intent)
}

/** What the holder's bank says after it has seen the holder, or somebody else. */
export function answerPayment(world: World, intent: PaymentIntent, isApproved: boolean): void {
  if (intent.status !== 'requires_action') return
  const method = methodOf(world, intent)
  const { decline } = behaviourOf(method.secret.number)
  if (!isApproved) refuse(world, intent, notProved)
  else if (decline) refuse(world, intent, decline)
  else pay(world, intent)
}

const notProved: CardError = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'The provided payment method has failed authentication.',
}

export function cancelPaymentIntent(world: World, id: string): PaymentIntent {
  const intent = findPaymentIntent(world, id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalid(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      {
        code: 'payment_intent_unexpected_state',
      },
    )
  }
  const canceled = change(world, intent, { status: 'canceled', next_action: null })
  tell(world, 'payment_intent.canceled', canceled)
  return canceled
}

function methodOf(world: World, { payment_method }: PaymentIntent): Method {
  if (!payment_method) throw invalid('This PaymentIntent has no payment method.')
  return findMethod(world, payment_method)
}

function refuse(world: World, intent: PaymentIntent, error: CardError): PaymentIntent {
  const refused = change(world, intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  })
  tell(world, 'payment_intent.payment_failed', refused)
  return refused
}

function pay(world: World, intent: PaymentIntent): PaymentIntent {
  const method = methodOf(world, intent)
  const charge = createCharge(world, intent, method)
  const paid = change(world, intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    next_action: null,
    latest_charge: charge.id,
  })
  if (intent.setup_future_usage && intent.customer) attach(world, method, intent.customer)
  tell(world, 'charge.succeeded', charge)
  tell(world, 'payment_intent.succeeded', paid)
  return paid
}

/** Stripe's published price of a domestic card. */
function feeOf(amount: number): number {
  return Math.round(amount * 0.029) + 30
}

function createCharge(world: World, intent: PaymentIntent, method: Method): Charge {
  const { amount, currency, customer } = intent
  const id = newId('ch')
  const common = { created: seconds(world), livemode: false, metadata: {}, currency } as const
  const transaction: BalanceTransaction = {
    ...common,
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    fee: feeOf(amount),
    net: amount - feeOf(amount),
    type: 'charge',
    source: id,
  }
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
  }
  world.store.put(transaction)
  world.store.put(charge)
  return charge
}

function change(world: World, intent: PaymentIntent, to: Partial<PaymentIntent>): PaymentIntent {
  const changed = { ...intent, ...to }
  keep(world, changed)
  return changed
}

function keep({ store }: World, intent: PaymentIntent): void {
  store.put(intent, intent.customer)
}
