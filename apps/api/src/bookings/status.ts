import { reviewDays } from '@marea/contract/bookings/deadlines.ts'
import type { BookingAction, BookingStatus } from '@marea/contract/bookings/endpoints.ts'

/** The allowed transitions; everything else about statuses derives from it. */
const bookingGraph: Record<BookingStatus, readonly BookingStatus[]> = {
  held: ['confirmed', 'expired', 'abandoned'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  expired: [],
  abandoned: [],
  cancelled: [],
}

export function canBecome(from: BookingStatus, to: BookingStatus): boolean {
  return bookingGraph[from].includes(to)
}

/** A booking that was ever confirmed has a receipt, and its guest knows the address. */
export function wasConfirmed(status: BookingStatus): boolean {
  return status === 'confirmed' || canBecome('confirmed', status)
}

/** Until then guest and owner may review a stay without seeing the other's review. */
export function reviewsOpenAt({ checkOutAt }: Pick<BookingState, 'checkOutAt'>): Temporal.Instant {
  return checkOutAt.add({ hours: 24 * reviewDays })
}

type BookingState = {
  status: BookingStatus
  holdExpiresAt: Temporal.Instant
  checkInAt: Temporal.Instant
  checkOutAt: Temporal.Instant
}

export function allowedActions(booking: BookingState, now: Temporal.Instant): BookingAction[] {
  const { status, holdExpiresAt, checkInAt, checkOutAt } = booking
  const isBefore = (instant: Temporal.Instant) => Temporal.Instant.compare(now, instant) < 0
  const isCancellable = canBecome(status, 'cancelled') && isBefore(checkInAt)
  const isLiving = canBecome(status, 'confirmed') && isBefore(holdExpiresAt)
  const isStaying = status === 'confirmed' && isBefore(checkOutAt)
  const isOver = status === 'completed' || (status === 'confirmed' && !isBefore(checkOutAt))
  const actions: [BookingAction, boolean][] = [
    ['pay', isLiving],
    ['abandon', isLiving],
    ['cancel', isCancellable],
    ['change', isCancellable],
    ['review', isOver && isBefore(reviewsOpenAt(booking))],
    ['receive', wasConfirmed(status)],
    ['identify', isLiving || isStaying],
  ]
  return actions.flatMap(([act, isAllowed]) => (isAllowed ? [act] : []))
}
