import { maxEstimatedBedrooms } from '@marea/contract/statements/estimate-limits.ts'

export type EstimateWish = { neighborhood: string; bedrooms: number }

const bedroomsAtFirst = 2

/** Reads the home from the URL and ignores invalid values. */
export function estimateWish(params: URLSearchParams): EstimateWish {
  const neighborhood = params.get('neighborhood') ?? ''
  const bedrooms = Number(params.get('bedrooms') ?? bedroomsAtFirst)
  const isUsual = Number.isInteger(bedrooms) && bedrooms >= 1 && bedrooms <= maxEstimatedBedrooms
  return {
    neighborhood: /^[a-z0-9-]{1,80}$/.test(neighborhood) ? neighborhood : '',
    bedrooms: isUsual ? bedrooms : bedroomsAtFirst,
  }
}
