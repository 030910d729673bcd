import type { BookingCard } from '@marea/contract/bookings/endpoints.ts'
import { stayQuery, withStay } from '#suites/stay-params.ts'

type Linked = Pick<BookingCard, 'suite' | 'checkIn' | 'checkOut' | 'guests' | 'pets'>

/** The home's page with the same dates and guests in the URL. */
export function suiteLink(booking: Linked): string {
  return `/suite-details/${booking.suite.slug}${stayQueryOf(booking)}`
}

export function stayQueryOf({ checkIn, checkOut, guests, pets }: Omit<Linked, 'suite'>): string {
  return stayQuery(withStay(new URLSearchParams(), { checkIn, checkOut, guests, pets }))
}

/** Check-in and house guide of a confirmed stay. */
export function tripLink({ id }: Pick<BookingCard, 'id'>): string {
  return `/trip/${id}`
}

export function bookingLink({ id }: Pick<BookingCard, 'id'>): string {
  return `/my-bookings?booking=${id}`
}
