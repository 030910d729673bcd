import type { AdminDispute } from '@marea/contract/operations/disputes/disputes.ts'

type Purchase = NonNullable<AdminDispute['purchase']>

/** Where the console refunds a payment, with its rules, preview and second approval; guests refund deposits themselves. */
export function refundPath({ purpose, id }: Purchase): string | undefined {
  if (purpose === 'booking') return `/admin/bookings/${id}`
  return purpose === 'gift_card' ? `/admin/gift-cards?open=${id}` : undefined
}
