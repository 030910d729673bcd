const nightsOfMonth = 365 / 12
const hundredDollars = 10_000

/**
 * The monthly earnings of the middle half of some homes. Quartiles lie between homes and are rounded to $100, so that
 * they are no home's own figure.
 */
export function monthlyRange(homes: readonly { amount: number; listed: number }[]) {
  const earned = homes
    .map(({ amount, listed }) => (amount / listed) * nightsOfMonth)
    .sort((a, b) => a - b)
  return { from: rounded(quantile(earned, 0.25)), to: rounded(quantile(earned, 0.75)) }
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place % 1)
}

function rounded(amount: number): number {
  return Math.round(amount / hundredDollars) * hundredDollars
}
