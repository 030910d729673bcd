import { actionFor } from './bank.ts'
import { behaviourOf } from './cards.ts'
import { attach, findMethod, refuseForeign } from './methods.ts'
import { declined, invalid, missing } from './refusal.ts'
import { newId } from './store.ts'
import type { CardError, SetupIntent } from './things.ts'
import { seconds, tell, type World } from './world.ts'

type Order = {
  customer?: string
  payment_method?: string
  usage?: string
  metadata?: Record<string, string>
}

/** Made and confirmed in one call: the product knows no other way. */
export function createSetupIntent(world: World, order: Order): SetupIntent {
  const customer = order.customer ?? ''
  if (!world.store.get(customer)) throw missing('customer', customer)
  if (!order.payment_method) throw invalid('A payment method is missing.')
  const method = findMethod(world, order.payment_method)
  refuseForeign(method, customer)
  const id = newId('seti')
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    created: seconds(world),
    livemode: false,
    metadata: order.metadata ?? {},
    status: 'requires_confirmation',
    customer,
    payment_method: method.id,
    client_secret: newId(`${id}_secret`),
    next_action: null,
    usage: order.usage ?? 'off_session',
    last_setup_error: null,
  }
  world.store.put(intent, customer)
  const { asks, decline, declinesOnlyCharges } = behaviourOf(method.secret.number)
  if (asks) {
    const next_action = actionFor(intent)
    return change(world, intent, 'requires_action', { status: 'requires_action', next_action })
  }
  if (decline && !declinesOnlyCharges) {
    throw declined(decline, { setup_intent: refuse(world, intent, decline) })
  }
  return succeed(world, intent)
}

export function findSetupIntent(world: World, id: string): SetupIntent {
  const intent = world.store.get<SetupIntent>(id)
  if (intent?.object !== 'setup_intent') throw missing('setup_intent', id)
  return intent
}

export function answerSetup(world: World, intent: SetupIntent, isApproved: boolean): void {
  if (intent.status !== 'requires_action') return
  if (isApproved) succeed(world, intent)
  else refuse(world, intent, notProved)
}

const notProved: CardError = {
  type: 'card_error',
  code: 'setup_intent_authentication_failure',
  message: 'The provided payment method has failed authentication.',
}

function succeed(world: World, intent: SetupIntent): SetupIntent {
  const { payment_method, customer } = intent
  if (payment_method && customer) attach(world, findMethod(world, payment_method), customer, true)
  return change(world, intent, 'succeeded', { status: 'succeeded', next_action: null })
}

function refuse(world: World, intent: SetupIntent, error: CardError): SetupIntent {
  return change(world, intent, 'setup_failed', {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  })
}

function change(world: World, intent: SetupIntent, what: string, to: Partial<SetupIntent>) {
  const changed = { ...intent, ...to }
  world.store.put(changed, changed.customer)
  tell(world, `setup_intent.${what}`, changed)
  return changed
}
