/** Why a card did not pay, as far as its holder is told: a lost or stolen card is just declined. */
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
