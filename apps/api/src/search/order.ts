import { hasBit } from './bits.ts'
import type { Columns } from './columns.ts'

type Sorted = { slots: Int32Array; prices: Int32Array }

/** Published suites by their cheapest night, and by their dearest from the top. */
export type Order = { accessible: Sorted; exclusive: Sorted }

/** Prices change seldom beside searches, so suites are sorted when next asked for. */
export function orderOf(columns: Columns): Order {
  columns.order ??= {
    accessible: sorted(columns, columns.cheapest, 1),
    exclusive: sorted(columns, columns.dearest, -1),
  }
  return columns.order
}

/** Numbers alone are sorted far faster than anything by a function: slots lie below the price. */
function sorted({ used, live }: Columns, prices: Int32Array, sign: 1 | -1): Sorted {
  const keys: number[] = []
  for (let slot = 0; slot < used; slot += 1) {
    if (hasBit(live, slot)) keys.push((prices[slot] ?? 0) * used + slot)
  }
  const inOrder = Float64Array.from(keys).sort()
  if (sign < 0) inOrder.reverse()
  return {
    slots: Int32Array.from(inOrder, (key) => key % used),
    prices: Int32Array.from(inOrder, (key) => Math.floor(key / used)),
  }
}
