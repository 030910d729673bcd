import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import type { HomePrices } from '@marea/contract/rates/prices.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readTerms } from '#pricing/read-terms.ts'
import type { SavedRules } from '#pricing/rules/read-rules.ts'
import { currentRules, saveRules } from '#pricing/rules/save-rules.ts'
import { priceRuleCounters } from '#rates/metrics.ts'
import { todayAt } from '#suites/home-clock.ts'
import { managedSuites, requireManagedSuite } from '#suites/managed-home.ts'

type Home = { id: string; slug: string; name: string }

/** The rules of one home with the list of all homes; without a home there are no rules. */
export async function ownPrices(ctx: Ctx, slug: string | undefined) {
  const managed = await managedSuites(ctx, 'full')
  const homes = managed.map(({ slug, name }) => ({ slug, name }))
  const chosen = slug ?? homes[0]?.slug
  if (chosen === undefined) return { homes, prices: null }
  const home = await requireManagedSuite(ctx, chosen, 'full')
  return { homes, prices: await toHomePrices(ctx, home, await currentRules(ctx, home.id)) }
}

export async function savePrices(
  ctx: Ctx,
  slug: string,
  edit: { version: number; rules: PriceRules },
): Promise<HomePrices> {
  const home = await requireManagedSuite(ctx, slug, 'full')
  const saved = await saveRules(ctx, home.id, edit)
  priceRuleCounters.add('saved')
  return toHomePrices(ctx, home, saved)
}

async function toHomePrices(ctx: Ctx, home: Home, saved: SavedRules): Promise<HomePrices> {
  const { rules, version, changedAt, changedBy } = saved
  const { maxNights } = await readTerms(ctx.db, home.id)
  return {
    home: { slug: home.slug, name: home.name },
    rules,
    version,
    changedAt: changedAt?.toString() ?? null,
    changedBy,
    today: await todayAt(ctx, home.id),
    maxNights,
  }
}
