import { z } from 'zod'

const giftCard = {
  subject: 'user',
  data: z.object({ giftCardId: z.string(), amount: z.int() }),
  audience: ['subject'],
} as const

/** What happens to a gift card; the subject is its buyer. */
export const giftCardEvents = {
  'payments.gift_card_bought': giftCard,
  'payments.gift_card_failed': giftCard,
  'payments.gift_card_sent': giftCard,
  'payments.gift_card_refunded': giftCard,
  'payments.gift_card_redeemed': giftCard,
} as const
