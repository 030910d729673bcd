import { vi } from 'vitest'

/** Waits until the expectation holds; on a busy machine that may take seconds. */
export function eventually<Result>(expectation: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(expectation, { timeout: 15_000 })
}
