import { expect, test } from 'vitest'
import { languages } from '#platform/language.ts'
import { localeOf } from '#platform/translate.ts'
import { addDays } from './days.ts'
import { formatClock } from './format-clock.ts'
import { formatDay, formatDayRange, weekdayNames } from './format-day.ts'
import { offsetOn } from './time-zone.ts'
import { dayIn, formatDayIn, formatTimeIn } from './zoned-time.ts'

const styles = {
  short: { day: 'numeric', month: 'short' },
  shortWeekday: { weekday: 'short', day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  longWeekday: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  weekdayName: { weekday: 'short' },
  year: { year: 'numeric' },
} as const

const styleNames = [
  ...(['short', 'shortWeekday', 'medium', 'long', 'longWeekday'] as const),
  ...(['full', 'month', 'shortMonth', 'weekdayName', 'year'] as const),
]

test.each(languages)('every day of a year reads as Intl writes it in %s', (language) => {
  for (const style of styleNames) {
    const options = { ...styles[style], timeZone: 'UTC' }
    const format = new Intl.DateTimeFormat(localeOf[language], options)
    for (let day = '2027-12-31'; day < '2029-01-02'; day = addDays(day, 1)) {
      expect(formatDay(day, language, style)).toBe(format.format(new Date(day)))
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

test.each(['short', 'medium'] as const)('English %s ranges read as Intl writes them', (style) => {
  const format = new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone: 'UTC' })
  for (let from = '2027-11-20'; from < '2028-03-02'; from = addDays(from, 1)) {
    for (const nights of [0, 1, 5, 30, 90]) {
      const to = addDays(from, nights)
      const written = format.formatRange(new Date(from), new Date(to))
      expect(formatDayRange(from, to, 'en', style)).toBe(written.replace(/\s/g, ' '))
    }
  }
})

test('a range names what both days share once', () => {
  const ranges = [
    ['2027-03-07', '2027-03-12'],
    ['2027-03-28', '2027-04-02'],
    ['2026-12-28', '2027-01-02'],
  ] as const
  const written = (language: 'en' | 'es', style: 'short' | 'medium' | 'shortWeekday') =>
    ranges.map(([from, to]) => formatDayRange(from, to, language, style))
  expect(written('en', 'short')).toEqual([
    'Mar 7 – 12',
    'Mar 28 – Apr 2',
    'Dec 28, 2026 – Jan 2, 2027',
  ])
  expect(written('es', 'short')).toEqual(['7–12 mar', '28 mar – 2 abr', '28 dic 2026 – 2 ene 2027'])
  expect(written('en', 'medium')[1]).toBe('Mar 28 – Apr 2, 2027')
  expect(written('es', 'medium').slice(0, 2)).toEqual(['7–12 mar 2027', '28 mar – 2 abr 2027'])
  expect(written('en', 'shortWeekday')[0]).toBe('Sun, Mar 7 – Fri, Mar 12')
  expect(written('es', 'shortWeekday')[0]).toBe('dom, 7 de mar – vie, 12 de mar')
})

test.each(languages)('every quarter of an hour reads as Intl writes it in %s', (language) => {
  for (let minute = 0; minute < 24 * 60; minute += 15) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, minute))
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(localeOf[language], { ...options, timeZone: 'UTC' })
        .format(at)
        .replace(/\s/g, '\u00a0')
    const time = at.toISOString().slice(11, 16)
    const withMinutes = format({ hour: 'numeric', minute: '2-digit' })
    expect(formatClock(time, language, { minutes: 'always' })).toBe(withMinutes)
    expect(formatClock(time, language)).toBe(
      minute % 60 > 0 ? withMinutes : format({ hour: 'numeric' }),
    )
  }
})

test('an instant has the day and the time of its zone, in summer and in winter', () => {
  const [newYork, cancun] = ['America/New_York', 'America/Cancun']
  expect(formatDayIn(newYork, '2026-11-16T04:30:00Z', 'en', 'medium')).toBe('Nov 15, 2026')
  expect(formatTimeIn(newYork, '2026-11-16T21:00:00Z', 'en')).toBe('4\u00a0PM')
  expect(formatTimeIn(newYork, '2026-07-16T20:30:00Z', 'es')).toBe('4:30\u00a0p.m.')
  expect(formatTimeIn(cancun, '2026-07-16T20:30:00Z', 'es')).toBe('3:30\u00a0p.m.')
})

test('a day begins at midnight of its zone', () => {
  expect(dayIn('America/New_York', new Date('2026-07-02T03:59:59Z'))).toBe('2026-07-01')
  expect(dayIn('America/New_York', new Date('2026-07-02T04:00:00Z'))).toBe('2026-07-02')
  expect(dayIn('America/Cancun', new Date('2026-07-02T04:59:59Z'))).toBe('2026-07-01')
  expect(dayIn('America/New_York', new Date('2026-12-02T04:30:00Z'))).toBe('2026-12-01')
})

test('the offset of a zone follows its summer time', () => {
  expect(offsetOn('2027-01-01', 'America/New_York')).toBe('-05:00')
  expect(offsetOn('2027-07-01', 'America/New_York')).toBe('-04:00')
  expect(offsetOn('2027-07-01', 'America/Cancun')).toBe('-05:00')
  expect(offsetOn('2027-01-01', 'UTC')).toBe('+00:00')
})
