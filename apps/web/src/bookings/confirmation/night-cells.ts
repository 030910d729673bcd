import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'

export type NightCell = { from: string; nights: number }

const columns = 7

/** The nights of a stay in at most seven cells: single nights, or whole weeks of a longer stay. */
export function nightCells(checkIn: string, checkOut: string): NightCell[] {
  const nights = nightsBetween(checkIn, checkOut)
  const size = nights <= columns ? 1 : 7 * Math.ceil(nights / (7 * columns))
  return Array.from({ length: Math.ceil(nights / size) }, (_, index) => ({
    from: addDays(checkIn, index * size),
    nights: Math.min(size, nights - index * size),
  }))
}
