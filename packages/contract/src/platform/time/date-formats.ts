import type { Language } from '#platform/language.ts'

type DateParts = {
  weekday: string
  shortWeekday: string
  day: number
  month: string
  shortMonth: string
  year: number
}

type DateFormat = {
  months: readonly string[]
  /** From Sunday on. */
  weekdays: readonly string[]
  abbreviate: (name: string) => string
  /** Before and after noon. */
  halves: readonly [string, string]
  styles: Record<DayStyle, (parts: DateParts) => string>
  /** Two days of one month, written with the month once. */
  withinMonth: Record<'short' | 'medium', (from: DateParts, to: DateParts) => string>
}

export type DayStyle =
  | 'short'
  | 'shortWeekday'
  | 'medium'
  | 'long'
  | 'longWeekday'
  | 'full'
  | 'month'
  | 'shortMonth'
  | 'weekdayName'
  | 'year'

const english: DateFormat = {
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  abbreviate: (name) => name.slice(0, 3),
  halves: ['AM', 'PM'],
  styles: {
    short: ({ shortMonth, day }) => `${shortMonth} ${day}`,
    shortWeekday: ({ shortWeekday, shortMonth, day }) => `${shortWeekday}, ${shortMonth} ${day}`,
    medium: ({ shortMonth, day, year }) => `${shortMonth} ${day}, ${year}`,
    long: ({ month, day, year }) => `${month} ${day}, ${year}`,
    longWeekday: ({ weekday, month, day }) => `${weekday}, ${month} ${day}`,
    full: ({ weekday, month, day, year }) => `${weekday}, ${month} ${day}, ${year}`,
    month: ({ month, year }) => `${month} ${year}`,
    shortMonth: ({ shortMonth }) => shortMonth,
    weekdayName: ({ shortWeekday }) => shortWeekday,
    year: ({ year }) => String(year),
  },
  withinMonth: {
    short: (from, to) => `${from.shortMonth} ${from.day} – ${to.day}`,
    medium: (from, to) => `${from.shortMonth} ${from.day} – ${to.day}, ${to.year}`,
  },
}

const spanish: DateFormat = {
  months: [
    ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
    ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
  ],
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  abbreviate: (name) => name.slice(0, name === 'septiembre' ? 4 : 3),
  halves: ['a.m.', 'p.m.'],
  styles: {
    short: ({ day, shortMonth }) => `${day} ${shortMonth}`,
    shortWeekday: ({ shortWeekday, day, shortMonth }) => `${shortWeekday}, ${day} de ${shortMonth}`,
    medium: ({ day, shortMonth, year }) => `${day} ${shortMonth} ${year}`,
    long: ({ day, month, year }) => `${day} de ${month} de ${year}`,
    longWeekday: ({ weekday, day, month }) => `${weekday}, ${day} de ${month}`,
    full: ({ weekday, day, month, year }) => `${weekday}, ${day} de ${month} de ${year}`,
    month: ({ month, year }) => `${month} de ${year}`,
    shortMonth: ({ shortMonth }) => shortMonth,
    weekdayName: ({ shortWeekday }) => shortWeekday,
    year: ({ year }) => String(year),
  },
  withinMonth: {
    short: (from, to) => `${from.day}–${to.day} ${to.shortMonth}`,
    medium: (from, to) => `${from.day}–${to.day} ${to.shortMonth} ${to.year}`,
  },
}

/** A new language needs one entry here; everything that writes a date or a time reads it. */
export const dateFormats: Record<Language, DateFormat> = { en: english, es: spanish }

/** The parts of a calendar date such as `2027-03-07`. */
export function datePartsOf(date: string, language: Language): DateParts {
  const { months, weekdays, abbreviate } = dateFormats[language]
  const at = new Date(date)
  const month = months[at.getUTCMonth()] ?? ''
  const weekday = weekdays[at.getUTCDay()] ?? ''
  return {
    weekday,
    shortWeekday: abbreviate(weekday),
    day: at.getUTCDate(),
    month,
    shortMonth: abbreviate(month),
    year: at.getUTCFullYear(),
  }
}
