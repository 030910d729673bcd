import { usd } from '@marea/contract/platform/money.ts'
import type { EarningsEstimate } from '@marea/contract/statements/earnings.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { createBoundedCache } from '#search/cache/bounded-cache.ts'
import { platformFee } from '#suites/fees/platform-fee.ts'
import {
  type ComparableHome,
  type HomeEarnings,
  listComparable,
  listNeighborhoods,
  sumEarnings,
} from './earnings-store.ts'
import { monthlyRange } from './monthly-range.ts'

/** Fewer homes, or homes of fewer owners, would show what one owner earns. */
const minHomes = 3
const minOwners = 3
const maxHomes = 12
const months = 12
/** A home that was listed for less than a season does not represent a year. */
const minListedNights = 90

type Wish = { neighborhood: string; bedrooms: number }
type Answer = {
  neighborhoods: { slug: string; name: string }[]
  estimate: EarningsEstimate | null
  commissionPerMille: number
}

export type EstimateCache = ReturnType<typeof createEstimateCache>

/** The figures of past months change little, so an answer is cached for its hour. */
export function createEstimateCache() {
  return createBoundedCache<Promise<Answer>>(500)
}

export function estimateEarnings(ctx: Ctx, wish: Wish, cache: EstimateCache): Promise<Answer> {
  const hour = String(ctx.now).slice(0, 13)
  const key = JSON.stringify([hour, wish.neighborhood, wish.bedrooms])
  const known = cache.get(key)
  if (known) return known
  const answer = findEstimate(ctx, wish)
  answer.catch(() => cache.drop(key))
  return cache.put(key, answer)
}

async function findEstimate(ctx: Ctx, { neighborhood, bedrooms }: Wish): Promise<Answer> {
  const places = await listNeighborhoods(ctx.db)
  const neighborhoods = places.map(({ slug, name }) => ({ slug, name }))
  const place = places.find(({ slug }) => slug === neighborhood)
  const commissionPerMille = await platformFee(ctx, 'commission')
  if (!place) return { neighborhoods, estimate: null, commissionPerMille }
  const homes = await listComparable(ctx.db, { place, bedrooms, limit: maxHomes })
  const scope = { homes, ...lastMonths(ctx) }
  const earned = homes.length > 0 ? await sumEarnings(ctx.db, scope) : []
  const own = homes.filter((home) => home.neighborhood === neighborhood)
  return {
    neighborhoods,
    commissionPerMille,
    estimate: estimateOf(own, earned, 'neighborhood') ?? estimateOf(homes, earned, 'nearby'),
  }
}

function estimateOf(
  homes: readonly ComparableHome[],
  earned: readonly HomeEarnings[],
  area: EarningsEstimate['area'],
): EarningsEstimate | null {
  const counted = homes.flatMap(({ id, ownerId }) => {
    const sums = earned.find(({ suiteId }) => suiteId === id)
    return sums && sums.listed >= minListedNights ? [{ ownerId, ...sums }] : []
  })
  const owners = new Set(counted.map(({ ownerId }) => ownerId))
  if (counted.length < minHomes || owners.size < minOwners) return null
  const { from, to } = monthlyRange(counted)
  const nights = counted.reduce((sum, each) => sum + each.nights, 0)
  return { from: usd(from), to: usd(to), homes: counted.length, nights, months, area }
}

/** The last twelve whole months. */
function lastMonths(ctx: Ctx): { from: string; to: string } {
  const to = Temporal.PlainDate.from(todayOf(ctx)).with({ day: 1 })
  return { from: String(to.subtract({ months })), to: String(to) }
}
