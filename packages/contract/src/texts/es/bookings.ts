import type { bookingsTexts as english } from '../en/bookings.ts'

export const bookingsTexts: Record<keyof typeof english, string> = {
  'bookings.stays.open': 'Una estancia suya está por venir, en curso o aún sin liquidar.',
}
