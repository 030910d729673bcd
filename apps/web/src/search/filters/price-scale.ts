import type { PriceHistogram } from '@marea/contract/search/endpoints.ts'

/** The slider's ends and step in whole dollars, which the fields beside it show too. */
export function priceScale({ from, width, counts }: PriceHistogram) {
  const min = Math.floor(from.amount / 100)
  const step = Math.max(1, Math.ceil(width.amount / 100))
  return { min, step, max: min + step * Math.max(counts.length, 1) }
}
