import { createHmac, randomBytes } from 'node:crypto'
import { behaviourOf, isCardNumber, namedCards } from './cards.ts'
import { type Fields, textsOf } from './form.ts'
import { invalid, missing } from './refusal.ts'
import { newId } from './store.ts'
import type { Method } from './things.ts'
import { seconds, type World } from './world.ts'

export type CardTyped = {
  number: string
  expiryMonth: number
  expiryYear: number
  cvc: string
  name: string
}

export function cardTyped({ card, billing_details }: Fields): CardTyped {
  const { number = '', exp_month, exp_year, cvc = '' } = textsOf(card)
  const { name = '' } = textsOf(billing_details)
  return { number, cvc, name, expiryMonth: Number(exp_month), expiryYear: Number(exp_year) }
}

export function createMethod(world: World, typed: CardTyped): Method {
  const { number, expiryMonth, expiryYear, cvc } = typed
  if (!isCardNumber(number)) {
    throw invalid('Your card number is incorrect.', { code: 'incorrect_number' })
  }
  const today = new Date(world.now())
  const isOver =
    expiryYear < today.getUTCFullYear() ||
    (expiryYear === today.getUTCFullYear() && expiryMonth < today.getUTCMonth() + 1)
  if (!(expiryMonth >= 1 && expiryMonth <= 12) || isOver) {
    throw invalid('Your card’s expiry date is not valid.', { code: 'invalid_expiry_year' })
  }
  if (!/^\d{3,4}$/.test(cvc)) {
    throw invalid('Your card’s security code is not valid.', { code: 'invalid_cvc' })
  }
  return keep(world, newId('pm'), typed)
}

/** A named test card becomes a method of its own each time, as with Stripe. */
export function findMethod(world: World, id: string): Method {
  const number = namedCards[id]
  if (number) {
    const expiryYear = new Date(world.now()).getUTCFullYear() + 3
    return keep(world, newId('pm'), { number, expiryMonth: 12, expiryYear, name: '' })
  }
  const known = world.store.get<Method>(id)
  if (known?.object !== 'payment_method') throw missing('PaymentMethod', id)
  return known
}

function keep(world: World, id: string, typed: Omit<CardTyped, 'cvc'>): Method {
  const { number, expiryMonth, expiryYear, name } = typed
  const method: Method = {
    id,
    object: 'payment_method',
    created: seconds(world),
    livemode: false,
    metadata: {},
    type: 'card',
    customer: null,
    billing_details: { name: name || null },
    card: {
      brand: behaviourOf(number).brand,
      last4: number.slice(-4),
      exp_month: expiryMonth,
      exp_year: expiryYear,
      fingerprint: fingerprintOf(world, number),
    },
    secret: { number: kindOf(number), isSetUp: false },
  }
  world.store.put(method)
  return method
}

/** The same for each card of a number; without the secret it cannot be traced back to one. */
function fingerprintOf({ store }: World, number: string): string {
  const secret = store.setting('fingerprint secret', () => randomBytes(32).toString('hex'))
  return createHmac('sha256', secret).update(number).digest('hex').slice(0, 16)
}

/** Only published test numbers are remembered; of any other only what was shown anyway. */
function kindOf(number: string): string {
  const isPublished = Object.values(namedCards).includes(number) || number === '4100000000000019'
  return isPublished ? number : '4242424242424242'
}

export function attach(world: World, method: Method, customer: string, isSetUp = false): void {
  const secret = { ...method.secret, isSetUp: method.secret.isSetUp || isSetUp }
  world.store.put({ ...method, customer, secret }, customer)
}

export function detach(world: World, id: string): Method {
  const method = findMethod(world, id)
  if (!method.customer) throw invalid('The payment method is not attached to a customer.')
  const detached = { ...method, customer: null }
  world.store.put(detached)
  return detached
}

export function refuseForeign(method: Method, customer: string | null): void {
  if (method.customer && method.customer !== customer) {
    throw invalid('The payment method belongs to another customer.')
  }
}
