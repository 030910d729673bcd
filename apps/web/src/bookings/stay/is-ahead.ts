import type { BookingCard } from '@marea/contract/bookings/endpoints.ts'

/** Estimates use today's rate, which means nothing for a stay that is over or canceled. */
export function isAhead({ status }: Pick<BookingCard, 'status'>): boolean {
  return status === 'held' || status === 'confirmed'
}
