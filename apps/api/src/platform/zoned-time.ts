import type { Ctx } from './ctx.ts'

/** In every zone of today days begin on a quarter of an hour. */
const quarterMs = 900_000

const lastDays = new Map<string, { quarter: number; day: string }>()

/** The calendar day in a zone, wherever server and reader are. */
export function todayIn(zone: string, now: Temporal.Instant): string {
  const quarter = Math.floor(now.epochMilliseconds / quarterMs)
  const last = lastDays.get(zone)
  if (last?.quarter === quarter) return last.day
  const day = now.toZonedDateTimeISO(zone).toPlainDate().toString()
  lastDays.set(zone, { quarter, day })
  return day
}

/** The company's day. */
export function todayOf({ companyTimeZone, now }: Pick<Ctx, 'companyTimeZone' | 'now'>): string {
  return todayIn(companyTimeZone, now)
}

/** The time of day in a zone, such as 16:00. */
export function clockIn(zone: string, instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' })
}

export function instantIn(zone: string, day: string, clock: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(zone).toInstant()
}
