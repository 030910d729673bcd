import { type CardWallet, cardWallets } from '@marea/contract/payments/card-name.ts'
import type { ProcessorCard } from '#platform/cards/port.ts'

type StripeCard = {
  brand: string | null
  last4: string | null
  exp_month: number
  exp_year: number
  fingerprint?: string | null
  wallet?: { type: string } | null
}

export function cardOf(
  { brand, last4, exp_month, exp_year, fingerprint, wallet }: StripeCard,
  { paymentMethodId, holderName }: { paymentMethodId: string; holderName: string | null },
): ProcessorCard {
  return {
    paymentMethodId,
    holderName: holderName ?? '',
    brand: brand ?? 'unknown',
    lastFour: last4 ?? '0000',
    wallet: walletOf(wallet?.type),
    expiryMonth: exp_month,
    expiryYear: exp_year,
    fingerprint: fingerprint ?? null,
  }
}

/** Stripe knows more wallets than we offer. */
function walletOf(type: string | undefined): CardWallet | null {
  return cardWallets.find((wallet) => wallet === type) ?? null
}
