/** Why a gift card can’t be bought, changed, refunded or redeemed. */
export const giftCardProblems = {
  'gift_cards.invalid': { status: 400, message: 'Check the highlighted fields.' },
  'gift_cards.declined': {
    status: 402,
    message: 'Your card was declined. You haven’t been charged.',
  },
  'gift_cards.failed': {
    status: 500,
    message: 'We couldn’t complete your purchase. Check your gift cards before you try again.',
  },
  'gift_cards.daily_limit': {
    status: 409,
    message: 'You’ve reached the daily limit for gift cards. Try again tomorrow.',
  },
  'gift_cards.code_unknown': {
    status: 404,
    message: 'We couldn’t find this code. Check it and try again.',
  },
  'gift_cards.redeemed': { status: 409, message: 'This gift card has already been redeemed.' },
  'gift_cards.refunded': {
    status: 409,
    message: 'This gift card was refunded and can no longer be redeemed.',
  },
  'gift_cards.not_refundable': {
    status: 409,
    message: 'This gift card can no longer be refunded.',
  },
  'gift_cards.state_refused': {
    status: 409,
    message: 'This isn’t possible for this gift card right now.',
  },
} as const
