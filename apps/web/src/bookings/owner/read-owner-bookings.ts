import { listIn, pageIn } from '#bookings/list/read-list.ts'
import { call } from '#platform/api/api.ts'

export type OwnerListed = Awaited<ReturnType<typeof readOwnerList>>

/** The bookings of the owner's homes that the URL asks for. */
export async function readOwnerList(search: URLSearchParams) {
  const list = listIn(search)
  return { list, ...(await call('GET /owner/bookings', { query: { list, page: pageIn(search) } })) }
}
