import { addDays } from '@marea/contract/platform/time/days.ts'
import type { HourSide } from '@marea/contract/suites/listing/home-stay-times.ts'
import type { BookingRow } from '#bookings/store.ts'
import { instantIn } from '#platform/zoned-time.ts'

/** Earlier, an early check-in or late check-out could cost the owner a night that others would still book. */
const opensDaysBefore = 14

const answerTime = { hours: 48 }
const paymentTime = { hours: 24 }

type Dates = Pick<BookingRow, 'checkIn' | 'checkOut' | 'timeZone'>

export function opensOn({ checkIn }: Dates): string {
  return addDays(checkIn, -opensDaysBefore)
}

/** Both sides close before check-in, because a stay that has begun is no longer changed. */
export function requestsCloseAt({ checkIn, timeZone }: Dates): Temporal.Instant {
  return instantIn(timeZone, addDays(checkIn, -1), '12:00')
}

export function answerBy(booking: Dates, now: Temporal.Instant): Temporal.Instant {
  return earlier(now.add(answerTime), closesAt(booking))
}

export function payBy(booking: Dates, now: Temporal.Instant): Temporal.Instant {
  return earlier(now.add(paymentTime), closesAt(booking))
}

export function dayOf({ checkIn, checkOut }: Omit<Dates, 'timeZone'>, side: HourSide): string {
  return side === 'check_in' ? checkIn : checkOut
}

function closesAt({ checkIn, timeZone }: Dates): Temporal.Instant {
  return instantIn(timeZone, addDays(checkIn, -1), '18:00')
}

function earlier(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? one : other
}
