type Expiry = { slot: number; expiresAtMs: number }

/** A binary heap of holds with the next one to expire on top. */
export function newExpiries() {
  const heap: Expiry[] = []

  function siftUp(at: number): void {
    const above = (at - 1) >> 1
    if (at > 0 && isSooner(at, above)) {
      swap(at, above)
      siftUp(above)
    }
  }

  function siftDown(at: number): void {
    const left = 2 * at + 1
    const sooner = isSooner(left + 1, left) ? left + 1 : left
    if (isSooner(sooner, at)) {
      swap(at, sooner)
      siftDown(sooner)
    }
  }

  function isSooner(one: number, other: number): boolean {
    const latest = Number.POSITIVE_INFINITY
    return (heap[one]?.expiresAtMs ?? latest) < (heap[other]?.expiresAtMs ?? latest)
  }

  function swap(one: number, other: number): void {
    const [first, second] = [heap[one], heap[other]]
    if (!first || !second) return
    heap[one] = second
    heap[other] = first
  }

  return {
    add(expiry: Expiry): void {
      siftUp(heap.push(expiry) - 1)
    },
    /** Removes and returns the next hold that has expired by now. */
    take(nowMs: number): Expiry | undefined {
      const [first] = heap
      if (!first || first.expiresAtMs > nowMs) return undefined
      swap(0, heap.length - 1)
      heap.pop()
      siftDown(0)
      return first
    },
  }
}
