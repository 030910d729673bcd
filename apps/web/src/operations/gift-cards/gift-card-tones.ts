import type { DeskGiftCard } from '@marea/contract/payments/gift-card-desk.ts'
import type { Tone } from '#ui/text/badge.tsx'

export const giftCardTones: Record<DeskGiftCard['status'], Tone> = {
  requested: 'warn',
  failed: 'bad',
  waiting: 'info',
  sent: 'info',
  redeemed: 'good',
  refunded: 'plain',
}
