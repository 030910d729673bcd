import { maxNights } from '@marea/contract/suites/stay-limits.ts'
import { arrivalDays, nightWithFees } from '#calendar/show/nightly-from.ts'
import { clearBit, hasBit, setBit } from '#search/bits.ts'
import type { Columns } from './columns.ts'
import { type NightBuffer, nightBuffers, readNights } from './night-buffer.ts'
import { takenRows } from './price-stays.ts'
import { nightsAmount, perMilleFor, totalOf } from './stay-amount.ts'
import { term, termAt } from './terms.ts'

type Range = { from: number; to: number }

const bestAmounts = new Float64Array(maxNights + 1)
const bestNights = new Int32Array(maxNights + 1)

/** Finds the check-in within a year with the cheapest night; without one the price is infinite. */
export function findLowest(columns: Columns, slot: number, buffer: NightBuffer): void {
  const { sums, minNights, untilTaken } = buffer
  const mostNights = termAt(columns, slot, term.maxNights)
  columns.nightlyFrom[slot] = Number.POSITIVE_INFINITY
  clearBit(columns.priced, slot)
  bestAmounts.fill(Number.POSITIVE_INFINITY)
  for (let night = 0; night < arrivalDays; night += 1) {
    const length = minNights[night] ?? 0
    if (length <= mostNights && length <= (untilTaken[night] ?? 0)) {
      const amount = (sums[night + length] ?? 0) - (sums[night] ?? 0)
      // Of equal prices the later one remains valid longer as days pass.
      if (amount <= (bestAmounts[length] ?? 0)) {
        bestAmounts[length] = amount
        bestNights[length] = night
      }
    }
    if (columns.taxes[night] !== columns.taxes[night + 1]) priceBest(columns, slot)
  }
  priceBest(columns, slot)
}

/** Of equally long stays under the same tax rates, the one with the cheapest nights is cheapest. */
function priceBest(columns: Columns, slot: number): void {
  for (let length = 1; length <= maxNights; length += 1) {
    const amount = bestAmounts[length] ?? 0
    if (amount === Number.POSITIVE_INFINITY) continue
    considerStay(columns, slot, { night: bestNights[length] ?? 0, length, amount })
    bestAmounts[length] = Number.POSITIVE_INFINITY
  }
}

type Arrival = { night: number; length: number; amount: number }

function considerStay(columns: Columns, slot: number, { night, length, amount }: Arrival): void {
  const discounts = columns.discountTables[termAt(columns, slot, term.discounts)] ?? []
  const perMille = perMilleFor(discounts, length)
  const rates = columns.taxes[night] ?? []
  const counts = columns.lowestCounts[length] ?? []
  const total = totalOf(columns, slot, { amount, nights: length, perMille, rates, counts })
  const allIn = nightWithFees(total, length)
  if (allIn > (columns.nightlyFrom[slot] ?? 0)) return
  columns.nightlyFrom[slot] = allIn
  setBit(columns.priced, slot)
  columns.lowestOn[slot] = columns.first + night
}

/** After days have passed: tries all check-ins where the best one is over, else only the new ones. */
export function rollLowest(columns: Columns, passed: number): void {
  const [buffer] = nightBuffers
  for (const slot of columns.slots.values()) {
    if (buffer && (columns.lowestOn[slot] ?? 0) < columns.first) {
      readNights(buffer, columns, slot)
      findLowest(columns, slot, buffer)
    } else tryArrivals(columns, slot, { from: arrivalDays - passed, to: arrivalDays })
  }
}

/** Tries stays that begin on one of these nights against the cheapest one known. */
export function tryArrivals(columns: Columns, slot: number, nights: Range): void {
  const end = Math.min(arrivalDays, nights.to)
  for (let night = Math.max(0, nights.from); night < end; night += 1) {
    const length = columns.minNights[night]?.[slot] ?? 0
    const stay = { from: night, to: night + length }
    if (length > termAt(columns, slot, term.maxNights) || !isFree(columns, slot, stay)) continue
    considerStay(columns, slot, { night, length, amount: nightsAmount(columns, slot, stay) })
  }
}

function isFree(columns: Columns, slot: number, nights: Range): boolean {
  return takenRows(columns, nights).every((taken) => !hasBit(taken, slot))
}
