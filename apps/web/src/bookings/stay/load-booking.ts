import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { notFound } from '#platform/api/not-found.ts'
import { ProblemError } from '#platform/api/problem-error.ts'

/** The guest's own booking; an unknown id renders the not-found page. */
export async function loadBooking(id: string, request: Request): Promise<Booking> {
  try {
    return await call('GET /bookings/:id', { params: { id } })
  } catch (error) {
    const isUnknown = error instanceof ProblemError && [400, 404].includes(error.status)
    throw isUnknown ? notFound(request) : error
  }
}
