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

const dispute = {
  subject: 'user',
  data: z.object({
    disputeId: z.string(),
    purpose: z.enum(['booking', 'deposit', 'gift_card']),
    /** The id of what was paid. */
    reference: z.string(),
    amount: z.int(),
    status: z.string(),
  }),
  audience: [],
} as const

/** What a cardholder's bank does about a payment; the subject is who paid. */
export const disputeEvents = {
  'payments.dispute_opened': dispute,
  'payments.dispute_closed': dispute,
} as const
