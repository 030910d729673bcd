import type { Columns } from './columns.ts'

/** What a price wants to know of a suite besides its nights. */
export const term = {
  fees: 0,
  pet: 1,
  jurisdiction: 2,
  /** Which of the discount tables. */
  discounts: 3,
  /** The lowest and the highest price of any night. */
  cheapest: 4,
  dearest: 5,
  /** So dear by the night that a long stay goes beyond 2^32 cents. */
  isDear: 6,
  maxNights: 7,
} as const

/** They lie side by side, so that a look at a suite fetches all of them at once. */
export const termsOfEach = 8

export function termAt({ terms }: Columns, slot: number, which: number): number {
  return terms[slot * termsOfEach + which] ?? 0
}

/** What no suite of a word of bits goes beyond, so that a search can pass over all 32 together. */
export function boundWord({ terms, cheapestOf, dearestOf }: Columns, word: number): void {
  let [cheapest, dearest] = [Number.MAX_SAFE_INTEGER, 0]
  for (let slot = word * 32; slot < (word + 1) * 32; slot += 1) {
    cheapest = Math.min(cheapest, terms[slot * termsOfEach + term.cheapest] ?? 0)
    dearest = Math.max(dearest, terms[slot * termsOfEach + term.dearest] ?? 0)
  }
  cheapestOf[word] = cheapest
  dearestOf[word] = dearest
}

export function putTerm({ terms }: Columns, slot: number, [which, value]: [number, number]): void {
  terms[slot * termsOfEach + which] = value
}
