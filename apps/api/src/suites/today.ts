const zone = 'America/New_York'

/** The calendar day in Miami, wherever the server and the reader are. */
export function todayInMiami(now: Temporal.Instant): string {
  return now.toZonedDateTimeISO(zone).toPlainDate().toString()
}

export function instantInMiami(day: string, clock: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(zone).toInstant()
}
