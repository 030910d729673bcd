export const giftCardProblems = {
  'gift_cards.invalid': {
    status: 400,
    en: 'Check the highlighted fields.',
    es: 'Revise los campos marcados.',
  },
  'gift_cards.declined': {
    status: 402,
    en: 'Your card was declined. You haven’t been charged.',
    es: 'Su banco rechazó la tarjeta. No se le cobró nada.',
  },
  'gift_cards.failed': {
    status: 500,
    en: 'We couldn’t complete your purchase. Check your gift cards before you try again.',
    es: 'No pudimos completar su compra. Revise sus tarjetas de regalo antes de intentarlo de nuevo.',
  },
  'gift_cards.daily_limit': {
    status: 409,
    en: 'You’ve reached the daily limit for gift cards. Try again tomorrow.',
    es: 'Llegó al límite diario de tarjetas de regalo. Inténtelo de nuevo mañana.',
  },
  'gift_cards.code_unknown': {
    status: 404,
    en: 'We couldn’t find this code. Check it and try again.',
    es: 'No encontramos este código. Revíselo e inténtelo de nuevo.',
  },
  'gift_cards.redeemed': {
    status: 409,
    en: 'This gift card has already been redeemed.',
    es: 'Esta tarjeta de regalo ya se canjeó.',
  },
  'gift_cards.refunded': {
    status: 409,
    en: 'This gift card was refunded and can no longer be redeemed.',
    es: 'Esta tarjeta de regalo se reembolsó y ya no se puede canjear.',
  },
  'gift_cards.on_hold': {
    status: 409,
    en: 'This gift card is on hold while a bank reviews its payment. Try again later.',
    es: 'Esta tarjeta de regalo está retenida mientras un banco revisa su pago. Inténtelo más tarde.',
  },
  'gift_cards.not_refundable': {
    status: 409,
    en: 'This gift card can no longer be refunded.',
    es: 'Esta tarjeta de regalo ya no se puede reembolsar.',
  },
  'gift_cards.state_refused': {
    status: 409,
    en: 'This isn’t possible for this gift card right now.',
    es: 'Esto no es posible con esta tarjeta de regalo en este momento.',
  },
} as const
