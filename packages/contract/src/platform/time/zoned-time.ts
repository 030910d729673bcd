import type { Language } from '#platform/language.ts'
import { localeOf } from '#platform/translate.ts'
import type { DayStyle } from './date-formats.ts'
import { formatClock } from './format-clock.ts'
import { formatDay } from './format-day.ts'

/** The date in a zone, whatever the reader's clock shows. */
export function dayIn(zone: string, instant: Date): string {
  return partsIn(zone, instant).day
}

export function formatDayIn(
  zone: string,
  instant: string | number,
  language: Language,
  style: DayStyle,
): string {
  return formatDay(dayIn(zone, new Date(instant)), language, style)
}

/** Such as `4 PM`. */
export function formatTimeIn(zone: string, instant: string | number, language: Language): string {
  return formatClock(partsIn(zone, new Date(instant)).clock, language)
}

/** Such as `4:00 PM EST`, for readers who may be anywhere. */
export function formatNamedTimeIn(zone: string, instant: number, language: Language): string {
  const format = {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  } as const
  return new Intl.DateTimeFormat(localeOf[language], format).format(instant)
}

type Parts = { day: string; clock: string }

function partsIn(zone: string, instant: Date): Parts {
  const minute = Math.floor(instant.getTime() / 60_000)
  const known = lastParts.get(zone)
  if (known?.minute === minute) return known
  const format = known?.format ?? newFormat(zone)
  const [day = '', clock = ''] = format.format(instant).split(' ')
  const parts = { minute, day, clock, format }
  lastParts.set(zone, parts)
  return parts
}

/** Making a format takes a slow phone a tenth of a second, so each zone has one. */
const lastParts = new Map<string, Parts & { minute: number; format: Intl.DateTimeFormat }>()

function newFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
}
