type Ranked = { slots: Int32Array; count: number; amounts: Float64Array; slugs: readonly string[] }

type Wanted = { order: 'accessible' | 'exclusive'; page: number; size: number; into: Float64Array }

/** The suites of one page: by amount, and by slug where amounts are the same. */
export function pageOf(
  { slots, count, amounts, slugs }: Ranked,
  { order, page, size, into }: Wanted,
): number[] {
  const begin = (page - 1) * size
  if (begin >= count) return []
  const end = Math.min(begin + size, count)
  const sign = order === 'accessible' ? 1 : -1
  const rankOf = (slot: number) => sign * (amounts[slot] ?? 0)
  const ranks = into.subarray(0, count)
  for (let at = 0; at < count; at += 1) ranks[at] = rankOf(slots[at] ?? 0)
  const least = quickselect(ranks, begin)
  const most = quickselect(ranks, end - 1)
  const near: number[] = []
  let before = 0
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] ?? 0
    const rank = rankOf(slot)
    if (rank < least) before += 1
    else if (rank <= most) near.push(slot)
  }
  near.sort((one, other) => rankOf(one) - rankOf(other) || compare(slugs[one], slugs[other]))
  return near.slice(begin - before, end - before)
}

function compare(one = '', other = ''): number {
  return one < other ? -1 : 1
}

/** Finds the value at a rank without sorting all values. */
function quickselect(values: Float64Array, rank: number): number {
  let low = 0
  let high = values.length - 1
  while (low < high) {
    const pivot = values[(low + high) >>> 1] ?? 0
    let left = low
    let right = high
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1
      while ((values[right] ?? 0) > pivot) right -= 1
      if (left > right) break
      const held = values[left] ?? 0
      values[left] = values[right] ?? 0
      values[right] = held
      left += 1
      right -= 1
    }
    if (rank <= right) high = right
    else if (rank >= left) low = left
    else break
  }
  return values[rank] ?? 0
}
