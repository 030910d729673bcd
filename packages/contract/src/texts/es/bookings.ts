import type { bookingsTexts as english } from '../en/bookings.ts'

export const bookingsTexts: Record<keyof typeof english, string> = {
  'bookings.stays.open': 'Tiene una estancia próxima, en curso o aún sin liquidar.',
}
