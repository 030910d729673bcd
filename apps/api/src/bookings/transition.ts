import type { BookingStatus } from '@marea/contract/bookings/endpoints.ts'
import type { EventData, EventKind } from '@marea/contract/events.ts'
import { realUserId, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { bookingCounters } from './metrics.ts'
import { canBecome } from './status.ts'
import { type BookingRow, insertStep, updateBooking } from './store.ts'

type Transition = {
  status: Exclude<BookingStatus, 'held'>
  reason?: string
  set?: Parameters<typeof updateBooking>[2]
}

/** Moves a booking one step along its graph and records the actor and the event. */
export async function transitionBooking(
  ctx: TransactionCtx,
  booking: BookingRow,
  { status, reason = '', set = {} }: Transition,
): Promise<void> {
  if (!canBecome(booking.status, status)) {
    throw new Problem('booking.state_refused', { status: booking.status })
  }
  await updateBooking(ctx.db, booking.id, { ...set, status, holdPlace: null })
  await recordTransition(ctx, booking.id, { status, reason })
  await recordBookingEvent(ctx, booking, `booking.${status}`, {})
}

export async function recordTransition(
  ctx: TransactionCtx,
  bookingId: string,
  { status, reason = '' }: { status: BookingStatus; reason?: string },
): Promise<void> {
  const actorId = realUserId(ctx.actor)
  await insertStep(ctx.db, { bookingId, status, reason, actorId, takenAt: ctx.now })
  bookingCounters.addOnCommit(ctx.db, status)
}

type BookingEventKind = Extract<EventKind, `booking.${string}`>
type BookingEventData<Kind extends BookingEventKind> = Omit<
  EventData<Kind>,
  'bookingId' | 'suiteId' | 'ownerId'
>

/** The guest is the subject, so that their open pages receive it. */
export function recordBookingEvent<Kind extends BookingEventKind>(
  ctx: TransactionCtx,
  { id, guestId, ownerId, suiteId }: BookingRow,
  kind: Kind,
  data: BookingEventData<Kind>,
): Promise<void> {
  return recordEvent<BookingEventKind>(ctx, {
    kind,
    subject: `user:${guestId}`,
    data: { bookingId: id, suiteId, ownerId, ...data },
  })
}
