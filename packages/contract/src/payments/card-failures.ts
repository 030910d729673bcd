/** Decline reasons as the cardholder sees them: lost and stolen cards are only called declined. */
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
