import type { CalendarHome } from '@marea/contract/rates/calendar.ts'
import { expect, test } from 'vitest'
import { homeNights, stepFrom, weeksOf } from './home-nights.ts'

/** $400, and $500 on Friday and Saturday; Laura stays from the 3rd to the 6th. */
const home: CalendarHome = {
  slug: 'casa-malva',
  name: 'Casa Malva',
  neighborhood: 'Morningside',
  photo: null,
  maxNights: 60,
  rules: {
    nightlyAmount: 400_00,
    weekendAmount: 500_00,
    minNights: 2,
    seasons: [],
    weekdayPercents: [0, 0, 0, 0, 0, 0, 0],
    weekdayAmounts: [0, 0, 0, 0, 0, 0, 0],
    lastMinute: [],
    earlyBird: [],
    floorAmount: null,
    ceilingAmount: null,
  },
  overrides: [['2026-12-08', '2026-12-09', 690_00, 3]],
  bookings: [['2026-12-03', '2026-12-06', 'MAR-ABCDEFGH', 'Laura', 1200_00, '42', false]],
  holds: [],
  blocks: [],
  imports: [],
  conflicts: [],
}
const december = homeNights(home, { from: '2026-12-01', to: '2026-12-15', today: '2026-12-01' })

test('a night has its price, its level between the lowest and the highest, and what has it', () => {
  expect(december.nights[0]).toMatchObject({ amount: 400_00, level: 0, isByHand: false })
  expect(december.nights[7]).toMatchObject({ amount: 690_00, level: 1, isByHand: true })
  expect(december.nights[2]?.taken).toMatchObject({ guest: 'Laura' })
  expect(december.nights[5]?.taken).toBeUndefined()
})

const cellsOf = (...asked: Parameters<typeof weeksOf>) =>
  weeksOf(...asked).flatMap(({ cells }) => cells)

test('a stay is one cell, also where only a part of it is visible', () => {
  const shape = (start: number, end: number) =>
    cellsOf(december, start, end).map(({ column, span }) => [column, span])
  expect(shape(0, 7)).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
    [5, 1],
    [6, 1],
  ])
  expect(shape(3, 6)).toEqual(shape(0, 7))
})

test('nights of one price are in the week of the first, because it draws the price of all', () => {
  const weeks = weeksOf(december, 0, 14).map(({ cells }) => cells.map(({ column }) => column))
  expect(weeks).toEqual([
    [0, 1, 2, 5, 6],
    [7, 8, 9, 10, 11, 12, 13],
  ])
  const range = { from: '2026-12-01', to: '2026-12-15', today: '2026-12-01' }
  const away = homeNights(
    { ...home, bookings: [], overrides: [], blocks: [['2026-12-02', '2026-12-15', false, '']] },
    range,
  )
  expect(weeksOf(away, 10, 14)).toMatchObject([{ week: 0, cells: [{ column: 0 }, { column: 1 }] }])
})

test('the price is printed where it changes, for as many nights as it lasts', () => {
  expect(cellsOf(december, 0, 14).map(({ run }) => run)).toEqual([
    2, 0, 0, 2, 0, 1, 2, 0, 2, 0, 2, 0,
  ])
})

test('the price is printed today, even if it was the same before', () => {
  const range = { from: '2026-12-06', to: '2026-12-08', today: '2026-12-07' }
  expect(cellsOf(homeNights(home, range), 0, 2).map(({ run }) => run)).toEqual([1, 1])
})

test('a week stays the same array while the calendar scrolls', () => {
  const [first, second] = weeksOf(december, 0, 14)
  expect(weeksOf(december, 0, 7)[0]?.cells).toBe(first?.cells)
  expect(weeksOf(december, 7, 14)[0]?.cells).toBe(second?.cells)
})

test('an arrow key leads past a whole stay and stops at both ends', () => {
  expect(stepFrom(december, 1, 1)).toBe(2)
  expect(stepFrom(december, 2, 1)).toBe(5)
  expect(stepFrom(december, 4, -1)).toBe(1)
  expect(stepFrom(december, 0, -1)).toBe(0)
  expect(stepFrom(december, 13, 28)).toBe(13)
})
