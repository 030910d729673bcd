import { z } from 'zod'
import { hourSides } from '#suites/listing/home-stay-times.ts'

const StayTime = z.object({
  bookingId: z.string(),
  suiteId: z.string(),
  ownerId: z.string(),
  requestId: z.string(),
  side: z.enum(hourSides),
  hour: z.string(),
})
const hours = {
  subject: 'user',
  data: StayTime,
  audience: ['subject', 'ownerId'],
  coHosts: 'view',
} as const

/** What happens to a request for an early check-in or a late check-out; paying changes the booking. */
export const stayTimeEvents = {
  'booking.hours_requested': hours,
  'booking.hours_approved': hours,
  'booking.hours_declined': { ...hours, data: StayTime.extend({ reason: z.string() }) },
  'booking.hours_expired': hours,
  'booking.hours_withdrawn': hours,
} as const
