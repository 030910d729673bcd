import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'

/** A kept card by its id, or with an empty one a new card that may be kept. */
export type ChosenCard = { id: string; isKept: boolean }

/** The default card, unless it has expired; without a usable one a new card is asked for. */
export function firstCard(cards: PaymentMethod[]): ChosenCard {
  const usable = cards.find(({ expiry }) => expiry !== 'expired')
  return { id: usable?.id ?? '', isKept: true }
}
