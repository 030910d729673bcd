export const paymentsTexts = {
  'payments.card.holder': 'Card holder name',
  'payments.card.holder_required': 'Card holder name is required',
  'payments.card.frame': 'Card number, expiration date and security code',
  'payments.card.check_fields': 'Check the highlighted card details.',
  'payments.express.label': 'Express checkout',
  'payments.express.or': 'Or pay by card',
  'payments.express.test': '{{wallet}} (test)',
  'payments.bank.title': 'Confirm with your bank',
  'payments.deletion_blocked.charge':
    'A card payment is still processing. Please wait until it’s complete.',
  'payments.failure.card_declined': 'Your bank declined the card.',
  'payments.failure.insufficient_funds': 'Your card has insufficient funds.',
  'payments.failure.expired_card': 'This card has expired.',
  'payments.failure.incorrect_cvc': 'The security code is incorrect.',
  'payments.failure.incorrect_number': 'The card number is incorrect.',
  'payments.failure.authentication_failed': 'Your bank couldn’t verify your identity.',
  'payments.failure.processing_error':
    'Your bank couldn’t process the payment. Try again in a moment.',
  'payments.failure.card_invalid': 'We can’t accept this card.',
  'payments.failure.abandoned': 'The payment wasn’t completed in time.',
}
