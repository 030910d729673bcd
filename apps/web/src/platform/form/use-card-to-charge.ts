import { type RefObject, useRef } from 'react'
import { ProblemError } from '#platform/api/problem-error.ts'

export type EnteredCard = { paymentMethodId: string; holderName: string }

/** `submit` resolves to undefined while something is missing; the card's fields then show what. */
export type CardEntryHandle = { submit(): Promise<EnteredCard | undefined> }

export type CardToCharge = { paymentMethodId: string; saveCard: boolean }

/** The ways to pay by a card that is not saved. */
export type CardChoiceHandle = {
  /** Whether the button of a wallet submits the form, whichever saved card is chosen in it. */
  isByWallet(): boolean
  /** Resolves to undefined while something is missing, or when the wallet was closed. */
  submit(): Promise<CardToCharge | undefined>
}

export type CardChoiceRef = RefObject<CardChoiceHandle | null>

type ChosenSoFar = { card: { id: string }; error: unknown }

/**
 * The saved card that is chosen, else an entered one or a wallet's. One whose answer was lost is
 * kept, because another one would be another payment.
 */
export function useCardToCharge(choice: CardChoiceRef, { card, error }: ChosenSoFar) {
  const kept = useRef<CardToCharge>(undefined)
  return async (): Promise<CardToCharge | undefined> => {
    if (error === null || error instanceof ProblemError) kept.current = undefined
    const isSaved = card.id !== '' && !choice.current?.isByWallet()
    if (isSaved) return { paymentMethodId: card.id, saveCard: false }
    kept.current ??= await choice.current?.submit()
    return kept.current
  }
}
