import type { Ctx } from '#platform/ctx.ts'
import { todayIn, todayOf } from '#platform/zoned-time.ts'
import type { Period } from './settlements.ts'

/** The months of a year or the one month, without those that have not begun. */
export function monthsOf(ctx: Ctx, period: string): string[] {
  const current = todayOf(ctx).slice(0, 7)
  const months = period.length === 4 ? monthsOfYear(period) : [period]
  return months.filter((month) => month <= current)
}

export function monthsOfYear(year: string): string[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
}

/** From the first day of a year or month to the first day after it. */
export function periodOf(period: string): Period {
  const isYear = period.length === 4
  const first = Temporal.PlainDate.from(isYear ? `${period}-01-01` : `${period}-01`)
  const next = first.add(isYear ? { years: 1 } : { months: 1 })
  return { from: first.toString(), to: next.toString() }
}

export function isMonthOver(ctx: Ctx, month: string): boolean {
  return periodOf(month).to <= todayOf(ctx)
}

export function yearOf({ companyTimeZone, now }: Ctx, instant = now): number {
  return Number(todayIn(companyTimeZone, instant).slice(0, 4))
}

/** Every year from the first settlement until now, the latest first. */
export function yearsSince(ctx: Ctx, first: Temporal.Instant | null): number[] {
  const last = yearOf(ctx)
  const start = first ? Math.min(yearOf(ctx, first), last) : last
  return Array.from({ length: last - start + 1 }, (_, index) => last - index)
}
