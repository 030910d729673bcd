import { perMilleOf, taxOf } from '#pricing/rounding.ts'
import type { StayDiscount } from '#pricing/terms.ts'
import type { Nights } from './asked.ts'
import { type Bits, clearBit, drop, listBits } from './bits.ts'
import type { Columns } from './columns.ts'
import { dayNumber } from './days.ts'
import type { RatesByJurisdiction, TaxTable } from './tax-table.ts'

type Window = { index: number; from: number; to: number }

type Group = { rates: RatesByJurisdiction; windows: Window[] }

/**
 * Writes the total of each suite's cheapest free window to the scratch amounts and drops from
 * the candidates those that have none.
 */
export function priceStays(
  columns: Columns,
  candidates: Bits,
  { windows, pets, taxes }: { windows: readonly Nights[]; pets: number; taxes: TaxTable },
): void {
  const { slots, amounts } = columns.scratch
  const count = listBits(candidates, slots)
  for (let at = 0; at < count; at += 1) amounts[slots[at] ?? 0] = Number.POSITIVE_INFINITY
  for (const group of groupsOf(columns, windows, taxes)) {
    findCheapest(columns, candidates, group.windows)
    priceCheapest(columns, candidates, { ...group, pets })
  }
  dropUnpriced(columns, candidates)
}

/** Dearer nights never make a cheaper stay of the same length while the tax rates are the same. */
function groupsOf({ first }: Columns, windows: readonly Nights[], taxes: TaxTable): Group[] {
  const groups: Group[] = []
  for (const [index, { checkIn, checkOut }] of windows.entries()) {
    const rates = taxes(checkIn)
    const window = { index, from: dayNumber(checkIn) - first, to: dayNumber(checkOut) - first }
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
    const count = listBits(freeIn(columns, candidates, { from, to }), slots)
    const length = to - from
    const minNights = columns.minNights[from]
    const before = columns.sums[from]
    const after = columns.sums[to]
    if (!minNights || !before || !after) continue
    for (let at = 0; at < count; at += 1) {
      const slot = slots[at] ?? 0
      if ((minNights[slot] ?? 0) > length || (columns.maxNights[slot] ?? 0) < length) continue
      const amount = columns.isDear[slot]
        ? sumNights(columns, slot, { from, to })
        : ((after[slot] ?? 0) - (before[slot] ?? 0)) >>> 0
      if (amount >= (nights[slot] ?? 0)) continue
      nights[slot] = amount
      window[slot] = index
    }
  }
}

type Rows = { from: number; to: number }

function freeIn({ taken }: Columns, candidates: Bits, { from, to }: Rows): Bits {
  const free = candidates.slice()
  for (let night = from; night < to; night += 1) {
    const bits = taken[night]
    if (bits) drop(free, bits)
  }
  return free
}

/** A single night always fits, so adding them up one by one is exact. */
function sumNights({ sums }: Columns, slot: number, { from, to }: Rows): number {
  let sum = 0
  for (let night = from; night < to; night += 1) {
    sum += ((sums[night + 1]?.[slot] ?? 0) - (sums[night]?.[slot] ?? 0)) >>> 0
  }
  return sum
}

function priceCheapest(
  columns: Columns,
  candidates: Bits,
  { rates, windows, pets }: Group & { pets: number },
): void {
  const { slots, nights, amounts, best, window, bestWindow } = columns.scratch
  const [sample] = windows
  const length = sample ? sample.to - sample.from : 0
  const perMilles = columns.discountTables.map((discounts) => perMilleFor(discounts, length))
  const count = listBits(candidates, slots)
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] ?? 0
    const amount = nights[slot] ?? 0
    if (amount === Number.POSITIVE_INFINITY) continue
    const perMille = perMilles[columns.discounts[slot] ?? 0] ?? 0
    const fees = (columns.feeAmount[slot] ?? 0) + (columns.petAmount[slot] ?? 0) * pets
    const base = amount - (perMille ? perMilleOf(amount, perMille) : 0) + fees
    const total = base + taxesOf(base, rates[columns.jurisdiction[slot] ?? 0] ?? [])
    const known = amounts[slot] ?? 0
    if (total > known || (total === known && amount >= (best[slot] ?? 0))) continue
    amounts[slot] = total
    best[slot] = amount
    bestWindow[slot] = window[slot] ?? 0
  }
}

function perMilleFor(discounts: readonly StayDiscount[], nights: number): number {
  return discounts.findLast(({ fromNights }) => fromNights <= nights)?.perMille ?? 0
}

function taxesOf(base: number, rates: readonly number[]): number {
  let sum = 0
  for (const rate of rates) sum += taxOf(base, rate)
  return sum
}

function dropUnpriced({ scratch }: Columns, candidates: Bits): void {
  const count = listBits(candidates, scratch.slots)
  for (let at = 0; at < count; at += 1) {
    const slot = scratch.slots[at] ?? 0
    if (scratch.amounts[slot] === Number.POSITIVE_INFINITY) clearBit(candidates, slot)
  }
}
