import { addDays } from '@marea/contract/calendar/nights.ts'
import { languages } from '@marea/contract/platform/language.ts'
import { localeOf } from '@marea/contract/platform/translate.ts'
import { expect, test } from 'vitest'
import { formatCalendarDay, weekdayNames } from './format-day.ts'

const styles = {
  brief: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  full: { weekday: 'long', day: 'numeric', month: 'long' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  dated: { day: 'numeric', month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
} as const

test.each(languages)('every day of a year reads as Intl writes it in %s', (language) => {
  for (const style of ['brief', 'weekday', 'full', 'long', 'month', 'dated', 'year'] as const) {
    const options = { ...styles[style], timeZone: 'UTC' }
    const format = new Intl.DateTimeFormat(localeOf[language], options)
    for (let day = '2027-12-31'; day < '2029-01-02'; day = addDays(day, 1)) {
      expect(formatCalendarDay(day, language, style)).toBe(format.format(new Date(day)))
    }
  }
})

test.each(languages)('the week begins with Sunday in %s', (language) => {
  const name = (weekday: 'short' | 'long', index: number) =>
    new Date(`2026-11-0${index + 1}`).toLocaleDateString(localeOf[language], {
      weekday,
      timeZone: 'UTC',
    })
  expect(weekdayNames(language)).toEqual(
    Array.from({ length: 7 }, (_, index) => ({
      short: name('short', index),
      long: name('long', index),
    })),
  )
})
