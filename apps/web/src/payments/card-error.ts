import { type CardFailure, cardFailures } from '@marea/contract/payments/card-failures.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import type { Say } from '#platform/texts/texts.tsx'

/** Why a card was declined, or undefined if the error has no reason. */
export function cardErrorText(say: Say, error: unknown): string | undefined {
  const reason = error instanceof ProblemError ? reasonIn(error.details) : undefined
  return reason && failureText(say, reason)
}

function failureText(say: Say, failure: CardFailure): string {
  return say(`payments.failure.${failure}`)
}

function reasonIn(details: unknown): CardFailure | undefined {
  if (typeof details !== 'object' || details === null || !('reason' in details)) return
  return cardFailures.find((failure) => failure === details.reason)
}
