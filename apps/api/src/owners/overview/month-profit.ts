import type { Overview } from '@marea/contract/owners/overview.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { earnedIn } from '#bookings/managed/managed-stays.ts'
import { sumSpent } from '#owners/expenses/expense-store.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Month } from './month.ts'

type Homes = readonly { id: string; ownerId: string }[]

/** By the nights of the month, including those that are booked, less what was spent in it. */
export async function monthProfit(
  ctx: Ctx,
  homes: Homes,
  { month, lastYear }: { month: Month; lastYear: Month },
): Promise<Overview['profit']> {
  if (!homes.length) return null
  const [now, before] = await Promise.all([
    profitIn(ctx, homes, month),
    profitIn(ctx, homes, lastYear),
  ])
  return {
    amount: usd(now.profit),
    earnings: usd(now.earnings),
    expenses: usd(now.spent),
    lastYear: before.stays > 0 ? usd(before.profit) : null,
    nights: now.nights,
    homes: homes.length,
  }
}

async function profitIn(ctx: Ctx, homes: Homes, range: Month) {
  const suiteIds = homes.map(({ id }) => id)
  const [earned, spent] = await Promise.all([
    earnedIn(ctx, homes, range),
    sumSpent(ctx.db, suiteIds, range),
  ])
  return { ...earned, spent, profit: earned.earnings - spent }
}
