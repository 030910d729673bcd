import { expireHolds } from '#bookings/hold/release-hold.ts'
import { expireHours } from '#bookings/hours/expire-hours.ts'
import { chargeDueRests, remindOfRests } from '#bookings/rest/charge-rests.ts'
import { completeStays, settleStays } from '#bookings/settle/settle.ts'
import type { Job } from '#platform/jobs/jobs.ts'

/** Runs each second, so that nights are available again as soon as their hold expires. */
export const expireBookingHoldsJob: Job = {
  name: 'bookings.expire-holds',
  everySeconds: 1,
  handle: (ctx) => expireHolds(ctx),
}

export const settleStaysJob: Job = {
  name: 'bookings.settle',
  cron: '*/5 * * * *',
  async handle(ctx) {
    await settleStays(ctx)
    await completeStays(ctx)
  },
}

const expireHoursJob: Job = {
  name: 'bookings.expire-hours',
  cron: '* * * * *',
  handle: (ctx) => expireHours(ctx),
}

export const chargeRestsJob: Job = {
  name: 'bookings.charge-rests',
  cron: '*/5 * * * *',
  async handle(ctx) {
    await remindOfRests(ctx)
    await chargeDueRests(ctx)
  },
}

export const bookingsJobs = [expireBookingHoldsJob, settleStaysJob, chargeRestsJob, expireHoursJob]
