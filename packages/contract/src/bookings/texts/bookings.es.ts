import type { bookingsTexts as english } from './bookings.en.ts'

export const bookingsTexts: Record<keyof typeof english, string> = {
  'bookings.deletion_blocked.open': 'Tiene una estancia próxima, en curso o aún sin liquidar.',
}
