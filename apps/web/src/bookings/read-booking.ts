import type { Booking } from '@marea/contract/bookings.ts'
import { call } from '#platform/api.ts'
import { notFound } from '#platform/not-found.ts'
import { ProblemError } from '#platform/problem-error.ts'

/** One's own stay; an address that names none is a missing page. */
export async function readBooking(id: string, request: Request): Promise<Booking> {
  try {
    return await call('GET /bookings/:id', { params: { id } })
  } catch (error) {
    const isUnknown = error instanceof ProblemError && [400, 404].includes(error.status)
    throw isUnknown ? notFound(request) : error
  }
}
