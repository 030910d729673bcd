/** $100.00 in cents. */
export const hundred = 100_00

/**
 * Each amount as cents of $100.00, which add up to exactly that: what rounding leaves goes to the
 * largest remainders. Amounts must add up to `total`; without one there is nothing to share.
 */
export function sharesOfHundred(amounts: readonly number[], total: number): number[] {
  if (total <= 0) return amounts.map(() => 0)
  const exact = amounts.map((amount) => BigInt(amount) * BigInt(hundred))
  const whole = exact.map((share) => floorDivide(share, BigInt(total)))
  const left = hundred - Number(whole.reduce((sum, share) => sum + share, 0n))
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share - (whole[index] ?? 0n) * BigInt(total) }))
    .toSorted((one, other) => Number(other.rest - one.rest))
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return whole.map((share, index) => Number(share) + (raised.has(index) ? 1 : 0))
}

function floorDivide(amount: bigint, by: bigint): bigint {
  const quotient = amount / by
  return amount < 0n && quotient * by !== amount ? quotient - 1n : quotient
}
