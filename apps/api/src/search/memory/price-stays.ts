import { type Bits, clearBit, listBits, subtractInto } from '#search/bits.ts'
import type { Nights, ParsedSearch } from '#search/query.ts'
import type { Columns, TaxRates } from './columns.ts'
import { dayNumber } from './days.ts'
import { countGroups } from './fee-groups.ts'
import { nightsAmount, perMilleFor, totalOf } from './stay-amount.ts'
import { term, termAt } from './terms.ts'

type Window = { index: number; from: number; to: number }

type Range = { from: number; to: number }

type Guests = Pick<ParsedSearch, 'guests' | 'pets'>

type Group = { rates: TaxRates; windows: Window[] }

/**
 * Writes the total of each home's cheapest available window to the scratch amounts and removes
 * the candidates that have none.
 */
export function priceStays(
  columns: Columns,
  candidates: Bits,
  { windows, asked }: { windows: readonly Nights[]; asked: Guests },
): void {
  const groups = groupsOf(columns, windows)
  const [only] = groups
  if (only && windows.length === 1) priceOne(columns, candidates, { ...only, asked })
  else priceCheapestOf(columns, candidates, { groups, asked })
}

/** The usual search for fixed dates: each available home is priced once. */
function priceOne(
  columns: Columns,
  candidates: Bits,
  { rates, windows: [window], asked }: Group & { asked: Guests },
): void {
  const { slots, amounts, bestWindow } = columns.scratch
  const { from, to } = window ?? { from: 0, to: 0 }
  const length = to - from
  const minNights = columns.minNights[from]
  if (!minNights) return
  dropTaken(columns, candidates, { from, to })
  const perMilles = columns.discountTables.map((discounts) => perMilleFor(discounts, length))
  const counts = countGroups(columns.feeGroups, { ...asked, nights: length })
  const count = listBits(candidates, slots)
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] ?? 0
    if ((minNights[slot] ?? 0) > length || termAt(columns, slot, term.maxNights) < length) {
      clearBit(candidates, slot)
      continue
    }
    const amount = nightsAmount(columns, slot, { from, to })
    const perMille = perMilles[termAt(columns, slot, term.discounts)] ?? 0
    amounts[slot] = totalOf(columns, slot, { amount, nights: length, perMille, rates, counts })
    bestWindow[slot] = 0
  }
}

function priceCheapestOf(
  columns: Columns,
  candidates: Bits,
  { groups, asked }: { groups: readonly Group[]; asked: Guests },
): void {
  const { slots, amounts } = columns.scratch
  const count = listBits(candidates, slots)
  for (let at = 0; at < count; at += 1) amounts[slots[at] ?? 0] = Number.POSITIVE_INFINITY
  for (const group of groups) {
    findCheapest(columns, candidates, group.windows)
    priceCheapest(columns, candidates, { ...group, asked })
  }
  dropUnpriced(columns, candidates)
}

/** Without dates a home is listed by its cheapest night, and left out if none is available. */
export function priceNights(columns: Columns, candidates: Bits): void {
  columns.scratch.amounts.set(columns.nightlyFrom)
  dropUnpriced(columns, candidates)
}

/** With equal length and tax rates, the window with the cheapest nights has the lowest total. */
function groupsOf({ first, taxes }: Columns, windows: readonly Nights[]): Group[] {
  const groups: Group[] = []
  for (const [index, { checkIn, checkOut }] of windows.entries()) {
    const window = { index, from: dayNumber(checkIn) - first, to: dayNumber(checkOut) - first }
    const rates = taxes[window.from] ?? []
    const group = groups.at(-1)
    if (group?.rates === rates) group.windows.push(window)
    else groups.push({ rates, windows: [window] })
  }
  return groups
}

function findCheapest(columns: Columns, candidates: Bits, windows: readonly Window[]): void {
  const { slots, nights, window } = columns.scratch
  const all = listBits(candidates, slots)
  for (let at = 0; at < all; at += 1) nights[slots[at] ?? 0] = Number.POSITIVE_INFINITY
  for (const { index, from, to } of windows) {
    const free = candidates.slice()
    dropTaken(columns, free, { from, to })
    const count = listBits(free, slots)
    const length = to - from
    const minNights = columns.minNights[from]
    if (!minNights) continue
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at] ?? 0
      if ((minNights[slot] ?? 0) > length || termAt(columns, slot, term.maxNights) < length)
        continue
      const amount = nightsAmount(columns, slot, { from, to })
      if (amount >= (nights[slot] ?? 0)) continue
      nights[slot] = amount
      window[slot] = index
    }
  }
}

function dropTaken(columns: Columns, candidates: Bits, nights: Range): void {
  for (const bits of takenRows(columns, nights)) subtractInto(candidates, bits)
}

/** Which homes have a taken night; blocks may overlap, so a few of them cover any stay. */
export function takenRows({ takenIn }: Columns, { from, to }: Range): Bits[] {
  const level = Math.min(takenIn.length - 1, 31 - Math.clz32(to - from))
  const size = 1 << level
  const taken: Bits[] = []
  for (let night = from; night < to; night += size) {
    const bits = takenIn[level]?.[Math.min(night, to - size)]
    if (bits) taken.push(bits)
  }
  return taken
}

function priceCheapest(
  columns: Columns,
  candidates: Bits,
  { rates, windows, asked }: Group & { asked: Guests },
): void {
  const { slots, nights, amounts, best, window, bestWindow } = columns.scratch
  const [sample] = windows
  const length = sample ? sample.to - sample.from : 0
  const perMilles = columns.discountTables.map((discounts) => perMilleFor(discounts, length))
  const counts = countGroups(columns.feeGroups, { ...asked, nights: length })
  const count = listBits(candidates, slots)
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] ?? 0
    const amount = nights[slot] ?? 0
    if (amount === Number.POSITIVE_INFINITY) continue
    const perMille = perMilles[termAt(columns, slot, term.discounts)] ?? 0
    const total = totalOf(columns, slot, { amount, nights: length, perMille, rates, counts })
    const known = amounts[slot] ?? 0
    if (total > known || (total === known && amount >= (best[slot] ?? 0))) continue
    amounts[slot] = total
    best[slot] = amount
    bestWindow[slot] = window[slot] ?? 0
  }
}

function dropUnpriced({ scratch }: Columns, candidates: Bits): void {
  const count = listBits(candidates, scratch.slots)
  for (let at = 0; at < count; at += 1) {
    const slot = scratch.slots[at] ?? 0
    if (scratch.amounts[slot] === Number.POSITIVE_INFINITY) clearBit(candidates, slot)
  }
}
