import { createCounter } from '#platform/metrics/counters.ts'

export const giftCardCounts = createCounter('marea_gift_cards_total', {
  help: 'Gift cards bought, sent, redeemed and refunded, and codes that are none',
  label: 'step',
  values: ['bought', 'sent', 'redeemed', 'refunded', 'code_refused'],
})
