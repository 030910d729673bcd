import { expireHolds } from '#bookings/hold/release-hold.ts'
import { chargeDueBalances, remindOfBalances } from '#bookings/pay/charge-balances.ts'
import { completeStays, settleStays } from '#bookings/settle/settle.ts'
import { expireStayTimes } from '#bookings/stay-times/expire-stay-times.ts'
import { fanOut } from '#platform/jobs/fan-out.ts'
import type { Job } from '#platform/jobs/jobs.ts'

/** Runs each second, so that nights are available again as soon as their hold expires. */
export const expireBookingHoldsJob: Job = {
  name: 'bookings.expire-holds',
  everySeconds: 1,
  handle: (ctx) => expireHolds(ctx),
}

const expireStayTimesJob: Job = {
  name: 'bookings.expire-hours',
  cron: '* * * * *',
  handle: (ctx) => expireStayTimes(ctx),
}

export const bookingsJobs: readonly Job<never>[] = [
  expireBookingHoldsJob,
  expireStayTimesJob,
  ...fanOut(settleStays),
  ...fanOut(completeStays),
  ...fanOut(chargeDueBalances),
  ...fanOut(remindOfBalances),
]
