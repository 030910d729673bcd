import type { BookingConfirmation } from '@marea/contract/bookings/endpoints.ts'

/** The state of a stay for a guest returning from the bank; `title` is success. */
export type PaymentOutcome =
  | 'title'
  | 'waiting'
  | 'asked'
  | 'failed'
  | 'unpaid'
  | 'expired'
  | 'abandoned'
  | 'cancelled'

export function paymentOutcomeOf({
  status,
  payment,
}: Pick<BookingConfirmation, 'status' | 'payment'>): PaymentOutcome {
  if (status === 'confirmed' || status === 'completed') return 'title'
  if (status !== 'held') return status
  if (payment === null) return 'unpaid'
  if (payment === 'requires_action') return 'asked'
  return payment === 'failed' ? 'failed' : 'waiting'
}
