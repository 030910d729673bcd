import type { PayoutFrequency } from '@marea/contract/statements/financials/payout-days.ts'
import { instantIn } from '#platform/zoned-time.ts'

export type PayoutDays = {
  frequency: PayoutFrequency
  weekday: number | null
  monthDay: number | null
}

/** Scheduled payouts are made from this hour on, before the day's bank files are due. */
const hour = '06:00'

/** The first due day after a day; null when payouts are off. */
export function nextPayoutDay(
  { frequency, weekday, monthDay }: PayoutDays,
  after: string,
): Temporal.PlainDate | null {
  const day = Temporal.PlainDate.from(after).add({ days: 1 })
  if (frequency === 'weekly' && weekday !== null) {
    return day.add({ days: (weekday - day.dayOfWeek + 7) % 7 })
  }
  if (frequency !== 'monthly' || monthDay === null) return null
  const inMonth = day.with({ day: monthDay })
  return Temporal.PlainDate.compare(inMonth, day) < 0 ? inMonth.add({ months: 1 }) : inMonth
}

export function payoutTime(zone: string, day: string): Temporal.Instant {
  return instantIn(zone, day, hour)
}
