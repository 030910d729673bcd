import { describe, expect, test } from 'vitest'
import { plainRules as saved } from '../../../test/price-rules.ts'
import type { History, PastStay } from './history.ts'
import { sameDayAhead } from './past-stay.ts'
import { replay } from './replay.ts'

/** A Monday. The saved price is $400, and $500 on Friday and Saturday. */
const today = '2026-11-16'
const period = { from: '2026-09-01', to: '2026-11-01' }

/** Monday to Thursday: three nights at the price that was paid for each. */
function stay(checkIn: string, each: number, bookedOn = '2026-06-01'): PastStay {
  const checkOut = Temporal.PlainDate.from(checkIn).add({ days: 3 }).toString()
  return { checkIn, checkOut, bookedOn, rent: 3 * each }
}

/** As on an installation that has not counted searches yet. */
const none = { since: null, stays: [] }

function searched(checkIn: string, checkOut: string, searches: number) {
  return { since: '2026-01-01', stays: [{ checkIn, checkOut, searches }] }
}

function run(proposed: object, history: Partial<History> = {}) {
  const known = { ...period, stays: [], closed: [], sold: new Map(), searched: none, ...history }
  return replay({ saved, proposed: { ...saved, ...proposed }, today, history: known })
}

const mondays = ['2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28', '2026-10-05', '2026-10-12']

describe('past stays', () => {
  test('bring what they brought if the price stays the same', () => {
    const { actual, proposed, range, lost } = run({}, { stays: [stay('2026-09-07', 400_00)] })
    expect(actual).toEqual({ nights: 3, amount: 1200_00 })
    expect(proposed).toEqual(actual)
    expect(range).toEqual({ least: 1200_00, most: 1200_00 })
    expect(lost).toEqual({ price: 0, minStay: 0 })
  })

  test('are all kept at a price that is 8% higher', () => {
    const stays = mondays.map((day) => stay(day, 400_00))
    const { proposed } = run({ nightlyAmount: 432_00 }, { stays })
    expect(proposed).toEqual({ nights: 18, amount: 18 * 432_00 })
  })

  test('are lost one in three at a price above that', () => {
    const stays = mondays.map((day) => stay(day, 400_00))
    const { proposed, lost, range } = run({ nightlyAmount: 433_00 }, { stays })
    expect(proposed).toEqual({ nights: 12, amount: 12 * 433_00 })
    expect(lost).toEqual({ price: 2, minStay: 0 })
    expect(range).toEqual({ least: 0, most: 18 * 433_00 })
  })

  test('are all lost at a price more than 40% higher', () => {
    const stays = mondays.map((day) => stay(day, 400_00))
    const { proposed, range, lost } = run({ nightlyAmount: 561_00 }, { stays })
    expect(proposed).toEqual({ nights: 0, amount: 0 })
    expect(range).toEqual({ least: 0, most: 0 })
    expect(lost.price).toBe(6)
    expect(run({ nightlyAmount: 560_00 }, { stays }).lost.price).toBe(2)
  })

  test('count in the month they began', () => {
    const stays = [stay('2026-09-28', 400_00), stay('2026-10-05', 366_66)]
    expect(run({}, { stays }).months).toEqual([
      {
        month: '2026-09',
        actual: { nights: 3, amount: 1200_00 },
        proposed: { nights: 3, amount: 1200_00 },
        searches: 0,
      },
      {
        month: '2026-10',
        actual: { nights: 3, amount: 1099_98 },
        proposed: { nights: 3, amount: 1200_00 },
        searches: 0,
      },
    ])
  })

  test('are priced by the season of the same week a year later', () => {
    const season = { name: 'Fall', from: '2027-09-01', to: '2027-10-01', minNights: 2 }
    const seasons = [{ ...season, nightlyAmount: 420_00, weekendAmount: 420_00 }]
    expect(sameDayAhead('2026-09-07', today)).toBe('2027-09-06')
    const stays = [stay('2026-09-07', 400_00), stay('2026-10-12', 400_00)]
    expect(run({ seasons }, { stays }).proposed.amount).toBe(3 * 420_00 + 3 * 400_00)
  })

  test('get the last-minute price if they were booked late', () => {
    const lastMinute = [{ days: 5, percent: 10 }]
    const stays = [
      stay('2026-09-07', 400_00, '2026-09-05'),
      stay('2026-09-14', 400_00, '2026-08-01'),
    ]
    expect(run({ lastMinute }, { stays }).proposed.amount).toBe(3 * 360_00 + 3 * 400_00)
  })
})

describe('the minimum stay', () => {
  test('loses shorter stays', () => {
    const { proposed, lost } = run({ minNights: 4 }, { stays: [stay('2026-09-07', 400_00)] })
    expect(proposed).toEqual({ nights: 0, amount: 0 })
    expect(lost).toEqual({ price: 0, minStay: 1 })
  })

  test('keeps those that fill a gap, if gaps may be filled', () => {
    const stays = ['2026-09-07', '2026-09-10', '2026-09-13'].map((day) => stay(day, 400_00))
    const lost = (fillsGaps: boolean) => run({ minNights: 4, fillsGaps }, { stays }).lost.minStay
    expect(lost(false)).toBe(3)
    expect(lost(true)).toBe(2)
  })
})

describe('empty nights', () => {
  /** Tuesday and Wednesday are empty between two stays. */
  const around = [stay('2026-09-12', 400_00), stay('2026-09-17', 400_00)]
  const market = new Map([
    ['2026-09-15', 350_00],
    ['2026-09-16', 330_00],
  ])
  const history = { stays: around, sold: market }

  test('are sold if the new price is at or below that of similar homes', () => {
    const { gainedNights, proposed } = run({ nightlyAmount: 350_00 }, history)
    expect(gainedNights).toBe(1)
    expect(proposed.nights).toBe(7)
    expect(run({ nightlyAmount: 330_00 }, history).gainedNights).toBe(2)
    expect(run({ nightlyAmount: 351_00 }, history).gainedNights).toBe(0)
  })

  test('are offered with the last-minute discount of their own day', () => {
    const lastMinute = [{ days: 1, percent: 15 }]
    expect(run({ lastMinute }, history).gainedNights).toBe(1)
  })

  test('are not counted where the saved price was as low and still nobody came', () => {
    const sold = new Map([['2026-09-15', 450_00]])
    expect(run({ nightlyAmount: 390_00 }, { stays: around, sold }).gainedNights).toBe(0)
  })

  test('are sold in gaps that only the new rules open', () => {
    const strict = { ...saved, minNights: 3 }
    const sold = new Map([['2026-09-15', 450_00]])
    const known = { ...period, closed: [], stays: around, sold, searched: none }
    const opened = (fillsGaps: boolean) =>
      replay({ saved: strict, proposed: { ...strict, fillsGaps }, today, history: known })
    expect(opened(true).gainedNights).toBe(1)
    expect(opened(false).gainedNights).toBe(0)
  })

  test('are never sold while closed', () => {
    const closed = [{ from: '2026-09-15', to: '2026-09-17' }]
    expect(run({ nightlyAmount: 330_00 }, { ...history, closed }).gainedNights).toBe(0)
  })
})

describe('searches', () => {
  const stays = mondays.slice(0, 3).map((day) => stay(day, 400_00))

  test('for the nights of a stay replace its guest at a much higher price', () => {
    const lostTo = (searches: number) =>
      run(
        { nightlyAmount: 433_00 },
        { stays, searched: searched('2026-09-21', '2026-09-24', searches) },
      )
    expect(lostTo(24)).toMatchObject({ lost: { price: 1 }, replaced: 0 })
    expect(lostTo(25)).toMatchObject({ lost: { price: 0 }, replaced: 1 })
    expect(lostTo(25).range.least).toBe(0)
  })

  test('count only if they fit beside the other stays and the minimum stay', () => {
    const replaced = (checkIn: string, checkOut: string, minNights = 2) =>
      run(
        { nightlyAmount: 433_00, minNights },
        { stays, searched: searched(checkIn, checkOut, 25) },
      ).replaced
    expect(replaced('2026-09-10', '2026-09-21')).toBe(1)
    expect(replaced('2026-09-10', '2026-09-22')).toBe(0)
    expect(replaced('2026-09-14', '2026-09-16', 3)).toBe(0)
  })

  const around = [stay('2026-09-12', 400_00), stay('2026-09-17', 400_00)]
  const sold = new Map([['2026-09-15', 350_00]])
  const gained = (found: History['searched'], rules = {}) =>
    run({ nightlyAmount: 350_00, ...rules }, { stays: around, sold, searched: found }).gainedNights

  test('decide whether an empty night is sold, from the first month they are known', () => {
    expect(gained(searched('2026-09-15', '2026-09-17', 25))).toBe(1)
    expect(gained(searched('2026-09-15', '2026-09-17', 24))).toBe(0)
    expect(gained({ since: '2026-10-01', stays: [] })).toBe(1)
  })

  test('for longer stays than the empty nights, or shorter than allowed, sell nothing', () => {
    expect(gained(searched('2026-09-14', '2026-09-17', 99))).toBe(0)
    expect(gained(searched('2026-09-15', '2026-09-16', 99))).toBe(0)
    expect(gained(searched('2026-09-15', '2026-09-17', 99), { minNights: 3 })).toBe(0)
    expect(
      gained(searched('2026-09-15', '2026-09-17', 99), { minNights: 3, fillsGaps: true }),
    ).toBe(1)
  })

  test('are counted in the month of check-in', () => {
    const { searches, months } = run(
      {},
      { stays, searched: searched('2026-10-05', '2026-10-08', 40) },
    )
    expect(searches).toEqual({ count: 40, since: '2026-01-01' })
    expect(months.map((month) => month.searches)).toEqual([0, 40])
  })
})
