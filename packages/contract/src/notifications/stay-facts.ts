import { z } from 'zod'

export const Stay = z.object({
  home: z.string(),
  bookingId: z.string(),
  reference: z.string(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
})
export const HomeStay = Stay.extend({ guest: z.string() })

type WithBooking = { bookingId: string }

export const bookingPath = ({ bookingId }: WithBooking) => `/my-bookings?booking=${bookingId}`
export const hostedPath = ({ bookingId }: WithBooking) =>
  `/property-management/bookings/${bookingId}`
export const toDoPath = (need: string) => `/property-management?need=${encodeURIComponent(need)}`
