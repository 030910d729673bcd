import { type BookingList, bookingLists } from '@marea/contract/bookings/booking-lists.ts'
import type { BookingCard } from '@marea/contract/bookings/endpoints.ts'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'

export type LoadedBookings = Awaited<ReturnType<typeof loadBookings>>

export async function loadBookings(search: URLSearchParams) {
  const list = listIn(search)
  const page = pageIn(search)
  const { items, pages, counts } = await call('GET /bookings', { query: { list, page } })
  const next = list === 'upcoming' && page === 1 ? items.find(isConfirmed) : undefined
  const nearest = next && (await loadPart(call('GET /bookings/:id', { params: { id: next.id } })))
  return {
    list,
    page,
    pages,
    items,
    counts,
    nearest: nearest?.value,
    reviewed: list === 'past' ? await loadReviewedIds(items) : new Set<string>(),
  }
}

/** Of the few stays that can still be reviewed, those the guest has reviewed. */
async function loadReviewedIds(items: readonly BookingCard[]): Promise<Set<string>> {
  const open = items.filter(({ can }) => can.includes('review'))
  const reviews = await Promise.all(
    open.map(({ id }) => loadPart(call('GET /bookings/:id/review', { params: { id } }))),
  )
  return new Set(open.filter((_, at) => reviews[at]?.value?.own).map(({ id }) => id))
}

export function pageIn(search: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
}

export function listIn(search: URLSearchParams): BookingList {
  return bookingLists.find((list) => list === search.get('list')) ?? 'upcoming'
}

function isConfirmed({ status }: { status: string }): boolean {
  return status === 'confirmed'
}
