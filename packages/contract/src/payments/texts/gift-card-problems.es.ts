import type { giftCardProblems } from '../gift-card-problems.ts'

export const giftCardProblemTexts: {
  [code in keyof typeof giftCardProblems as `problem.${code}`]: string
} = {
  'problem.gift_cards.invalid': 'Revise los campos marcados.',
  'problem.gift_cards.declined': 'Su banco rechazó la tarjeta. No se le cobró nada.',
  'problem.gift_cards.failed':
    'No pudimos completar su compra. Revise sus tarjetas de regalo antes de intentarlo de nuevo.',
  'problem.gift_cards.daily_limit':
    'Llegó al límite diario de tarjetas de regalo. Inténtelo de nuevo mañana.',
  'problem.gift_cards.code_unknown': 'No encontramos este código. Revíselo e inténtelo de nuevo.',
  'problem.gift_cards.redeemed': 'Esta tarjeta de regalo ya se canjeó.',
  'problem.gift_cards.refunded': 'Esta tarjeta de regalo se reembolsó y ya no se puede canjear.',
  'problem.gift_cards.not_refundable': 'Esta tarjeta de regalo ya no se puede reembolsar.',
  'problem.gift_cards.state_refused':
    'Esto no es posible con esta tarjeta de regalo en este momento.',
}
