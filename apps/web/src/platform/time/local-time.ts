import type { Language } from '@marea/contract/platform/language.ts'
import type { DayStyle } from '@marea/contract/platform/time/date-formats.ts'
import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import { formatDay } from '@marea/contract/platform/time/format-day.ts'

const dayMs = 24 * 60 * 60_000

/** The date where the reader is, such as `2026-11-15`. */
export function localDay(at: Date): string {
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** The day of an instant where the reader is. */
export function formatLocalDay(instant: string, language: Language, style: DayStyle): string {
  return formatDay(localDay(new Date(instant)), language, style)
}

/** The time of an instant where the reader is, such as `9:05 AM`. */
export function formatLocalTime(instant: string, language: Language): string {
  const at = new Date(instant)
  return formatClock(`${at.getHours()}:${at.getMinutes()}`, language, { minutes: 'always' })
}

/** An instant where the reader is, such as `Nov 16, 2026, 5:00 AM`. */
export function formatLocalDateTime(instant: string, language: Language): string {
  const day = formatLocalDay(instant, language, 'medium')
  return `${day}, ${formatLocalTime(instant, language)}`
}

/** As little as a list needs: the time today, the weekday within six days, else the date. */
export function formatRecent(instant: string, language: Language, now: Date): string {
  const at = new Date(instant)
  if (localDay(at) === localDay(now)) return formatLocalTime(instant, language)
  if (now.getTime() - at.getTime() < 6 * dayMs) {
    return formatLocalDay(instant, language, 'weekdayName')
  }
  const isThisYear = at.getFullYear() === now.getFullYear()
  return formatLocalDay(instant, language, isThisYear ? 'short' : 'medium')
}
