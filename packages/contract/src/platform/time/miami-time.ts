import { dayInMiami } from '#calendar/nights.ts'
import type { Language } from '#platform/language.ts'
import type { DayStyle } from './date-formats.ts'
import { formatClock } from './format-clock.ts'
import { formatDay } from './format-day.ts'

/** The day of an instant where the homes are. */
export function formatMiamiDay(
  instant: string | number,
  language: Language,
  style: DayStyle,
): string {
  return formatDay(dayInMiami(new Date(instant)), language, style)
}

/** The time of an instant where the homes are, such as `4 PM`. */
export function formatMiamiTime(instant: string | number, language: Language): string {
  miamiClock ??= new Intl.DateTimeFormat('sv-SE', {
    timeStyle: 'short',
    timeZone: 'America/New_York',
  })
  return formatClock(miamiClock.format(new Date(instant)), language)
}

/** Created on first use, because creating it takes a slow phone a tenth of a second. */
let miamiClock: Intl.DateTimeFormat | undefined
