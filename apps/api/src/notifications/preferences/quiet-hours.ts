import type { QuietHoursRow } from './preference-store.ts'

/** When the quiet hours that are running now end; undefined outside of them. */
export function quietUntil(
  { isOn, timeZone, fromTime, toTime }: QuietHoursRow,
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  if (!isOn) return undefined
  const local = now.toZonedDateTimeISO(timeZone)
  const time = local.toPlainTime()
  const [from, to] = [Temporal.PlainTime.from(fromTime), Temporal.PlainTime.from(toTime)]
  const isAfterFrom = Temporal.PlainTime.compare(time, from) >= 0
  const isBeforeTo = Temporal.PlainTime.compare(time, to) < 0
  const isOvernight = Temporal.PlainTime.compare(from, to) > 0
  const isQuiet = isOvernight ? isAfterFrom || isBeforeTo : isAfterFrom && isBeforeTo
  if (!isQuiet) return undefined
  const endsTomorrow = isOvernight && isAfterFrom
  const day = local.toPlainDate().add({ days: endsTomorrow ? 1 : 0 })
  return day.toZonedDateTime({ timeZone, plainTime: to }).toInstant()
}
