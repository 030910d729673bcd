import type { RatePlan } from '@marea/contract/pricing/endpoints.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { readRules } from '#pricing/rules/read-rules.ts'
import { writeRules } from '#pricing/rules/write-rules.ts'
import { lockManagedSuite } from '#suites/managed-home.ts'

/** Replaces the seasons and stay discounts of a home; its other price rules remain. */
export function setRates(ctx: Ctx, suiteId: string, plan: RatePlan): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockManagedSuite(ctx, suiteId, 'full')
    const { seasons, stayDiscounts } = plan
    const { rules, version } = await readRules(ctx.db, suiteId)
    const next = { ...rules, seasons, stayDiscounts }
    await writeRules(ctx, suiteId, { rules: next, version: version + 1 })
  })
}
