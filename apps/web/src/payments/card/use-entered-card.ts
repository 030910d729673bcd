import { type RefObject, useRef } from 'react'
import { ProblemError } from '#platform/api/problem-error.ts'
import type { CardEntryHandle } from './card-entry.tsx'

export type CardEntryRef = RefObject<CardEntryHandle | null>

/** A card whose answer was lost is not entered anew: that would be another request. */
export function useEnteredCard(entry: CardEntryRef, error: unknown) {
  const entered = useRef<string>(undefined)
  return async () => {
    if (error === null || error instanceof ProblemError) entered.current = undefined
    entered.current ??= (await entry.current?.submit())?.paymentMethodId
    return entered.current
  }
}
