import type { AdminDispute } from '@marea/contract/operations/disputes.ts'

type Purchase = NonNullable<AdminDispute['purchase']>

/** Where the console refunds a payment in full, with its rules, preview and second approval. */
export function refundPath({ purpose, id, guest }: Purchase): string {
  if (purpose === 'booking') return `/admin/bookings/${id}`
  if (purpose === 'gift_card') return `/admin/gift-cards?open=${id}`
  return `/admin/people/${guest.id}`
}
