/**
 * Why a card was declined, as far as its holder is told: lost and stolen cards are just declined.
 */
export const cardFailures = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'authentication_failed',
  'processing_error',
  'card_invalid',
  'abandoned',
] as const

export type CardFailure = (typeof cardFailures)[number]
