import type { AdminGiftCard } from '@marea/contract/payments/admin-gift-cards.ts'
import type { Tone } from '#ui/text/badge.tsx'

export const giftCardTones: Record<AdminGiftCard['status'], Tone> = {
  requested: 'warn',
  failed: 'bad',
  waiting: 'info',
  sent: 'info',
  redeemed: 'good',
  refunded: 'plain',
}
