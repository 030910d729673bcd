import type { RatePlan } from '@marea/contract/pricing/endpoints.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { lockManagedSuite } from '#suites/managed-home.ts'
import { replaceExtras, replaceRates } from './store.ts'

/** Replaces the rate plan of a home. */
export function setRates(ctx: Ctx, suiteId: string, plan: RatePlan): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockManagedSuite(ctx, suiteId, 'full')
    await replaceRates(ctx.db, suiteId, plan).catch((error) => {
      if (violates(error, 'rate_seasons_no_overlap')) throw new Problem('pricing.seasons_overlap')
      throw error
    })
    if (plan.extras) await replaceExtras(ctx.db, suiteId, plan.extras)
    await recordEvent(ctx, { kind: 'pricing.changed', subject: `suite:${suiteId}` })
  })
}
