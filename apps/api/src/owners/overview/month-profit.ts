import type { Overview } from '@marea/contract/owners/overview.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { earnedIn } from '#bookings/managed/managed-stays.ts'
import { sumSpent } from '#expenses/expense-lines.ts'
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
  const months = [month, lastYear]
  const [earned, spent] = await Promise.all([
    earnedIn(ctx, homes, months),
    sumSpent(
      ctx.db,
      homes.map(({ id }) => id),
      months,
    ),
  ])
  const [now, before] = earned.map((each, index) => {
    const cost = spent[index] ?? 0
    return { ...each, spent: cost, profit: each.earnings - cost }
  })
  if (!now || !before) return null
  return {
    amount: usd(now.profit),
    earnings: usd(now.earnings),
    expenses: usd(now.spent),
    lastYear: before.stays > 0 ? usd(before.profit) : null,
    nights: now.nights,
    homes: homes.length,
  }
}
