import { type CardFailure, cardFailures } from '@marea/contract/payments/card-failures.ts'

/** Codes of earlier versions may no longer be known. */
export function storedFailure(code: string | null): CardFailure | null {
  if (code === null) return null
  return cardFailures.find((failure) => failure === code) ?? 'card_declined'
}
