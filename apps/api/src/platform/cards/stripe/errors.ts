import type { CardFailure } from '@marea/contract/payments/card-failures.ts'
import Stripe from 'stripe'

type StripeFailure = { code?: string | null | undefined; decline_code?: string | null | undefined }

const failureByCode: Record<string, CardFailure> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  incorrect_number: 'incorrect_number',
  invalid_number: 'incorrect_number',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  processing_error: 'processing_error',
  payment_intent_authentication_failure: 'authentication_failed',
  setup_intent_authentication_failure: 'authentication_failed',
  authentication_required: 'authentication_failed',
}

/** What the cardholder may know: the user of a card that was reported lost is told only that it was declined. */
export function cardFailureOf({ code, decline_code }: StripeFailure): CardFailure {
  return failureByCode[decline_code ?? ''] ?? failureByCode[code ?? ''] ?? 'card_declined'
}

/** An intent without an error of its own ended because nobody finished it. */
export function intentFailureOf(error: StripeFailure | null): CardFailure {
  return error ? cardFailureOf(error) : 'abandoned'
}

/** Stripe understood the request and rejected it: asking again would not help. */
export function isRejection(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError || isCardError(error)
}

export function isCardError(error: unknown): error is Stripe.errors.StripeCardError {
  return error instanceof Stripe.errors.StripeCardError
}

export function ignoreRejection(error: unknown): void {
  if (!isRejection(error)) throw error
}
