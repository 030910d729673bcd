import type { guestBookingKinds } from '@marea/contract/notifications/kinds/guest-bookings.ts'
import type { StayRow } from './facts-store.ts'
import type { NoticesOf } from './notices.ts'
import { stayFacts, tellGuest } from './stay-notices.ts'

const stayTimeAnswers = {
  'booking.hours_approved': 'approved',
  'booking.hours_declined': 'declined',
  'booking.hours_expired': 'expired',
} as const

export const guestBookingNotices: NoticesOf<typeof guestBookingKinds> = {
  booking_confirmed: tellGuest(countedFacts),
  booking_changed: tellGuest(countedFacts),
  booking_canceled: tellGuest((stay) => ({
    ...stayFacts(stay),
    state: stay.cancelledBy === 'guest' ? 'by_guest' : 'by_other',
  })),
  rest_due: tellGuest((stay, { kind, data: { amount, day } }) => {
    const state = kind === 'booking.rest_declined' ? 'declined' : 'due_soon'
    return { ...stayFacts(stay), amount, day, state }
  }),
  hours_answered: tellGuest((stay, { kind, data }) => {
    const reason = 'reason' in data ? data.reason : ''
    const state = `${data.side}_${stayTimeAnswers[kind]}` as const
    return { ...stayFacts(stay), state, time: data.hour, reason }
  }),
}

function countedFacts(stay: StayRow) {
  return { ...stayFacts(stay), count: stay.count }
}
