import { suitesOnPage } from '@marea/contract/search.ts'
import type { TaxesByJurisdiction } from '#pricing/tax-table.ts'
import type { Asked, Box, Nights } from './asked.ts'
import { type Bits, listBits } from './bits.ts'
import type { Columns } from './columns.ts'
import { dayNumber } from './days.ts'
import type { Hit } from './found.ts'
import { dropTaken } from './price-stays.ts'
import { newShortlist, type Shortlist } from './shortlist.ts'
import { nightsAmount, perMilleFor, totalOf } from './stay-amount.ts'

/** Beyond this page all totals are worth working out. */
export const lastShortPage = 10

/** What is known of every total before it is worked out. */
type Bounds = {
  lowestPart: number
  addedFees: number
  highestPart: number
}

type Search = Bounds & {
  from: number
  to: number
  pets: number
  rates: TaxesByJurisdiction
  perMilles: readonly number[]
  asked: Asked
}

/**
 * One page for certain nights without facets: a suite whose cheapest night already rules it out
 * of the page is counted and no more, so few totals are worked out.
 */
export function findPage(
  columns: Columns,
  candidates: Bits,
  { stay, asked }: { stay: Nights; asked: Asked },
): { count: number; hits: Hit[] } {
  const search = searchOf(columns, stay, asked)
  dropTaken(columns, candidates, search)
  const { order, page } = asked
  const shortlist = newShortlist(columns.slugs, { order, most: page * suitesOnPage })
  const count = lookThrough(columns, { candidates, search, shortlist })
  return {
    count,
    hits: shortlist.from((page - 1) * suitesOnPage).map(({ slot, amount }) => ({
      ...{ id: columns.ids[slot] ?? '', amount, stay },
      nightlyFrom: finite(columns.nightlyFrom[slot]),
    })),
  }
}

function searchOf(columns: Columns, { checkIn, checkOut }: Nights, asked: Asked): Search {
  const from = dayNumber(checkIn) - columns.first
  const to = dayNumber(checkOut) - columns.first
  const { pets } = asked
  const rates = columns.taxes[from] ?? []
  const perMilles = columns.discountTables.map((discounts) => perMilleFor(discounts, to - from))
  const highestTax = Math.max(
    0,
    ...rates.map((list) => list.reduce((sum, { rate }) => sum + rate, 0)),
  )
  return {
    ...{ from, to, pets, rates, perMilles, asked },
    lowestPart: ((to - from) * (1000 - Math.max(0, ...perMilles))) / 1000,
    highestPart: (to - from) * (1 + highestTax / 100_000),
    addedFees: (columns.most.fees + columns.most.pet * pets) * (1 + highestTax / 100_000) + 100,
  }
}

type Looking = { candidates: Bits; search: Search; shortlist: Shortlist }

function lookThrough(columns: Columns, { candidates, search, shortlist }: Looking): number {
  const { scratch, cheapest, dearest } = columns
  const { lowestPart, highestPart, addedFees, asked } = search
  const { minTotal, maxTotal, bbox } = asked
  const isAllowed = lengthCheck(columns, search)
  const listed = listBits(candidates, scratch.slots)
  let count = 0
  for (let at = 0; at < listed; at += 1) {
    const slot = scratch.slots[at] ?? 0
    if (!isAllowed(slot) || (bbox && !isInside(columns, slot, bbox))) continue
    const least = lowestPart * (cheapest[slot] ?? 0) - 100
    const most = highestPart * (dearest[slot] ?? 0) + addedFees
    if (least > maxTotal || most < minTotal) continue
    const isWithin = least >= minTotal && most <= maxTotal
    if (isWithin) count += 1
    if (isWithin && !shortlist.mayTake(least, most)) continue
    const amount = totalAt(columns, slot, search)
    if (!isWithin) {
      if (amount < minTotal || amount > maxTotal) continue
      count += 1
    }
    shortlist.take(slot, amount)
  }
  return count
}

/** Most stays are long enough everywhere and too long nowhere, which needs no look at any suite. */
function lengthCheck(columns: Columns, { from, to }: Search): (slot: number) => boolean {
  const length = to - from
  const minNights = columns.minNights[from]
  const { maxNights, most } = columns
  if (!minNights) return () => false
  if (length >= most.minNights && length <= most.leastMaxNights) return () => true
  return (slot) => (minNights[slot] ?? 0) <= length && (maxNights[slot] ?? 0) >= length
}

function totalAt(columns: Columns, slot: number, search: Search): number {
  const { rates, pets, perMilles } = search
  const amount = nightsAmount(columns, slot, search)
  const perMille = perMilles[columns.discounts[slot] ?? 0] ?? 0
  return totalOf(columns, slot, { amount, perMille, rates, pets })
}

export function isInside({ latitude, longitude }: Columns, slot: number, box: Box): boolean {
  const north = latitude[slot] ?? 0
  const east = longitude[slot] ?? 0
  return north >= box.south && north <= box.north && east >= box.west && east <= box.east
}

export function finite(amount = Number.POSITIVE_INFINITY): number | null {
  return amount === Number.POSITIVE_INFINITY ? null : amount
}
