import type { Context } from '#context.ts'
import { invalidRequest } from './errors.ts'
import { type Fields, stringField } from './form-encoding.ts'
import type { PaymentMethod, Wallet } from './objects.ts'
import { storeCard } from './payment-methods.ts'

export const walletNames: Record<Wallet, string> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
}

/** The cards in every wallet; the bank declines the second. */
export const walletCards = { visa: '4242424242424242', declined: '4000000000000002' } as const

export function readWallet(name: string | undefined): Wallet | undefined {
  return wallets.find((wallet) => wallet === name)
}

const wallets: Wallet[] = ['apple_pay', 'google_pay', 'link']

/** Creates the payment method that a wallet returns once its owner has agreed to pay. */
export function payFromWallet(context: Context, fields: Fields): PaymentMethod {
  const wallet = readWallet(stringField(fields.wallet))
  const card = stringField(fields.card)
  if (!wallet || (card !== 'visa' && card !== 'declined')) {
    throw invalidRequest('This wallet has no such card.')
  }
  return storeCard(context, {
    number: walletCards[card],
    expiryMonth: 12,
    expiryYear: new Date(context.now()).getUTCFullYear() + 3,
    name: '',
    wallet,
  })
}
