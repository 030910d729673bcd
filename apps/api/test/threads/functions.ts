/** What tests run in threads. */
export function countTo(end: number): number {
  let count = 0
  while (count !== end) count += 1
  return count
}

export function fail(message: string): never {
  throw new Error(message)
}

export function hoard(): never {
  const kept: (string | number[])[] = []
  for (;;) kept.push('x'.repeat(1_000_000), new Array(1_000_000).fill(kept.length + 0.5))
}
