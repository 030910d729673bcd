export const paymentsTexts = {
  'payments.failure.card_declined': 'Your bank declined the card.',
  'payments.failure.insufficient_funds': 'There is not enough money on this card.',
  'payments.failure.expired_card': 'This card has expired.',
  'payments.failure.incorrect_cvc': 'The security code is not right.',
  'payments.failure.incorrect_number': 'The card number is not right.',
  'payments.failure.authentication_failed': 'Your bank could not confirm that it was you.',
  'payments.failure.processing_error': 'The bank had a problem. Try again in a moment.',
  'payments.failure.card_invalid': 'This card cannot be used here.',
  'payments.failure.abandoned': 'The payment was not finished in time.',
}
