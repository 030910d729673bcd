import { allInNight, arrivalsCounted } from '#calendar/nightly-from.ts'
import { hasBit } from './bits.ts'
import type { Columns } from './columns.ts'
import { nightsAmount, perMilleFor, totalOf } from './stay-amount.ts'

/** Which arrival within a year makes the cheapest night; none leaves an endless price. */
export function findLowest(columns: Columns, slot: number): void {
  columns.nightlyFrom[slot] = Number.POSITIVE_INFINITY
  tryArrivals(columns, slot, 0)
}

/** After days have passed: where the best arrival is gone all are tried, elsewhere the new ones. */
export function rollLowest(columns: Columns, passed: number): void {
  for (const slot of columns.slots.values()) {
    if ((columns.lowestOn[slot] ?? 0) < columns.first) findLowest(columns, slot)
    else tryArrivals(columns, slot, Math.max(0, arrivalsCounted - passed))
  }
}

function tryArrivals(columns: Columns, slot: number, from: number): void {
  for (let night = from; night < arrivalsCounted; night += 1) {
    const length = columns.minNights[night]?.[slot] ?? 0
    if (!isFree(columns, slot, { from: night, to: night + length })) continue
    if (length > (columns.maxNights[slot] ?? 0)) continue
    const amount = allInNight(totalFrom(columns, slot, { night, length }), length)
    if (amount >= (columns.nightlyFrom[slot] ?? 0)) continue
    columns.nightlyFrom[slot] = amount
    columns.lowestOn[slot] = columns.first + night
  }
}

function isFree({ taken }: Columns, slot: number, { from, to }: { from: number; to: number }) {
  for (let night = from; night < to; night += 1) {
    const bits = taken[night]
    if (!bits || hasBit(bits, slot)) return false
  }
  return true
}

function totalFrom(
  columns: Columns,
  slot: number,
  { night, length }: { night: number; length: number },
): number {
  const amount = nightsAmount(columns, slot, { from: night, to: night + length })
  const discounts = columns.discountTables[columns.discounts[slot] ?? 0] ?? []
  const rates = columns.taxes[night] ?? []
  return totalOf(columns, slot, {
    amount,
    perMille: perMilleFor(discounts, length),
    rates,
    pets: 0,
  })
}
