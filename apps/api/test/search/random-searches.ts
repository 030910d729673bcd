import { addDays } from '@marea/contract/platform/time/days.ts'
import type { SearchQuery } from '@marea/contract/search/endpoints.ts'
import { daysAround } from '@marea/contract/search/flexible-stays.ts'
import { amenities } from '@marea/contract/suites/amenities.ts'
import fc from 'fast-check'
import type { z } from 'zod'
import type { ParsedSearch, When } from '../../src/search/query.ts'

const wheres = [
  'shore-3',
  'Shore C',
  'shore-99',
  'casa',
  'villa farol',
  'almndro',
  'horizonet',
  'cabana',
  'junto a la marea',
  'Miami',
  'Far Shores',
  'casa otra orilla',
  'Miami Far Shores',
  'Wynwood Walls',
  'perez art museum miami',
  'coral duna',
  'nowhere at all',
  "'; --",
]

function whens(today: string): fc.Arbitrary<When> {
  const fixed = fc
    .record({ ahead: fc.nat(540), nights: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.nat(90)) })
    .map(({ ahead, nights }) => {
      const checkIn = addDays(today, ahead)
      return { kind: 'fixed' as const, checkIn, checkOut: addDays(checkIn, nights + 1) }
    })
  const flexible = fc.record({
    kind: fc.constantFrom('weekend', 'week', 'month'),
    months: fc.constantFrom([], [today.slice(0, 7)], ['2027-03'], ['2027-06', '2027-07']),
  })
  const around = fc
    .record({ stay: fixed, days: fc.constantFrom(1, 2, 3, 7) })
    .map(({ stay: { checkIn, checkOut }, days }) => ({
      kind: 'around' as const,
      checkIn,
      checkOut,
      days,
    }))
  return fc.oneof(
    { weight: 6, arbitrary: fixed },
    { weight: 2, arbitrary: flexible },
    { weight: 1, arbitrary: around },
    { weight: 2, arbitrary: fc.constant({ kind: 'any' }) },
  )
}

const boxes = fc
  .tuple(fc.double({ min: 0, max: 0.2, noNaN: true }), fc.double({ min: 0, max: 0.3, noNaN: true }))
  .map(([east, north]) => ({
    west: -80.3 + east / 2,
    south: 25.6 + north / 2,
    east: -80.28 + east,
    north: 25.7 + north,
  }))

/** Each filter is set only some of the time, so that many searches have results. */
export function searches(today: string): fc.Arbitrary<ParsedSearch> {
  const seldom = <Value>(arbitrary: fc.Arbitrary<Value>, otherwise: Value) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary })
  const cents = fc.integer({ min: 20_000, max: 4_000_000 })
  const searched = fc.record({
    where: seldom<string>(fc.constantFrom(...wheres), ''),
    when: whens(today),
    guests: fc.integer({ min: 1, max: 12 }),
    children: seldom(fc.integer({ min: 1, max: 3 }), 0),
    infants: seldom(fc.integer({ min: 1, max: 2 }), 0),
    pets: seldom(fc.integer({ min: 1, max: 3 }), 0),
    bedrooms: seldom(fc.integer({ min: 1, max: 8 }), 0),
    beds: seldom(fc.integer({ min: 1, max: 12 }), 0),
    amenities: seldom(fc.subarray([...amenities], { minLength: 1, maxLength: 2 }), []),
    minTotal: seldom(cents, 0),
    maxTotal: seldom(
      cents.map((most) => most + 4_000_000),
      Number.MAX_SAFE_INTEGER,
    ),
    bbox: seldom<ParsedSearch['bbox']>(boxes, null),
    order: fc.constantFrom('accessible', 'exclusive'),
    page: seldom(fc.integer({ min: 2, max: 4 }), 1),
    hasFacets: fc.boolean(),
  })
  return searched.map((asked) => ({
    ...asked,
    children: Math.min(asked.children, asked.guests - 1),
  }))
}

/** A search as its URL carries it. */
export function queryOf(asked: ParsedSearch): z.output<typeof SearchQuery> {
  const { when, bbox, order, hasFacets } = asked
  const text = (value: number) => String(value)
  return {
    where: asked.where,
    order,
    facets: hasFacets ? 'true' : 'false',
    guests: text(asked.guests),
    children: text(asked.children),
    infants: text(asked.infants),
    pets: text(asked.pets),
    bedrooms: text(asked.bedrooms),
    beds: text(asked.beds),
    page: text(asked.page),
    amenities: asked.amenities.join(),
    minTotal: text(asked.minTotal),
    maxTotal: text(asked.maxTotal),
    ...(bbox ? { bbox: [bbox.west, bbox.south, bbox.east, bbox.north].join() } : {}),
    ...datesOf(when),
  }
}

function datesOf(when: When): Partial<z.output<typeof SearchQuery>> {
  if (when.kind === 'any') return {}
  if ('months' in when) return { flexible: when.kind, month: when.months.join() }
  const { checkIn, checkOut } = when
  if (when.kind === 'fixed') return { checkIn, checkOut }
  const around = daysAround.find((days) => Number(days) === when.days)
  return around ? { checkIn, checkOut, around } : {}
}
