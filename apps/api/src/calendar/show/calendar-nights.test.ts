import { addDays, listNights, nightsBetween } from '@marea/contract/platform/time/days.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stayRefusal } from '#calendar/quote/stay-rules.ts'
import type { Terms } from '#pricing/terms.ts'
import { calendarNights } from './calendar-nights.ts'

const today = '2026-11-15'
const terms: Terms = {
  nightlyAmount: 98_000,
  weekendAmount: 124_000,
  seasons: [
    {
      from: '2026-12-27',
      to: '2027-01-03',
      nightlyAmount: 168_000,
      weekendAmount: 168_000,
      minNights: 4,
    },
  ],
  discounts: [],
  feeAmounts: {},
  commissionPerMille: 180,
  minNights: 2,
  maxNights: 60,
  guests: 8,
  maxPets: 0,
}

const taxesOn = () => [{ authority: 'fl_state', rate: 10_000 }] as const

function nightOn(date: string, taken: { from: string; to: string }[]) {
  const range = { from: date, to: addDays(date, 1) }
  return calendarNights(terms, { ...range, today, taken, taxesOn })[0]
}

describe('a day shows why a stay cannot begin on it', () => {
  const taken = [
    { from: '2026-12-05', to: '2026-12-08' },
    { from: '2026-12-09', to: '2026-12-12' },
  ]

  test('because it has passed', () => {
    expect(nightOn('2026-11-14', [])).toMatchObject({ state: 'taken', why: 'past' })
  })

  test('because it is too far ahead', () => {
    expect(nightOn(addDays(today, 730), [])).toMatchObject({ why: 'too_far', canCheckOut: true })
    expect(nightOn(addDays(today, 731), [])).toMatchObject({ why: 'too_far', canCheckOut: false })
  })

  test('because its night is taken, though a stay may end there', () => {
    expect(nightOn('2026-12-05', taken)).toMatchObject({
      state: 'taken',
      why: 'taken',
      canCheckIn: false,
      canCheckOut: true,
      isCheckOutOnly: true,
    })
    expect(nightOn('2026-12-06', taken)).toMatchObject({ why: 'taken', isCheckOutOnly: false })
  })

  test('because too few available nights follow, though a stay may end there', () => {
    expect(nightOn('2026-12-04', taken)).toMatchObject({
      state: 'free',
      why: 'min_stay',
      minNights: 2,
      canCheckOut: true,
      isCheckOutOnly: true,
    })
    expect(nightOn('2026-12-08', taken)).toMatchObject({ why: 'min_stay', canCheckOut: false })
  })

  test('or it shows the price', () => {
    expect(nightOn('2026-12-03', taken)).toEqual({
      date: '2026-12-03',
      price: { amount: 98_000, currency: 'USD' },
      // Thursday and Friday: (980 + 1,240) × 1.1 / 2.
      priceWithFees: { amount: 122_100, currency: 'USD' },
      state: 'free',
      minNights: 2,
      canCheckIn: true,
      canCheckOut: true,
      isCheckOutOnly: false,
      why: null,
    })
    expect(nightOn('2026-12-28', [])).toMatchObject({ minNights: 4, price: { amount: 168_000 } })
  })

  test('and today a stay may begin but none can end', () => {
    expect(nightOn(today, [])).toMatchObject({ canCheckIn: true, canCheckOut: false })
  })
})

const ranges = fc
  .array(
    fc.record({ gap: fc.integer({ min: 0, max: 9 }), length: fc.integer({ min: 1, max: 9 }) }),
    {
      maxLength: 6,
    },
  )
  .map((parts) => {
    let at = today
    return parts.map(({ gap, length }) => {
      const from = addDays(at, gap)
      at = addDays(from, length)
      return { from, to: at }
    })
  })

test('the calendar and the refusal of a stay agree on every pair of days', () => {
  fc.assert(
    fc.property(
      ranges,
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 6, max: 12 }),
      (taken, minNights, maxNights) => {
        const house = { ...terms, seasons: [], minNights, maxNights }
        const range = { from: today, to: addDays(today, 30) }
        const nights = calendarNights(house, { ...range, today, taken, taxesOn })
        const can = (checkIn: string, checkOut: string) =>
          stayRefusal(house, { checkIn, checkOut, guests: 2, pets: 0 }, { today, taken }) === null
        for (const { date, canCheckIn, canCheckOut } of nights) {
          const later = listNights(addDays(date, 1), addDays(date, maxNights + 1))
          expect(canCheckIn).toBe(later.some((checkOut) => can(date, checkOut)))
          const earlier = listNights(addDays(date, -maxNights), date)
          expect(canCheckOut).toBe(earlier.some((checkIn) => can(checkIn, date)))
        }
        expect(nights).toHaveLength(nightsBetween(range.from, range.to))
      },
    ),
    { numRuns: 60 },
  )
})
