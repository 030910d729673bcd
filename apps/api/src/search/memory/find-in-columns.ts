import { histogramBars, suitesPerPage } from '@marea/contract/search/endpoints.ts'
import {
  type Bits,
  clearBit,
  countCommon,
  intersectInto,
  intersection,
  keepMissingAtMostOne,
  listBits,
} from '#search/bits.ts'
import { windowsOf } from '#search/date-windows.ts'
import type { Box, Nights, ParsedSearch } from '#search/query.ts'
import { type Bars, barWidth, type Found, facetsOf } from '#search/results.ts'
import type { Columns } from './columns.ts'
import { allSets, capacitySets, filterSets, landmarkOf, type Sets } from './filters.ts'
import { findPage, finite, isInside, lastShortPage } from './find-page.ts'
import { priceNights, priceStays } from './price-stays.ts'
import { pageOf } from './rank.ts'

/** Answers a search from the index alone; it must agree with `findInSql`. */
export function findInColumns(columns: Columns, asked: ParsedSearch, today: string): Found {
  const windows = windowsOf(asked.when, today)
  const sets = filterSets(columns, asked)
  const fitting = capacitySets(columns, asked)
  const landmark = landmarkOf(columns, asked.where)
  const [stay = null] = windows ?? []
  const isSimple = windows === null || windows.length === 1
  if (isSimple && !asked.hasFacets && asked.page <= lastShortPage) {
    const page = findPage(columns, [...fitting, ...allSets(sets)], { stay, asked })
    return { ...page, landmark, facets: null, histogram: null }
  }
  const candidates = intersection(columns.live, fitting)
  if (asked.hasFacets) keepMissingAtMostOne(candidates, allSets(sets))
  else for (const set of allSets(sets)) intersectInto(candidates, set)
  if (asked.bbox) keepInside(columns, candidates, asked.bbox)
  if (windows) priceStays(columns, candidates, { windows, asked })
  else priceNights(columns, candidates)
  const affordable = affordableOf(columns, candidates, asked)
  const result = intersection(affordable, allSets(sets))
  return {
    ...hitsOf(columns, result, { asked, windows }),
    landmark,
    facets: asked.hasFacets ? countFacets(columns, { sets, affordable, result }) : null,
    histogram: asked.hasFacets ? barsOf(columns, intersection(candidates, allSets(sets))) : null,
  }
}

function keepInside(columns: Columns, candidates: Bits, box: Box): void {
  const { slots } = columns.scratch
  const count = listBits(candidates, slots)
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] ?? 0
    if (!isInside(columns, slot, box)) clearBit(candidates, slot)
  }
}

function affordableOf(
  { scratch }: Columns,
  candidates: Bits,
  { minTotal, maxTotal }: ParsedSearch,
): Bits {
  const affordable = candidates.slice()
  if (minTotal === 0 && maxTotal === Number.MAX_SAFE_INTEGER) return affordable
  const count = listBits(candidates, scratch.slots)
  for (let at = 0; at < count; at += 1) {
    const slot = scratch.slots[at] ?? 0
    const amount = scratch.amounts[slot] ?? 0
    if (amount < minTotal || amount > maxTotal) clearBit(affordable, slot)
  }
  return affordable
}

function hitsOf(
  columns: Columns,
  result: Bits,
  { asked, windows }: { asked: ParsedSearch; windows: Nights[] | null },
): Pick<Found, 'count' | 'hits'> {
  const { slots, amounts, ranked, bestWindow } = columns.scratch
  const count = listBits(result, slots)
  const { order, page } = asked
  const ranking = { slots, count, amounts, slugs: columns.slugs }
  const shown = pageOf(ranking, { order, page, size: suitesPerPage, into: ranked })
  return {
    count,
    hits: shown.map((slot) => ({
      id: columns.ids[slot] ?? '',
      amount: amounts[slot] ?? 0,
      nightlyFrom: finite(columns.nightlyFrom[slot]),
      stay: windows?.[bestWindow[slot] ?? 0] ?? null,
    })),
  }
}

function countFacets(
  columns: Columns,
  { sets, affordable, result }: { sets: Sets; affordable: Bits; result: Bits },
) {
  const elsewhere = intersection(affordable, allSets({ ...sets, where: [] }))
  const anyBedrooms = intersection(affordable, allSets({ ...sets, bedrooms: [] }))
  const anyBeds = intersection(affordable, allSets({ ...sets, beds: [] }))
  const shared = (one: Bits, other: Bits | undefined) => (other ? countCommon(one, other) : 0)
  return facetsOf({
    neighborhoods: [...columns.neighborhoods].map(([slug, { words, bits, ...place }]) => ({
      slug,
      ...place,
      ...countAndLowest(columns, intersection(elsewhere, [bits])),
    })),
    amenity: (amenity) => shared(result, columns.amenities.get(amenity)),
    bedrooms: (atLeast) => shared(anyBedrooms, columns.bedrooms[atLeast]),
    beds: (atLeast) => shared(anyBeds, columns.beds[atLeast]),
  })
}

function countAndLowest({ scratch }: Columns, priced: Bits): { count: number; from: number } {
  const count = listBits(priced, scratch.slots)
  let from = count > 0 ? Number.POSITIVE_INFINITY : 0
  for (let at = 0; at < count; at += 1) {
    from = Math.min(from, scratch.amounts[scratch.slots[at] ?? 0] ?? 0)
  }
  return { count, from }
}

function barsOf({ scratch }: Columns, priced: Bits): Bars | null {
  const count = listBits(priced, scratch.slots)
  if (count === 0) return null
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0
  for (let at = 0; at < count; at += 1) {
    const amount = scratch.amounts[scratch.slots[at] ?? 0] ?? 0
    if (amount < lowest) lowest = amount
    if (amount > highest) highest = amount
  }
  const width = barWidth(lowest, highest)
  const counts = Array.from({ length: histogramBars }, () => 0)
  for (let at = 0; at < count; at += 1) {
    const amount = scratch.amounts[scratch.slots[at] ?? 0] ?? 0
    const bar = Math.floor((amount - lowest) / width)
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return { from: lowest, width, counts }
}
