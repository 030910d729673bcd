import type { BookingStatus } from '@marea/contract/bookings/endpoints.ts'
import type { Tone } from '#ui/text/badge.tsx'

export const statusTones: Record<BookingStatus, Tone> = {
  held: 'warn',
  confirmed: 'good',
  completed: 'plain',
  expired: 'plain',
  abandoned: 'plain',
  cancelled: 'bad',
}
