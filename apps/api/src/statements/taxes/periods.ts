import { instantInMiami, todayInMiami } from '#suites/today.ts'
import type { Period } from './settlements.ts'

/** The months of a year or the one month, without those that have not begun. */
export function monthsOf(period: string, now: Temporal.Instant): string[] {
  const current = todayInMiami(now).slice(0, 7)
  const months = period.length === 4 ? monthsOfYear(period) : [period]
  return months.filter((month) => month <= current)
}

export function monthsOfYear(year: string): string[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
}

/** From the first moment of a year or month in Miami to the first moment after it. */
export function periodOf(period: string): Period {
  const isYear = period.length === 4
  const first = Temporal.PlainDate.from(isYear ? `${period}-01-01` : `${period}-01`)
  const next = first.add(isYear ? { years: 1 } : { months: 1 })
  return {
    from: instantInMiami(first.toString(), '00:00'),
    to: instantInMiami(next.toString(), '00:00'),
  }
}

export function isMonthOver(month: string, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(periodOf(month).to, now) <= 0
}

export function yearOf(now: Temporal.Instant): number {
  return Number(todayInMiami(now).slice(0, 4))
}

/** Every year from the first settlement until now, the latest first. */
export function yearsSince(first: Temporal.Instant | null, now: Temporal.Instant): number[] {
  const last = yearOf(now)
  const start = first ? Math.min(yearOf(first), last) : last
  return Array.from({ length: last - start + 1 }, (_, index) => last - index)
}
