/** A ratio as a percentage with up to three decimals, without the cost of an `Intl` formatter. */
export function formatPercent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`
}
