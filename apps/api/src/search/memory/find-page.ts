import { suitesOnPage } from '@marea/contract/search/endpoints.ts'
import type { TaxesByJurisdiction } from '#pricing/tax-table.ts'
import type { Box, Nights, ParsedSearch } from '#search/query.ts'
import type { Hit } from '#search/results.ts'
import { type Bits, clearBit, listBits, newBits, setBit, sift } from './bits.ts'
import type { Columns } from './columns.ts'
import { dayNumber } from './days.ts'
import { takenRows } from './price-stays.ts'
import { newShortlist, type Shortlist } from './shortlist.ts'
import { nightsAmount, perMilleFor, taxedBy, totalOf } from './stay-amount.ts'
import { term, termAt } from './terms.ts'

/** Beyond this page all totals are worth working out. */
export const lastShortPage = 10

type Range = { from: number; to: number }

type Search = {
  asked: ParsedSearch
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

/**
 * One page without facets, for certain nights or none. Suites are looked at from the cheapest up,
 * or from the dearest down, and passed over by the word where none can be on the page.
 */
export function findPage(
  columns: Columns,
  keeping: readonly Bits[],
  { stay, asked }: { stay: Nights | null; asked: ParsedSearch },
): { count: number; hits: Hit[] } {
  const search = stay ? datedSearch(columns, stay, asked) : openSearch(columns, asked)
  const { order, page } = asked
  const shortlist = newShortlist(columns.slugs, { order, most: page * suitesOnPage })
  const left = narrow(columns, siftAll(columns, keeping, search), asked)
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

function datedSearch(columns: Columns, { checkIn, checkOut }: Nights, asked: ParsedSearch): Search {
  const from = dayNumber(checkIn) - columns.first
  const to = dayNumber(checkOut) - columns.first
  const rates = columns.taxes[from] ?? []
  const perMilles = columns.discountTables.map((discounts) => perMilleFor(discounts, to - from))
  const taxed = taxedBy(rates)
  const [least, most] = [Math.min(...taxed), Math.max(...taxed)]
  return {
    asked,
    nights: { from, to },
    rates,
    perMilles,
    taxed,
    lowestPart: (least * ((to - from) * (1000 - Math.max(0, ...perMilles)))) / 1000,
    highestPart: most * (to - from),
    addedFees: most * (columns.most.fees + columns.most.pet * asked.pets),
  }
}

/** Without nights a suite asks what its cheapest night costs with all that comes to it. */
function openSearch(columns: Columns, asked: ParsedSearch): Search {
  const discounts = columns.discountTables.flat().map(({ perMille }) => perMille)
  const most = columns.most.taxed
  return {
    asked,
    nights: null,
    rates: [],
    perMilles: [],
    taxed: new Float64Array(),
    lowestPart: (1000 - Math.max(0, ...discounts)) / 1000,
    highestPart: most,
    addedFees: most * columns.most.fees,
  }
}

/** Leaves the suites in all sets that are free and may be had for a stay of this length. */
function siftAll(columns: Columns, asked: readonly Bits[], { nights }: Search): number {
  const { none, live, scratch } = columns
  const keeping = nights ? asked : [columns.priced, ...asked]
  const dropping = nights ? [...takenRows(columns, nights), ...unfit(columns, nights)] : []
  const passes = Math.max(1, Math.ceil((keeping.length - 1) / 3), Math.ceil(dropping.length / 4))
  let count = 0
  for (let pass = 0; pass < passes; pass += 1) {
    const before = pass === 0 ? (keeping[0] ?? live) : scratch.candidates
    const [one = before, two = before, three = before] = keeping.slice(3 * pass + 1)
    const [first = none, second = none, third = none, fourth = none] = dropping.slice(4 * pass)
    const left = [first, second, third, fourth] as const
    count = sift(scratch.candidates, [before, one, two, three], left)
  }
  return count
}

/** Who wants a longer stay from this night on or none so long; most stays suit everyone. */
function unfit(columns: Columns, { from, to }: Range): Bits[] {
  const { most, tooShort, tooLong } = columns
  const length = to - from
  const bits: Bits[] = []
  const minNights = columns.minNights[from]
  if (minNights && length < most.minNights) {
    const key = `${columns.first + from} ${length}`
    const isTooShort = (slot: number) => (minNights[slot] ?? 0) > length
    bits.push(tooShort.get(key) ?? tooShort.put(key, bitsWhere(columns, isTooShort)))
  }
  if (length > most.leastMaxNights) {
    const key = String(length)
    const isTooLong = (slot: number) => termAt(columns, slot, term.maxNights) < length
    bits.push(tooLong.get(key) ?? tooLong.put(key, bitsWhere(columns, isTooLong)))
  }
  return bits
}

function bitsWhere({ capacity, used }: Columns, isSet: (slot: number) => boolean): Bits {
  const bits = newBits(capacity)
  for (let slot = 0; slot < used; slot += 1) if (isSet(slot)) setBit(bits, slot)
  return bits
}

/** Takes out what lies outside the box, and returns how many are left. */
function narrow(columns: Columns, sifted: number, { bbox }: ParsedSearch): number {
  const { candidates, slots } = columns.scratch
  if (!bbox) return sifted
  const listed = listBits(candidates, slots)
  let count = listed
  for (let at = 0; at < listed; at += 1) {
    const slot = slots[at] ?? 0
    if (isInside(columns, slot, bbox)) continue
    clearBit(candidates, slot)
    count -= 1
  }
  return count
}

type Looking = { search: Search; shortlist: Shortlist }

/** Begins where slots were given to the cheapest, or to the dearest, when the index was read. */
function lookThrough(columns: Columns, count: number, looking: Looking): number {
  const { candidates } = columns.scratch
  const last = candidates.length - 1
  const isAccessible = looking.search.asked.order === 'accessible'
  for (let step = 0; step <= last; step += 1) {
    const word = isAccessible ? step : last - step
    const bits = candidates[word] ?? 0
    if (bits !== 0 && mayBeOnPage(columns, word, looking)) considerAll(columns, word, looking)
  }
  return count
}

function mayBeOnPage(columns: Columns, word: number, { search, shortlist }: Looking): boolean {
  const least = search.lowestPart * (columns.cheapestOf[word] ?? 0)
  const most = search.highestPart * (columns.dearestOf[word] ?? 0) + search.addedFees
  return shortlist.mayTake(least - slack, most + slack)
}

function considerAll(columns: Columns, word: number, looking: Looking): void {
  let rest = columns.scratch.candidates[word] ?? 0
  while (rest !== 0) {
    const place = 31 - Math.clz32(rest)
    consider(columns, (word << 5) + place, looking)
    rest ^= 1 << place
  }
}

/** Nights are looked up, and roundings worked out, only where the page may depend on them. */
function consider(columns: Columns, slot: number, { search, shortlist }: Looking): void {
  const { nights, asked, perMilles, taxed } = search
  if (nights) {
    const part = 1 - (perMilles[termAt(columns, slot, term.discounts)] ?? 0) / 1000
    const fees = termAt(columns, slot, term.fees) + termAt(columns, slot, term.pet) * asked.pets
    const tax = taxed[termAt(columns, slot, term.jurisdiction)] ?? 0
    const length = nights.to - nights.from
    const least = (termAt(columns, slot, term.cheapest) * length * part + fees) * tax
    const most = (termAt(columns, slot, term.dearest) * length * part + fees) * tax
    if (!shortlist.mayTake(least - slack, most + slack)) return
    const near = (nightsAmount(columns, slot, nights) * part + fees) * tax
    if (!shortlist.mayTake(near - slack, near + slack)) return
  }
  shortlist.take(slot, amountAt(columns, slot, search))
}

/** A suite whose bounds lie within the range is counted, and priced only if it may be on the page. */
function lookThroughRange(columns: Columns, left: number, looking: Looking): number {
  const { scratch } = columns
  const { search, shortlist } = looking
  const { lowestPart, highestPart, addedFees, asked } = search
  const { minTotal, maxTotal } = asked
  listBits(scratch.candidates, scratch.slots)
  let count = 0
  for (let at = 0; at < left; at += 1) {
    const slot = scratch.slots[at] ?? 0
    const least = lowestPart * termAt(columns, slot, term.cheapest) - slack
    const most = highestPart * termAt(columns, slot, term.dearest) + addedFees + slack
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
  const perMille = perMilles[termAt(columns, slot, term.discounts)] ?? 0
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
