/** Why a card can’t be saved, charged or refunded. */
export const paymentsProblems = {
  'payments.fields_missing': { status: 400, message: 'Please complete all required fields' },
  'payments.method_missing': { status: 409, message: 'Choose a payment method.' },
  'payments.too_many_cards': {
    status: 409,
    message: 'You’ve reached the card limit. Remove a card to add another.',
  },
  'payments.card_refused': { status: 402, message: 'Error saving card' },
  'payments.card_not_saved': { status: 500, message: 'Error saving card' },
  'payments.methods_not_loaded': { status: 500, message: 'Error fetching payment methods' },
  'payments.return_url_refused': {
    status: 400,
    message: 'The return address must be a page of this site. You haven’t been charged.',
  },
  'payments.unreachable': {
    status: 503,
    message:
      'We couldn’t reach our payment processor. Please try again. You won’t be charged twice.',
  },
  'payments.refund_exceeds': {
    status: 409,
    message: 'This is more than the amount left to refund.',
  },
  'payments.not_charged': { status: 409, message: 'This card was not charged.' },
  'payments.signature_refused': { status: 400, message: 'The signature isn’t valid.' },
} as const
