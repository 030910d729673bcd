import { type CardFailure, cardFailures } from '@marea/contract/payments/card-failures.ts'
import Stripe from 'stripe'

type Said = { code?: string | null | undefined; decline_code?: string | null | undefined }

const byCode: Record<string, CardFailure> = {
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
  abandoned: 'abandoned',
  card_invalid: 'card_invalid',
}

/** What the holder may know of a refusal; that a card was reported lost is not told to who holds it. */
export function failureOf({ code, decline_code }: Said): CardFailure {
  return byCode[decline_code ?? ''] ?? byCode[code ?? ''] ?? 'card_declined'
}

export function storedFailure(code: string | null): CardFailure | null {
  if (code === null) return null
  return cardFailures.find((failure) => failure === code) ?? 'card_declined'
}

/** The processor understood and refused: asking again would not help. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError
  )
}
