import ICAL from 'ical.js'

export type Nights = { from: string; to: string }

/** The nights of an event that does not repeat, by the clock of the home. */
export function eventNights(event: ICAL.Component, home: string): Nights | undefined {
  const start = timeOf(event, 'dtstart')
  const end = timeOf(event, 'dtend') ?? (start && endByDuration(event, start))
  return start && nightsOf(home, start, end)
}

/** The nights of one repetition, whose times are in the zone of the event that repeats. */
export function occurrenceNights(
  event: ICAL.Component,
  home: string,
  { startDate, endDate }: { startDate: ICAL.Time; endDate: ICAL.Time },
): Nights {
  const zone = timeOf(event, 'dtstart')?.zone
  return nightsOf(home, { time: startDate, zone }, { time: endDate, zone })
}

/** An event within one day takes the night of that day. */
function nightsOf(home: string, start: ZonedTime, end: ZonedTime | undefined): Nights {
  const areDays = isDay(start.time) && (!end || isDay(end.time))
  const dayOf = areDays ? dayWritten : (time: ZonedTime) => dayAt(home, time)
  const from = dayOf(start)
  const to = end ? dayOf(end) : from
  return { from, to: to > from ? to : nextDay(from) }
}

type ZonedTime = { time: ICAL.Time; zone: string | undefined }

function timeOf(event: ICAL.Component, name: 'dtstart' | 'dtend'): ZonedTime | undefined {
  const property = event.getFirstProperty(name)
  const time = property?.getFirstValue()
  if (!(time instanceof ICAL.Time)) return undefined
  const isUtc = time.zone === ICAL.Timezone.utcTimezone
  return { time, zone: isUtc ? 'UTC' : property?.getFirstParameter('tzid') }
}

/** Ten years; ical.js counts the days of a duration month by month. */
const maxSeconds = 10 * 366 * 24 * 3600

/** Whether the stated duration, if there is one, is short enough to count. */
export function hasPlausibleDuration(event: ICAL.Component): boolean {
  const duration = event.getFirstPropertyValue('duration')
  return !(duration instanceof ICAL.Duration) || Math.abs(duration.toSeconds()) <= maxSeconds
}

function endByDuration(event: ICAL.Component, { time, zone }: ZonedTime): ZonedTime | undefined {
  const duration = event.getFirstPropertyValue('duration')
  if (!(duration instanceof ICAL.Duration)) return undefined
  const end = time.clone()
  end.addDuration(duration)
  return { time: end, zone }
}

/** Many channels write whole days as midnight in UTC. */
function isDay({ isDate, hour, minute, second }: ICAL.Time): boolean {
  return isDate || (hour === 0 && minute === 0 && second === 0)
}

function dayWritten(start: ZonedTime): string {
  return localOf(start).toPlainDate().toString()
}

/** The day at the home. */
function dayAt(home: string, start: ZonedTime): string {
  const { zone } = start
  if (zone === undefined || !isKnownZone(zone)) return dayWritten(start)
  return localOf(start).toZonedDateTime(zone).withTimeZone(home).toPlainDate().toString()
}

function localOf({ time }: ZonedTime): Temporal.PlainDateTime {
  const { year, month, day, hour, minute } = time
  const parts = { year, month, day, hour, minute }
  return Temporal.PlainDateTime.from(parts, { overflow: 'reject' })
}

function isKnownZone(zone: string): boolean {
  try {
    return Boolean(Temporal.Now.zonedDateTimeISO(zone))
  } catch {
    return false
  }
}

function nextDay(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString()
}
