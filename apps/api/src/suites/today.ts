const zone = 'America/New_York'

const hourMs = 3_600_000

let last = { hour: Number.NaN, day: '' }

/** The calendar day in Miami, wherever server and reader are; days begin on the hour. */
export function todayInMiami(now: Temporal.Instant): string {
  const hour = Math.floor(now.epochMilliseconds / hourMs)
  if (last.hour !== hour) {
    last = { hour, day: now.toZonedDateTimeISO(zone).toPlainDate().toString() }
  }
  return last.day
}

/** The time of day in Miami, such as 16:00. */
export function clockInMiami(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' })
}

export function instantInMiami(day: string, clock: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(zone).toInstant()
}
