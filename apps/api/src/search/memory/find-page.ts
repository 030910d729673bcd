import { suitesPerPage } from '@marea/contract/search/endpoints.ts'
import { type Bits, clearBit, filterInto, listBits, newBits, setBit } from '#search/bits.ts'
import type { Box, Nights, ParsedSearch } from '#search/query.ts'
import type { Hit } from '#search/results.ts'
import type { Columns, TaxRates } from './columns.ts'
import { dayNumber } from './days.ts'
import { countGroups, type GroupCounts } from './fee-groups.ts'
import { takenRows } from './price-stays.ts'
import { newShortlist, type Shortlist } from './shortlist.ts'
import { nightsAmount, otherFees, perMilleFor, rentOf, taxedFees, totalOf } from './stay-amount.ts'
import { term, termAt } from './terms.ts'

/** Beyond this page it is cheaper to compute all totals. */
export const lastShortPage = 10

type Range = { from: number; to: number }

type Search = {
  asked: ParsedSearch
  /** The nights asked for, if any, as rows of the columns. */
  nights: Range | null
  rates: TaxRates
  /** The discounts in per mille, by the number of the discount table. */
  perMilles: readonly number[]
  /** How often the fees of each group are charged. */
  counts: GroupCounts
  /** What a price is multiplied by with its taxes, by jurisdiction. */
  taxFactors: Float64Array
  /** No home charges less than its cheapest night times this. */
  lowestPart: number
  /** No home charges more than its most expensive night times this, plus the fees. */
  highestPart: number
  addedFees: number
}

/** More cents than rounding can add or remove. */
const slack = 200

/**
 * One page without facets, for fixed dates or none. Homes are scanned from the cheapest up, or
 * from the most expensive down, and skipped 32 at a time where none can be on the page.
 */
export function findPage(
  columns: Columns,
  keeping: readonly Bits[],
  { stay, asked }: { stay: Nights | null; asked: ParsedSearch },
): { count: number; hits: Hit[] } {
  const search = stay ? datedSearch(columns, stay, asked) : openSearch(columns, asked)
  const { order, page } = asked
  const shortlist = newShortlist(columns.slugs, { order, most: page * suitesPerPage })
  const left = keepInBox(columns, filterCandidates(columns, keeping, search), asked)
  const isLimited = asked.minTotal > 0 || asked.maxTotal < Number.MAX_SAFE_INTEGER
  const scanHomes = isLimited ? scanInPriceRange : scanAll
  const count = scanHomes(columns, left, { search, shortlist })
  return {
    count,
    hits: shortlist.from((page - 1) * suitesPerPage).map(({ slot, amount }) => ({
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
  const { guests, pets } = asked
  const counts = countGroups(columns.feeGroups, { nights: to - from, guests, pets })
  const taxFactors = columns.taxFactors.get(rates) ?? new Float64Array()
  const untaxed = columns.jurisdictions.size > taxFactors.length ? [1] : []
  const least = Math.min(...taxFactors, ...untaxed)
  const most = Math.max(...taxFactors, ...untaxed)
  return {
    asked,
    nights: { from, to },
    rates,
    perMilles,
    counts,
    taxFactors,
    lowestPart: (least * ((to - from) * (1000 - Math.max(0, ...perMilles)))) / 1000,
    highestPart: most * (to - from),
    addedFees: most * mostFees(columns, counts),
  }
}

/** Without dates a home is listed at the price of its cheapest night, fees and taxes included. */
function openSearch(columns: Columns, asked: ParsedSearch): Search {
  const discounts = columns.discountTables.flat().map(({ perMille }) => perMille)
  const most = columns.most.taxFactor
  const counts = columns.lowestCounts[1] ?? []
  return {
    asked,
    nights: null,
    rates: [],
    perMilles: [],
    counts,
    taxFactors: new Float64Array(),
    lowestPart: (1000 - Math.max(0, ...discounts)) / 1000,
    highestPart: most,
    addedFees: most * mostFees(columns, counts),
  }
}

/** No home charges more fees than this: the fewer guests a price covers, the more it adds. */
function mostFees({ most }: Columns, [counts = []]: GroupCounts): number {
  return counts.reduce((sum, count, group) => sum + count * (most.fees[group] ?? 0), 0)
}

/** Keeps the homes in all sets that are available and accept a stay of this length. */
function filterCandidates(columns: Columns, asked: readonly Bits[], { nights }: Search): number {
  const { none, live, scratch } = columns
  const keeping = nights ? asked : [columns.priced, ...asked]
  const dropping = nights ? [...takenRows(columns, nights), ...wrongLength(columns, nights)] : []
  const passes = Math.max(1, Math.ceil((keeping.length - 1) / 3), Math.ceil(dropping.length / 4))
  let count = 0
  for (let pass = 0; pass < passes; pass += 1) {
    const before = pass === 0 ? (keeping[0] ?? live) : scratch.candidates
    const [one = before, two = before, three = before] = keeping.slice(3 * pass + 1)
    const [first = none, second = none, third = none, fourth = none] = dropping.slice(4 * pass)
    const left = [first, second, third, fourth] as const
    count = filterInto(scratch.candidates, [before, one, two, three], left)
  }
  return count
}

/** Homes that require a longer stay from this night on or accept none so long; usually none. */
function wrongLength(columns: Columns, { from, to }: Range): Bits[] {
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

/** Removes the homes outside the box and returns how many are left. */
function keepInBox(columns: Columns, filtered: number, { bbox }: ParsedSearch): number {
  const { candidates, slots } = columns.scratch
  if (!bbox) return filtered
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

type Scan = { search: Search; shortlist: Shortlist }

/** Slots were assigned by price when the index was read, so this starts with the best candidates. */
function scanAll(columns: Columns, count: number, scan: Scan): number {
  const { candidates } = columns.scratch
  const last = candidates.length - 1
  const isAccessible = scan.search.asked.order === 'accessible'
  for (let step = 0; step <= last; step += 1) {
    const word = isAccessible ? step : last - step
    const bits = candidates[word] ?? 0
    if (bits !== 0 && mayBeOnPage(columns, word, scan)) considerWord(columns, word, scan)
  }
  return count
}

function mayBeOnPage(columns: Columns, word: number, { search, shortlist }: Scan): boolean {
  const least = search.lowestPart * (columns.cheapestOf[word] ?? 0)
  const most = search.highestPart * (columns.dearestOf[word] ?? 0) + search.addedFees
  return shortlist.mayTake(least - slack, most + slack)
}

function considerWord(columns: Columns, word: number, scan: Scan): void {
  let rest = columns.scratch.candidates[word] ?? 0
  while (rest !== 0) {
    const place = 31 - Math.clz32(rest)
    consider(columns, (word << 5) + place, scan)
    rest ^= 1 << place
  }
}

/** Computes the exact total only of homes that may be on the page. */
function consider(columns: Columns, slot: number, { search, shortlist }: Scan): void {
  const { nights, perMilles, counts, taxFactors } = search
  if (nights) {
    const perMille = perMilles[termAt(columns, slot, term.discounts)] ?? 0
    const part = 1 - perMille / 1000
    // A floor may leave less of the discount than its share of the nights.
    const mostPart = termAt(columns, slot, term.floor) ? 1 : part
    const fees = taxedFees(columns, slot, counts)
    const others = otherFees(columns, slot, counts)
    const tax = taxFactors[termAt(columns, slot, term.jurisdiction)] ?? 1
    const length = nights.to - nights.from
    const least = (termAt(columns, slot, term.cheapest) * length * part + fees) * tax + others
    const most = (termAt(columns, slot, term.dearest) * length * mostPart + fees + others) * tax
    if (!shortlist.mayTake(least - slack, most + slack)) return
    const amount = nightsAmount(columns, slot, nights)
    const near = (rentOf(columns, slot, { amount, nights: length, perMille }) + fees) * tax
    if (!shortlist.mayTake(near + others - slack, near + others * tax + slack)) return
  }
  shortlist.take(slot, amountAt(columns, slot, search))
}

/** A home whose bounds lie within the price range is counted, and priced only if it may be shown. */
function scanInPriceRange(columns: Columns, left: number, scan: Scan): number {
  const { scratch } = columns
  const { search, shortlist } = scan
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
  const { nights, rates, perMilles, counts } = search
  if (!nights) return columns.nightlyFrom[slot] ?? 0
  const amount = nightsAmount(columns, slot, nights)
  const perMille = perMilles[termAt(columns, slot, term.discounts)] ?? 0
  const length = nights.to - nights.from
  return totalOf(columns, slot, { amount, nights: length, perMille, rates, counts })
}

export function isInside({ latitude, longitude }: Columns, slot: number, box: Box): boolean {
  const north = latitude[slot] ?? 0
  const east = longitude[slot] ?? 0
  return north >= box.south && north <= box.north && east >= box.west && east <= box.east
}

export function finite(amount = Number.POSITIVE_INFINITY): number | null {
  return amount === Number.POSITIVE_INFINITY ? null : amount
}
