type Expiry = { slot: number; expiresAtMs: number }

/** A heap: the first to run out lies on top, and both ends cost few steps among any number. */
export function newExpiries() {
  const heap: Expiry[] = []

  function rise(at: number): void {
    const above = (at - 1) >> 1
    if (at > 0 && isSooner(at, above)) {
      swap(at, above)
      rise(above)
    }
  }

  function sink(at: number): void {
    const left = 2 * at + 1
    const sooner = isSooner(left + 1, left) ? left + 1 : left
    if (isSooner(sooner, at)) {
      swap(at, sooner)
      sink(sooner)
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
      rise(heap.push(expiry) - 1)
    },
    /** Takes off the next one that has run out by now. */
    take(nowMs: number): Expiry | undefined {
      const [first] = heap
      if (!first || first.expiresAtMs > nowMs) return undefined
      swap(0, heap.length - 1)
      heap.pop()
      sink(0)
      return first
    },
  }
}
