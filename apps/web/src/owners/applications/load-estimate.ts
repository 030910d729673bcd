import type { Call } from '@marea/contract/pages.ts'
import { loadPart } from '#platform/api/page-part.ts'
import type { EstimateWish } from './estimate-wish.ts'

/** Without a known neighborhood the first one is shown; without figures the page has no estimate. */
export async function loadEstimate(call: Call, wish: EstimateWish) {
  const { value } = await loadPart(call('GET /earnings-estimate', { query: wish }))
  const { neighborhoods = [], estimate = null, commissionPerMille = null } = value ?? {}
  const isKnown = neighborhoods.some(({ slug }) => slug === wish.neighborhood)
  const first = neighborhoods[0]?.slug
  if (isKnown || !first) return { wish, neighborhoods, estimate, commissionPerMille }
  const shown = { ...wish, neighborhood: first }
  const again = await loadPart(call('GET /earnings-estimate', { query: shown }))
  const shownEstimate = again.value?.estimate ?? null
  return { wish: shown, neighborhoods, estimate: shownEstimate, commissionPerMille }
}
