import type { PaymentMethod } from '@marea/contract/payments/endpoints.ts'

/** A saved card by its id; an empty id is a new card, which may be saved. */
export type ChosenCard = { id: string; isSaved: boolean }

/** The default card unless it has expired; without a usable card, a new one is entered. */
export function firstCard(cards: PaymentMethod[]): ChosenCard {
  const usable = cards.find(({ expiry }) => expiry !== 'expired')
  return { id: usable?.id ?? '', isSaved: true }
}
