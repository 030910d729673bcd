import type { Language } from '@marea/contract/language.ts'
import { localeOf } from '@marea/contract/translate.ts'

const styles = {
  brief: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  full: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
  dated: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DayStyle = keyof typeof styles

/** A calendar date, which is the same day for every reader. */
export function formatDay(day: string, language: Language, style: DayStyle): string {
  return formatter(language, style, 'UTC').format(new Date(day))
}

/** The day of an instant where the homes are. */
export function formatInstant(instant: string, language: Language, style: DayStyle): string {
  return formatter(language, style, 'America/New_York').format(new Date(instant))
}

/** Node sets thin spaces around the dash where browsers set plain ones, and hydration compares. */
export function formatDays(
  from: string,
  to: string,
  language: Language,
  style: 'brief' | 'dated' = 'brief',
): string {
  const range = formatter(language, style, 'UTC').formatRange(new Date(from), new Date(to))
  return range.replace(/[\u2009\u202f]/g, ' ')
}

/** `16:00` as the reader says it. */
export function formatTime(time: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf[language], {
    hour: 'numeric',
    minute: time.endsWith(':00') ? undefined : '2-digit',
    timeZone: 'UTC',
  })
  return format
    .format(new Date(`2026-01-01T${time.slice(0, 5)}:00Z`))
    .replace(/[\u2009\u202f]/g, ' ')
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(language: Language, style: DayStyle, timeZone: string): Intl.DateTimeFormat {
  const key = [language, style, timeZone].join()
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeOf[language], { ...styles[style], timeZone })
  formatters.set(key, made)
  return made
}
