import type { OwnerBalance } from '@marea/contract/statements/financials/balance.ts'
import { findExpenseLimit } from '#expenses/limit/expense-limit.ts'
import { sumOpenRequests } from '#expenses/requests/open-requests.ts'
import type { Ctx } from '#platform/ctx.ts'
import { instantIn, todayOf } from '#platform/zoned-time.ts'
import { daysOf, type Period } from '#statements/reports/period.ts'
import { payableBalance, payableWithdrawn } from '#wallet/ledger/payable.ts'
import { listReleases } from './balance-store.ts'
import { disputedStays } from './disputed-stays.ts'
import { requireOwner } from './require-owner.ts'

export async function showBalance(ctx: Ctx): Promise<OwnerBalance> {
  const { ownerId } = await requireOwner(ctx)
  const today = todayOf(ctx)
  const [year, month] = [today.slice(0, 4), today.slice(0, 7)]
  const [available, onHold, releases, inYear, inMonth, waiting, limit] = await Promise.all([
    payableBalance(ctx, ownerId),
    disputedStays(ctx, ownerId),
    listReleases(ctx.db, ownerId),
    paidOutIn(ctx, ownerId, { from: `${year}-01`, to: `${year}-12` }),
    paidOutIn(ctx, ownerId, { from: month, to: month }),
    sumOpenRequests(ctx.db, ownerId),
    findExpenseLimit(ctx, ownerId),
  ])
  return {
    today,
    available,
    onHold,
    escrow: {
      amount: releases.reduce((sum, { amount }) => sum + amount, 0),
      releases: releases.map(({ slug, name, releasesAt, ...release }) => ({
        ...release,
        home: { slug, name },
        releasesAt: releasesAt.toString(),
      })),
    },
    paidOut: { year: Number(year), inYear, inMonth },
    waiting: { ...waiting, limit },
  }
}

/** By whole months. */
export function paidOutIn(ctx: Ctx, ownerId: string, period: Period): Promise<number> {
  const { from, to } = daysOf(period)
  const midnight = (day: string) => instantIn(ctx.companyTimeZone, day, '00:00')
  return payableWithdrawn(ctx, ownerId, { since: midnight(from), until: midnight(to) })
}
