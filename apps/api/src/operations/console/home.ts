import type { ConsoleHome, CountAndAmount } from '@marea/contract/operations/console.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { listConfirmedBetween } from '#bookings/bookings-today.ts'
import { troubledFeeds } from '#channels/troubled-feeds.ts'
import { listUrgentDisputes } from '#operations/disputes/list-disputes.ts'
import { sumChargesSince } from '#payments/charge/charges-since.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readJobStates } from '#platform/jobs/job-states.ts'

/** Only what is stored: a state without a source is left out rather than guessed. */
export async function showConsoleHome(ctx: Ctx): Promise<ConsoleHome> {
  const [bookings, payments, jobs, feeds, urgentDisputes] = await Promise.all([
    bookingsToday(ctx),
    paymentsToday(ctx),
    readJobStates(ctx.db),
    troubledFeeds(ctx),
    listUrgentDisputes(ctx),
  ])
  return {
    at: ctx.now.toString(),
    bookings,
    payments,
    failingJobs: jobs.failing.map(({ since, ...job }) => ({ ...job, since: since.toString() })),
    troubledFeeds: feeds,
    urgentDisputes,
  }
}

async function bookingsToday(ctx: Ctx): Promise<ConsoleHome['bookings']> {
  const local = ctx.now.toZonedDateTimeISO(ctx.companyTimeZone)
  const midnight = local.startOfDay()
  const lastWeek = local.subtract({ days: 7 })
  const [today, before] = await Promise.all([
    listConfirmedBetween(ctx, midnight.toInstant(), ctx.now),
    listConfirmedBetween(ctx, lastWeek.startOfDay().toInstant(), lastWeek.toInstant()),
  ])
  let total = 0
  const steps = today.map(({ at, amount }) => {
    total += amount
    return { at: at.toString(), amount: usd(total) }
  })
  return {
    ...sumOf(today),
    steps,
    midnight: midnight.toInstant().toString(),
    aWeekAgo: sumOf(before),
  }
}

function sumOf(rows: readonly { amount: number }[]): CountAndAmount {
  const amount = rows.reduce((total, row) => total + row.amount, 0)
  return { count: rows.length, amount: usd(amount) }
}

async function paymentsToday(ctx: Ctx): Promise<ConsoleHome['payments']> {
  const midnight = ctx.now.toZonedDateTimeISO(ctx.companyTimeZone).startOfDay().toInstant()
  const sums = await sumChargesSince(ctx, midnight)
  const of = (outcome: (typeof sums)[number]['outcome']): CountAndAmount => {
    const { count = 0, amount = 0 } = sums.find((sum) => sum.outcome === outcome) ?? {}
    return { count, amount: usd(amount) }
  }
  return { succeeded: of('succeeded'), declined: of('declined'), pending: of('pending') }
}
