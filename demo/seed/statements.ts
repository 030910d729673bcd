import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { todayOf } from '../../apps/api/src/platform/zoned-time.ts'
import { monthAfter, monthsFrom } from '../../apps/api/src/statements/monthly/months.ts'
import { sealNextMonth } from '../../apps/api/src/statements/monthly/seal/seal-month.ts'
import { companyInstant } from '../company-clock.ts'
import { demoUserId } from '../people/people.ts'

/**
 * Seals the past months of the demo's main owner, each on the 1st of the next month at 6 AM; the job seals those of
 * other owners.
 */
export async function sealPastMonths(ctx: TransactionCtx): Promise<void> {
  const current = todayOf(ctx).slice(0, 7)
  const mornings = monthsFrom(monthAfter(current, -36), current)
    .map((month) => companyInstant(`${month}-01`, '06:00'))
    .filter((morning) => Temporal.Instant.compare(morning, ctx.now) <= 0)
  const ownerId = demoUserId('owner@marea.test')
  for (const now of mornings) await sealNextMonth({ ...ctx, now }, ownerId)
}
