import { expireHolds } from '#bookings/hold/release-hold.ts'
import { expireHours } from '#bookings/hours/expire-hours.ts'
import { chargeDueRests, remindOfRests } from '#bookings/rest/charge-rests.ts'
import { completeStays, settleStays } from '#bookings/settle/settle.ts'
import { fanOut } from '#platform/jobs/fan-out.ts'
import type { Job } from '#platform/jobs/jobs.ts'

/** Runs each second, so that nights are available again as soon as their hold expires. */
export const expireBookingHoldsJob: Job = {
  name: 'bookings.expire-holds',
  everySeconds: 1,
  handle: (ctx) => expireHolds(ctx),
}

const expireHoursJob: Job = {
  name: 'bookings.expire-hours',
  cron: '* * * * *',
  handle: (ctx) => expireHours(ctx),
}

export const bookingsJobs: readonly Job<never>[] = [
  expireBookingHoldsJob,
  expireHoursJob,
  ...fanOut(settleStays),
  ...fanOut(completeStays),
  ...fanOut(chargeDueRests),
  ...fanOut(remindOfRests),
]
