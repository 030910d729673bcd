import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { describe, expect, test } from 'vitest'
import { homes } from '../listings/homes.ts'
import { owners } from '../people/owners.ts'
import { historyOf, publishedOn } from './history.ts'
import { reviews } from './reviews.ts'
import { ratePlan } from './seasons.ts'

const days = ['2026-11-15', '2027-01-01', '2028-02-29', '2029-07-04', '2031-12-31']

describe.each(days)('the history generated on %s', (today) => {
  const told = homes.map((home) => ({ home, stays: historyOf(home, today) }))

  test('has each guest leave before the next arrives, in every home', () => {
    for (const { stays } of told) {
      for (const [index, { from, to, takenOn }] of stays.entries()) {
        expect(nightsBetween(from, to)).toBeGreaterThan(0)
        expect(takenOn < from && takenOn < today).toBe(true)
        expect(from >= (stays[index - 1]?.to ?? from)).toBe(true)
      }
    }
  })

  test('begins after the home opened, which was after its owner joined', () => {
    for (const { home, stays } of told) {
      const years = owners.find(({ email }) => email === home.owner)?.yearsWithUs ?? 0
      expect(publishedOn(home, today) > addDays(today, -years * 365)).toBe(true)
      expect((stays[0]?.from ?? '') > publishedOn(home, today)).toBe(true)
      expect((stays[0]?.from ?? '') < addDays(today, -680)).toBe(true)
    }
  })

  test('keeps every reviewed stay, all of them completed', () => {
    for (const { home, stays } of told) {
      const reviewed = stays.filter(({ review }) => review)
      expect(reviewed).toHaveLength(reviews[home.suite.slug]?.length ?? 0)
      expect(reviewed.every(({ kind, to }) => kind === 'booking' && to < today)).toBe(true)
    }
  })

  test('has a unique reference for each occupancy', () => {
    const references = told.flatMap(({ stays }) => stays.map(({ reference }) => reference))
    expect(new Set(references).size).toBe(references.length)
  })

  test('leaves a choice: homes were well booked, and are mostly available ahead', () => {
    const behind = shareTaken(told, addDays(today, -365), today)
    const soon = shareTaken(told, today, addDays(today, 60))
    const far = shareTaken(told, addDays(today, 240), addDays(today, 400))
    expect(behind).toBeGreaterThan(0.45)
    expect(behind).toBeLessThan(0.9)
    expect(soon).toBeGreaterThan(0.1)
    expect(soon).toBeLessThan(0.5)
    expect(far).toBeLessThan(0.4)
  })

  test('lets at least 80% of searches for a weekend or a week find six homes', () => {
    const found = ordinarySearches(today).map((search) => countFound(told, search, today))
    expect(found.filter((count) => count >= 6).length / found.length).toBeGreaterThanOrEqual(0.8)
  })

  test('has bookings, owner blocks and other sites’ bookings, past and future', () => {
    const all = told.flatMap(({ stays }) => stays)
    for (const kind of ['booking', 'block', 'external']) {
      expect(all.some((stay) => stay.kind === kind && stay.to < today)).toBe(true)
      expect(all.some((stay) => stay.kind === kind && stay.from > today)).toBe(true)
    }
  })
})

test('the same day generates the same history', () => {
  for (const home of homes) {
    expect(historyOf(home, '2026-11-15')).toEqual(historyOf(home, '2026-11-15'))
  }
})

type Told = { home: (typeof homes)[number]; stays: ReturnType<typeof historyOf> }[]
type Search = { from: string; to: string; guests: number }

/** Weekends from Friday and weeks from Saturday in the next six months, for two to six guests. */
function ordinarySearches(today: string): Search[] {
  const coming = Array.from({ length: 182 }, (_, index) => addDays(today, index + 1))
  const stays = coming.flatMap((from) => {
    const nights = { 5: 2, 6: 7 }[Temporal.PlainDate.from(from).dayOfWeek]
    return nights ? [{ from, to: addDays(from, nights) }] : []
  })
  return stays.flatMap((stay) => [2, 3, 4, 5, 6].map((guests) => ({ ...stay, guests })))
}

function countFound(reported: Told, { from, to, guests }: Search, today: string): number {
  const isFound = ({ home, stays }: Told[number]) => {
    const season = ratePlan(home, today).seasons.find((each) => each.from <= from && from < each.to)
    const minNights = season?.minNights ?? home.suite.minNights
    const isFree = !stays.some((stay) => stay.from < to && stay.to > from)
    return home.suite.guests >= guests && nightsBetween(from, to) >= minNights && isFree
  }
  return reported.filter(isFound).length
}

function shareTaken(reported: Told, from: string, to: string): number {
  const later = (a: string, b: string) => (a > b ? a : b)
  const earlier = (a: string, b: string) => (a < b ? a : b)
  const nights = reported
    .flatMap(({ stays }) => stays)
    .map((stay) => nightsBetween(later(stay.from, from), earlier(stay.to, to)))
    .reduce((sum, count) => sum + Math.max(0, count), 0)
  return nights / (reported.length * nightsBetween(from, to))
}
