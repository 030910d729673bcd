import { listIn, pageIn } from '#bookings/list/load-bookings.ts'
import { call } from '#platform/api/api.ts'

export type LoadedOwnerBookings = Awaited<ReturnType<typeof loadOwnerBookings>>

export async function loadOwnerBookings(search: URLSearchParams) {
  const list = listIn(search)
  return { list, ...(await call('GET /owner/bookings', { query: { list, page: pageIn(search) } })) }
}
