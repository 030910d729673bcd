import type { BookingCard } from '@marea/contract/bookings/endpoints.ts'
import { type GuestCounts, guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { stayQuery, withStay } from '#suites/stay-params.ts'

type Linked = GuestCounts & Pick<BookingCard, 'suite' | 'checkIn' | 'checkOut'>

export function suiteLink(booking: Linked): string {
  return `/suite-details/${booking.suite.slug}${stayQueryOf(booking)}`
}

export function stayQueryOf(stay: Omit<Linked, 'suite'>): string {
  const { checkIn, checkOut } = stay
  return stayQuery(withStay(new URLSearchParams(), { checkIn, checkOut, ...guestCountsOf(stay) }))
}

export function tripLink({ id }: Pick<BookingCard, 'id'>): string {
  return `/trip/${id}`
}

export function bookingLink({ id }: Pick<BookingCard, 'id'>): string {
  return `/my-bookings?booking=${id}`
}
