import { suitesOnPage } from '@marea/contract/search.ts'
import type { TaxesByJurisdiction } from '#pricing/tax-table.ts'
import type { Asked, Box, Nights } from './asked.ts'
import { type Bits, clearBit, hasBit, listBits, newBits, setBit, sift } from './bits.ts'
import type { Columns } from './columns.ts'
import { dayNumber } from './days.ts'
import type { Hit } from './found.ts'
import { orderOf } from './order.ts'
import { takenRows } from './price-stays.ts'
import { newShortlist, type Shortlist } from './shortlist.ts'
import { nightsAmount, perMilleFor, taxedBy, totalOf } from './stay-amount.ts'

/** Beyond this page all totals are worth working out. */
export const lastShortPage = 10

type Range = { from: number; to: number }

type Search = {
  asked: Asked
  /** The nights asked for, if any, as rows of the columns. */
  nights: Range | null
  rates: TaxesByJurisdiction
  /** By the discount tables of the columns. */
  perMilles: readonly number[]
  /** What taxes make of a price, by jurisdiction. */
  taxed: Float64Array
  /** No suite asks less than its cheapest night times this. */
  lowestPart: number
  /** No suite asks more than its dearest night times this, and the fees. */
  highestPart: number
  addedFees: number
}

/** More cents than roundings can add or take away. */
const slack = 200

/** Where fewer than one in so many suites are left, each is priced. */
const fewInAll = 40

/**
 * One page without facets, for certain nights or none. Suites are priced from the cheapest night
 * up, or from the dearest down, until none that follows can be on the page.
 */
export function findPage(
  columns: Columns,
  keeping: readonly Bits[],
  { stay, asked }: { stay: Nights | null; asked: Asked },
): { count: number; hits: Hit[] } {
  const search = stay ? datedSearch(columns, stay, asked) : openSearch(columns, asked)
  const { order, page } = asked
  const shortlist = newShortlist(columns.slugs, { order, most: page * suitesOnPage })
  const left = narrow(columns, siftAll(columns, keeping, search), search)
  const isLimited = asked.minTotal > 0 || asked.maxTotal < Number.MAX_SAFE_INTEGER
  const look = isLimited ? lookThroughRange : lookThrough
  const count = look(columns, left, { search, shortlist })
  return {
    count,
    hits: shortlist.from((page - 1) * suitesOnPage).map(({ slot, amount }) => ({
      id: columns.ids[slot] ?? '',
      amount,
      nightlyFrom: finite(columns.nightlyFrom[slot]),
      stay,
    })),
  }
}

function datedSearch(columns: Columns, { checkIn, checkOut }: Nights, asked: Asked): Search {
  const from = dayNumber(checkIn) - columns.first
  const to = dayNumber(checkOut) - columns.first
  const rates = columns.taxes[from] ?? []
  const perMilles = columns.discountTables.map((discounts) => perMilleFor(discounts, to - from))
  const taxed = taxedBy(rates)
  const [least, most] = [Math.min(...taxed), Math.max(...taxed)]
  return {
    ...{ asked, nights: { from, to }, rates, perMilles, taxed },
    lowestPart: (least * ((to - from) * (1000 - Math.max(0, ...perMilles)))) / 1000,
    highestPart: most * (to - from),
    addedFees: most * (columns.most.fees + columns.most.pet * asked.pets),
  }
}

/** Without nights a suite asks what its cheapest night costs with all that comes to it. */
function openSearch(columns: Columns, asked: Asked): Search {
  const discounts = columns.discountTables.flat().map(({ perMille }) => perMille)
  const most = columns.most.taxed
  return {
    ...{ asked, nights: null, rates: [], perMilles: [], taxed: new Float64Array() },
    lowestPart: (1000 - Math.max(0, ...discounts)) / 1000,
    highestPart: most,
    addedFees: most * columns.most.fees,
  }
}

/** Leaves the suites in all sets that are free and may be had for so short a stay. */
function siftAll(columns: Columns, asked: readonly Bits[], { nights }: Search): number {
  const { none, live, scratch } = columns
  const keeping = nights ? asked : [columns.priced, ...asked]
  const dropping = nights ? [...takenRows(columns, nights), ...tooShortFor(columns, nights)] : []
  const passes = Math.max(1, keeping.length - 1, Math.ceil(dropping.length / 2))
  let count = 0
  for (let pass = 0; pass < passes; pass += 1) {
    const before = pass === 0 ? (keeping[0] ?? live) : scratch.candidates
    count = sift(scratch.candidates, {
      keeping: [before, keeping[pass + 1] ?? before],
      dropping: [dropping[2 * pass] ?? none, dropping[2 * pass + 1] ?? none],
    })
  }
  return count
}

/** Who wants longer stays from this night on; most stays are long enough for everyone. */
function tooShortFor(columns: Columns, { from, to }: Range): Bits[] {
  const minNights = columns.minNights[from]
  const length = to - from
  if (!minNights || length >= columns.most.minNights) return []
  const key = `${columns.first + from} ${length}`
  const known = columns.tooShort.get(key)
  if (known) return [known]
  const bits = newBits(columns.capacity)
  for (let slot = 0; slot < columns.used; slot += 1) {
    if ((minNights[slot] ?? 0) > length) setBit(bits, slot)
  }
  return [columns.tooShort.put(key, bits)]
}

/** Takes out what only a look at each suite can tell, and returns how many are left. */
function narrow(columns: Columns, sifted: number, { nights, asked: { bbox } }: Search): number {
  const { maxNights, most, scratch } = columns
  const length = nights ? nights.to - nights.from : 0
  if (!bbox && length <= most.leastMaxNights) return sifted
  const listed = listBits(scratch.candidates, scratch.slots)
  let count = listed
  for (let at = 0; at < listed; at += 1) {
    const slot = scratch.slots[at] ?? 0
    if ((maxNights[slot] ?? 0) >= length && (!bbox || isInside(columns, slot, bbox))) continue
    clearBit(scratch.candidates, slot)
    count -= 1
  }
  return count
}

type Looking = { search: Search; shortlist: Shortlist }

function lookThrough(columns: Columns, count: number, looking: Looking): number {
  const { slots, candidates } = columns.scratch
  if (count * fewInAll >= columns.used) lookInOrder(columns, looking)
  else {
    listBits(candidates, slots)
    for (let at = 0; at < count; at += 1) consider(columns, slots[at] ?? 0, looking)
  }
  return count
}

function lookInOrder(columns: Columns, looking: Looking): void {
  const { candidates } = columns.scratch
  const { lowestPart, highestPart, addedFees, asked } = looking.search
  const { slots, prices } = orderOf(columns)[asked.order]
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    if (!hasBit(candidates, slot)) continue
    const price = prices[at] ?? 0
    const least = lowestPart * price - slack
    if (!looking.shortlist.mayTake(least, highestPart * price + addedFees + slack)) break
    consider(columns, slot, looking)
  }
}

/** Roundings are worked out only where the page may depend on them. */
function consider(columns: Columns, slot: number, { search, shortlist }: Looking): void {
  const { nights, asked, perMilles, taxed } = search
  if (nights) {
    const amount = nightsAmount(columns, slot, nights)
    const perMille = perMilles[columns.discounts[slot] ?? 0] ?? 0
    const fees = (columns.feeAmount[slot] ?? 0) + (columns.petAmount[slot] ?? 0) * asked.pets
    const base = amount - (amount * perMille) / 1000 + fees
    const near = base * (taxed[columns.jurisdiction[slot] ?? 0] ?? 0)
    if (!shortlist.mayTake(near - slack, near + slack)) return
  }
  shortlist.take(slot, amountAt(columns, slot, search))
}

/** A suite whose bounds lie within the range is counted, and priced only if it may be on the page. */
function lookThroughRange(columns: Columns, left: number, looking: Looking): number {
  const { scratch, cheapest, dearest } = columns
  const { search, shortlist } = looking
  const { lowestPart, highestPart, addedFees, asked } = search
  const { minTotal, maxTotal } = asked
  listBits(scratch.candidates, scratch.slots)
  let count = 0
  for (let at = 0; at < left; at += 1) {
    const slot = scratch.slots[at] ?? 0
    const least = lowestPart * (cheapest[slot] ?? 0) - slack
    const most = highestPart * (dearest[slot] ?? 0) + addedFees + slack
    if (least > maxTotal || most < minTotal) continue
    const isWithin = least >= minTotal && most <= maxTotal
    if (isWithin) count += 1
    if (isWithin && !shortlist.mayTake(least, most)) continue
    const amount = amountAt(columns, slot, search)
    if (!isWithin) {
      if (amount < minTotal || amount > maxTotal) continue
      count += 1
    }
    shortlist.take(slot, amount)
  }
  return count
}

function amountAt(columns: Columns, slot: number, search: Search): number {
  const { nights, rates, perMilles, asked } = search
  if (!nights) return columns.nightlyFrom[slot] ?? 0
  const amount = nightsAmount(columns, slot, nights)
  const perMille = perMilles[columns.discounts[slot] ?? 0] ?? 0
  return totalOf(columns, slot, { amount, perMille, rates, pets: asked.pets })
}

export function isInside({ latitude, longitude }: Columns, slot: number, box: Box): boolean {
  const north = latitude[slot] ?? 0
  const east = longitude[slot] ?? 0
  return north >= box.south && north <= box.north && east >= box.west && east <= box.east
}

export function finite(amount = Number.POSITIVE_INFINITY): number | null {
  return amount === Number.POSITIVE_INFINITY ? null : amount
}
