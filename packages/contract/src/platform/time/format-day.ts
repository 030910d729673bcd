import type { Language } from '#platform/language.ts'
import { type DayStyle, dateFormats, datePartsOf } from './date-formats.ts'

/**
 * A calendar date, which is the same day for every reader. Written without `Intl`, whose first
 * formatter takes a slow phone a tenth of a second to make.
 */
export function formatDay(date: string, language: Language, style: DayStyle): string {
  return dateFormats[language].styles[style](datePartsOf(date, language))
}

type RangeStyle = 'short' | 'medium' | 'shortWeekday'

/** Two calendar dates, repeating neither the month nor the year that they share. */
export function formatDayRange(
  from: string,
  to: string,
  language: Language,
  style: RangeStyle = 'short',
): string {
  const format = (date: string, its: DayStyle) => formatDay(date, language, its)
  if (from === to) return format(from, style)
  if (style === 'shortWeekday') return `${format(from, style)} – ${format(to, style)}`
  if (from.slice(0, 4) !== to.slice(0, 4))
    return `${format(from, 'medium')} – ${format(to, 'medium')}`
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${format(from, 'short')} – ${format(to, style)}`
  const within = dateFormats[language].withinMonth[style]
  return within(datePartsOf(from, language), datePartsOf(to, language))
}

/** The days of the week from Sunday on. */
export function weekdayNames(language: Language): { short: string; long: string }[] {
  const { weekdays, abbreviate } = dateFormats[language]
  return weekdays.map((long) => ({ short: abbreviate(long), long }))
}
