import type { Language } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import { type DayStyle, formatCalendarDay } from '#ui/format/format-day.ts'

const styles = {
  brief: { day: 'numeric', month: 'short' },
  full: { weekday: 'long', day: 'numeric', month: 'long' },
  dated: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Partial<Record<DayStyle, Intl.DateTimeFormatOptions>>

type FormattedStyle = keyof typeof styles

/** A calendar date, which is the same day for every reader. */
export function formatDay(day: string, language: Language, style: DayStyle): string {
  return formatCalendarDay(day, language, style)
}

/** As short as a narrow field needs it: `Sun, Mar 7` or `dom 7 mar`. */
export function formatShortDay(day: string, language: Language): string {
  const said = formatDay(day, language, 'weekday')
  return language === 'es' ? said.replace(/,? (de )?/g, ' ') : said
}

/** The Miami day of an instant. */
export function formatInstant(instant: string, language: Language, style: FormattedStyle): string {
  return formatter(language, style, 'America/New_York').format(new Date(instant))
}

/**
 * Node puts thin spaces around the dash where browsers put plain ones, which would break hydration.
 */
export function formatDays(
  from: string,
  to: string,
  language: Language,
  style: 'brief' | 'dated' = 'brief',
): string {
  const range = formatter(language, style, 'UTC').formatRange(new Date(from), new Date(to))
  return range.replace(/[\u2009\u202f]/g, ' ')
}

/** Formats `16:00` in the reader's language. */
export function formatTime(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const clock = [hour % 12 || 12, ...(minute ? [String(minute).padStart(2, '0')] : [])].join(':')
  return `${clock} ${halves[language][hour < 12 ? 0 : 1]}`
}

const halves: Record<Language, [string, string]> = { en: ['AM', 'PM'], es: ['a.m.', 'p.m.'] }

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(
  language: Language,
  style: FormattedStyle,
  timeZone: string,
): Intl.DateTimeFormat {
  const key = [language, style, timeZone].join()
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeOf[language], { ...styles[style], timeZone })
  formatters.set(key, made)
  return made
}
