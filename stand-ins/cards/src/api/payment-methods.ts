import { createHmac, randomBytes } from 'node:crypto'
import { type Context, nowInSeconds } from '#context.ts'
import { newId } from '#store.ts'
import { invalidRequest, notFound } from './errors.ts'
import { type Fields, stringFields } from './form-encoding.ts'
import type { PaymentMethod, Wallet } from './objects.ts'
import { behaviorOf, isCardNumber, namedCards } from './test-cards.ts'

type CardDetails = {
  number: string
  expiryMonth: number
  expiryYear: number
  cvc: string
  name: string
}

export function readCard({ card, billing_details }: Fields): CardDetails {
  const { number = '', exp_month, exp_year, cvc = '' } = stringFields(card)
  const { name = '' } = stringFields(billing_details)
  return { number, cvc, name, expiryMonth: Number(exp_month), expiryYear: Number(exp_year) }
}

export type NewCard = Omit<CardDetails, 'cvc'> & { wallet?: Wallet }

export function createPaymentMethod(context: Context, card: CardDetails): PaymentMethod {
  const { number, expiryMonth, expiryYear, cvc } = card
  if (!isCardNumber(number)) {
    throw invalidRequest('Your card number is incorrect.', { code: 'incorrect_number' })
  }
  const today = new Date(context.now())
  const isExpired =
    expiryYear < today.getUTCFullYear() ||
    (expiryYear === today.getUTCFullYear() && expiryMonth < today.getUTCMonth() + 1)
  if (!(expiryMonth >= 1 && expiryMonth <= 12) || isExpired) {
    throw invalidRequest('Your card’s expiry date is not valid.', { code: 'invalid_expiry_year' })
  }
  if (!/^\d{3,4}$/.test(cvc)) {
    throw invalidRequest('Your card’s security code is not valid.', { code: 'invalid_cvc' })
  }
  return storeCard(context, card)
}

/** As with Stripe, each use of a named test card creates a payment method of its own. */
export function findPaymentMethod(context: Context, id: string): PaymentMethod {
  const number = namedCards[id]
  if (number) {
    const expiryYear = new Date(context.now()).getUTCFullYear() + 3
    return storeCard(context, { number, expiryMonth: 12, expiryYear, name: '' })
  }
  const known = context.store.get<PaymentMethod>(id)
  if (known?.object !== 'payment_method') throw notFound('PaymentMethod', id)
  return known
}

export function storeCard(context: Context, card: NewCard): PaymentMethod {
  const { number, expiryMonth, expiryYear, name, wallet } = card
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    created: nowInSeconds(context),
    livemode: false,
    metadata: {},
    type: 'card',
    customer: null,
    billing_details: { name: name || null },
    card: {
      brand: behaviorOf(number).brand,
      last4: number.slice(-4),
      exp_month: expiryMonth,
      exp_year: expiryYear,
      fingerprint: fingerprintOf(context, `${wallet ?? ''}${number}`),
      wallet: wallet ? { type: wallet } : null,
    },
    secret: { number: numberToStore(number), isSetUp: false },
  }
  context.store.put(method)
  return method
}

/** The same for every card with this number, and another one in a wallet, which has a number of its own. */
function fingerprintOf({ store }: Context, number: string): string {
  const secret = store.setting('fingerprint secret', () => randomBytes(32).toString('hex'))
  return createHmac('sha256', secret).update(number).digest('hex').slice(0, 16)
}

/** Only published test numbers are stored; any other card behaves like the plain Visa test card. */
function numberToStore(number: string): string {
  const isPublished = Object.values(namedCards).includes(number) || number === '4100000000000019'
  return isPublished ? number : '4242424242424242'
}

export function attach(
  context: Context,
  method: PaymentMethod,
  customer: string,
  isSetUp = false,
): void {
  const secret = { ...method.secret, isSetUp: method.secret.isSetUp || isSetUp }
  context.store.put({ ...method, customer, secret }, customer)
}

export function detach(context: Context, id: string): PaymentMethod {
  const method = findPaymentMethod(context, id)
  if (!method.customer) throw invalidRequest('The payment method is not attached to a customer.')
  const detached = { ...method, customer: null }
  context.store.put(detached)
  return detached
}

export function refuseOtherCustomer(method: PaymentMethod, customer: string | null): void {
  if (method.customer && method.customer !== customer) {
    throw invalidRequest('The payment method belongs to another customer.')
  }
}
