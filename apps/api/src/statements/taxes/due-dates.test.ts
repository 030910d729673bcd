import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { type HolidayRule, isBusinessDay, isHoliday } from './business-days.ts'
import { dueDates } from './due-dates.ts'
import { listHolidays } from './tax-store.ts'

let marea: TestApp
/** Every installation begins with those of Miami. */
let rules: HolidayRule[]
beforeAll(async () => {
  marea = await openTestApp()
  rules = (await listHolidays(marea.db)).filter(({ place }) => place === 'miami')
})
afterAll(() => marea.close())

const state = { dueDay: 20, movesToBusinessDay: true, isPaidDayBefore: true }
const city = { dueDay: 20, movesToBusinessDay: false, isPaidDayBefore: false }

describe('the return of a month', () => {
  test.each([
    ['a business day', '2025-09', '2025-10-20', '2025-10-17'],
    ['a Saturday after a holiday', '2026-05', '2026-06-22', '2026-06-18'],
    ['a Sunday before a business day', '2026-08', '2026-09-21', '2026-09-18'],
    ['a Sunday before Presidents’ Day', '2028-01', '2028-02-22', '2028-02-18'],
    ['Martin Luther King Jr. Day', '2024-12', '2025-01-21', '2025-01-17'],
    ['the observed Juneteenth', '2022-05', '2022-06-21', '2022-06-17'],
    ['the day after Martin Luther King Jr. Day', '2025-12', '2026-01-20', '2026-01-16'],
    ['the month after a leap day', '2028-02', '2028-03-20', '2028-03-17'],
    ['a Sunday in Thanksgiving week', '2022-10', '2022-11-21', '2022-11-18'],
  ])('is on time until the next business day when the 20th is %s', (_, month, dueBy, payBy) => {
    const [year, number] = month.split('-').map(Number)
    const dueFrom = Temporal.PlainDate.from({ year: year ?? 0, month: number ?? 0, day: 1 })
      .add({ months: 1 })
      .toString()
    expect(dueDates(month, state, [rules])).toEqual({ dueFrom, dueBy, payBy })
  })

  test('keeps its day where no source says that it moves', () => {
    expect(dueDates('2026-05', city, [rules])).toEqual({
      dueFrom: '2026-06-01',
      dueBy: '2026-06-20',
      payBy: null,
    })
    expect(dueDates('2026-12', city, [rules]).dueBy).toBe('2027-01-20')
  })

  test('is never due on a weekend or a holiday, in any month of 28 years', () => {
    for (let year = 2021; year < 2049; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        const { dueFrom, dueBy, payBy } = dueDates(
          `${year}-${String(month).padStart(2, '0')}`,
          state,
          [rules],
        )
        const [from, by, pay] = [dueFrom, dueBy, payBy ?? ''].map((day) =>
          Temporal.PlainDate.from(day),
        )
        if (!from || !by || !pay) throw new Error('a date is missing')
        expect(isBusinessDay(by, [rules]) && isBusinessDay(pay, [rules])).toBe(true)
        expect(by.day).toBeGreaterThanOrEqual(20)
        expect(by.day).toBeLessThanOrEqual(23)
        expect(Temporal.PlainDate.compare(pay, by)).toBe(-1)
        expect(pay.day).toBeLessThan(20)
        expect(from.day).toBe(1)
      }
    }
  })
})

test('the holidays of 2026 and the New Year observed the day before', () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    Temporal.PlainDate.from('2026-01-01').add({ days: index }),
  )
  expect(days.filter((day) => isHoliday(day, rules)).map(String)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-11-27',
    '2026-12-25',
  ])
  expect(isHoliday(Temporal.PlainDate.from('2027-12-31'), rules)).toBe(true)
})

test('a return that covers two places moves only past the holidays of both', () => {
  const [martinLutherKing, ...others] = rules
    .filter(({ month }) => month === 1)
    .toSorted((one, other) => Number(other.week) - Number(one.week))
  if (!martinLutherKing) throw new Error('there is no holiday')
  const due = (...places: HolidayRule[][]) => dueDates('2024-12', state, places).dueBy
  expect(due([martinLutherKing])).toBe('2025-01-21')
  expect(due([martinLutherKing], [martinLutherKing, ...others])).toBe('2025-01-21')
  expect(due([martinLutherKing], others)).toBe('2025-01-20')
  expect(due()).toBe('2025-01-20')
})

test('a fixed day that does not move stays on its weekend; the last weekday of a month is its fifth or fourth', () => {
  const rule = { month: 9, day: 16, weekday: null, week: null, daysAfter: 0, isMoved: false }
  const on = (day: string, each: HolidayRule) => isHoliday(Temporal.PlainDate.from(day), [each])
  expect([on('2028-09-16', rule), on('2028-09-15', rule)]).toEqual([true, false])
  const last = { ...rule, month: 5, day: null, weekday: 1, week: 5 }
  expect([on('2027-05-31', last), on('2028-05-29', last)]).toEqual([true, true])
})
