import type { RequestedStay } from '@marea/contract/calendar/nights.ts'
import { bookingCounters } from '#bookings/metrics.ts'
import { datesTaken } from '#calendar/nights/take-nights.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'

export function nightsReference(bookingId: string): string {
  return `booking:${bookingId}`
}

/** Turns the calendar's error into the booking's own, with the nearest available dates. */
export function toDatesTaken(error: unknown): never {
  const isTaken = error instanceof Problem && error.code === 'calendar.dates_taken'
  throw isTaken ? new Problem('booking.dates_taken', error.details) : error
}

export function countIfLost(error: unknown): never {
  if (error instanceof Problem && error.code === 'booking.dates_taken') bookingCounters.add('lost')
  throw error
}

export async function datesTakenWithAlternatives(
  ctx: Ctx,
  stay: RequestedStay & { suiteId: string },
): Promise<Problem> {
  const { suiteId, checkIn: from, checkOut: to, guests, pets } = stay
  const { details } = await datesTaken(ctx, { suiteId, from, to, people: { guests, pets } })
  return new Problem('booking.dates_taken', details)
}
