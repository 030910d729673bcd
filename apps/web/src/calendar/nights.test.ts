import type { CalendarNight } from '@marea/contract/calendar/endpoints.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { expect, test } from 'vitest'
import { refuseDay } from '#ui/calendar/date-range.ts'
import {
  amountOn,
  isShownAvailable,
  minimumStay,
  packNights,
  rulesOf,
  withOwnNights,
} from './nights.ts'

function night(date: string, amount: number, given: Partial<CalendarNight> = {}): CalendarNight {
  return {
    date,
    price: usd(amount - 20_000),
    priceWithFees: usd(amount),
    state: 'free',
    minNights: 1,
    canCheckIn: true,
    canCheckOut: true,
    isCheckOutOnly: false,
    why: null,
    ...given,
  }
}

const march = packNights({
  today: '2027-03-01',
  maxNights: 30,
  nightlyFrom: usd(90000),
  nights: [
    night('2027-03-01', 90000),
    night('2027-03-02', 90000, { minNights: 2 }),
    night('2027-03-03', 120000),
    night('2027-03-04', 120000, { state: 'taken' }),
    night('2027-03-05', 120000),
  ],
})

test('each night keeps its price', () => {
  expect(amountOn(march, '2027-03-03')).toBe(120000)
  expect(amountOn(march, '2027-03-06')).toBeUndefined()
})

test('a taken night shows why no stay begins on it', () => {
  expect(refuseDay('2027-03-04', null, rulesOf(march))).toEqual({ code: 'no_start' })
})

test('a stay shorter than its first night’s minimum is refused', () => {
  const start = { start: '2027-03-02', end: null }
  expect(refuseDay('2027-03-03', start, rulesOf(march))).toEqual({ code: 'too_short', count: 2 })
})

test('a stay may end on the day when the next one begins', () => {
  const start = { start: '2027-03-02', end: null }
  expect(refuseDay('2027-03-04', start, rulesOf(march))).toBeNull()
  expect(refuseDay('2027-03-05', start, rulesOf(march))).toEqual({ code: 'taken' })
})

test('a taken day on which no stay can end is plainly taken', () => {
  const closed = packNights({
    today: '2027-03-01',
    maxNights: 30,
    nightlyFrom: usd(90000),
    nights: [
      night('2027-03-01', 90000, { minNights: 3 }),
      night('2027-03-02', 90000, { state: 'taken', canCheckOut: false }),
    ],
  })
  expect(refuseDay('2027-03-02', null, rulesOf(closed))).toEqual({ code: 'taken' })
  expect(refuseDay('2027-03-01', null, rulesOf(closed))).toEqual({ code: 'too_close', count: 3 })
})

test('a stay is shown as available only when all its nights are', () => {
  expect(isShownAvailable(march, { checkIn: '2027-03-01', checkOut: '2027-03-04' })).toBe(true)
  expect(isShownAvailable(march, { checkIn: '2027-03-03', checkOut: '2027-03-05' })).toBe(false)
})

test('a guest who already has nights may move within them and keep the check-out day', () => {
  const own = { checkIn: '2027-03-04', checkOut: '2027-03-05' }
  const mine = withOwnNights(march, own)
  expect(isShownAvailable(march, own)).toBe(false)
  expect(isShownAvailable(mine, own)).toBe(true)
  expect(refuseDay('2027-03-04', null, rulesOf(mine))).toBeNull()
  const from = { start: '2027-03-03', end: null }
  expect(refuseDay('2027-03-05', from, rulesOf(march))).not.toBeNull()
  expect(refuseDay('2027-03-05', from, rulesOf(mine))).toBeNull()
})

test('the minimum stay is read from the available nights', () => {
  expect(minimumStay(march)).toEqual({ least: 1, most: 2 })
  expect(minimumStay({ ...march, states: 'ttttt' })).toEqual({ least: 1, most: 1 })
})
