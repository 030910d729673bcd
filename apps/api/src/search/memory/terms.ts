type Terms = { terms: Int32Array; termsOfEach: number }

type Bounds = { cheapestOf: Int32Array; dearestOf: Int32Array }

/** What a price depends on besides the nights, stored side by side for each home. */
export const term = {
  jurisdiction: 0,
  /** The number of a discount table. */
  discounts: 1,
  /** The lowest and the highest price of any night. */
  cheapest: 2,
  dearest: 3,
  /** A night so expensive that the sum of a long stay exceeds 2^32 cents. */
  isDear: 4,
  maxNights: 5,
  /** Discounts do not lower the average night below it; 0 without a floor. */
  floor: 6,
  /** The guests whom the price of a night covers. */
  includedGuests: 7,
  /** The fees follow, one number for each fee group. */
  fees: 8,
} as const

export function termAt({ terms, termsOfEach }: Terms, slot: number, which: number): number {
  return terms[slot * termsOfEach + which] ?? 0
}

/** Updates the price bounds of 32 homes, by which a search skips all of them at once. */
export function boundWord(
  { terms, termsOfEach, cheapestOf, dearestOf }: Terms & Bounds,
  word: number,
): void {
  let [cheapest, dearest] = [Number.MAX_SAFE_INTEGER, 0]
  for (let slot = word * 32; slot < (word + 1) * 32; slot += 1) {
    cheapest = Math.min(cheapest, terms[slot * termsOfEach + term.cheapest] ?? 0)
    dearest = Math.max(dearest, terms[slot * termsOfEach + term.dearest] ?? 0)
  }
  cheapestOf[word] = cheapest
  dearestOf[word] = dearest
}

export function putTerm(
  { terms, termsOfEach }: Terms,
  slot: number,
  [which, value]: [number, number],
): void {
  terms[slot * termsOfEach + which] = value
}
