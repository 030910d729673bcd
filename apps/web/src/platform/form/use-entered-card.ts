import { type RefObject, useRef } from 'react'
import { ProblemError } from '#platform/api/problem-error.ts'

export type EnteredCard = { paymentMethodId: string; holderName: string }

/** `submit` resolves to undefined while something is missing; the card's fields then show what. */
export type CardEntryHandle = { submit(): Promise<EnteredCard | undefined> }

export type CardEntryRef = RefObject<CardEntryHandle | null>

/** Keeps a card whose answer was lost, because entering it again would be another payment. */
export function useEnteredCard(entry: CardEntryRef, error: unknown) {
  const entered = useRef<string>(undefined)
  return async () => {
    if (error === null || error instanceof ProblemError) entered.current = undefined
    entered.current ??= (await entry.current?.submit())?.paymentMethodId
    return entered.current
  }
}
