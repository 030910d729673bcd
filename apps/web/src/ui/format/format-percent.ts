/** A share of one as both languages write it, to three decimals; no formatter has to be made. */
export function formatPercent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`
}
