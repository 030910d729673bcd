import type { Ctx } from '#platform/ctx.ts'
import { disputedStays } from '#statements/financials/disputed-stays.ts'
import { readAgreements } from '#suites/agreements/agreements.ts'

/**
 * The amount that stays in an owner's account by the agreements in effect, for all homes together. A home that was
 * never published has neither stays nor bills to reserve money for.
 */
export async function reserveOf(
  ctx: Pick<Ctx, 'db' | 'now' | 'companyTimeZone'>,
  ownerId: string,
): Promise<{ amount: number; homes: number }> {
  const parts = (await readAgreements(ctx, { ownerId })).map(({ homes, versions }) => {
    const each = versions.find(({ state }) => state === 'current')?.reserveAmount ?? 0
    const count = homes.filter(({ isDraft }) => !isDraft).length
    return { amount: each * count, homes: each > 0 ? count : 0 }
  })
  return {
    amount: parts.reduce((sum, part) => sum + part.amount, 0),
    homes: parts.reduce((sum, part) => sum + part.homes, 0),
  }
}

/** What no payout may take: the reserve of the agreements and the shares of disputed stays. */
export async function heldBack(
  ctx: Pick<Ctx, 'db' | 'now' | 'companyTimeZone'>,
  ownerId: string,
): Promise<number> {
  const reserve = await reserveOf(ctx, ownerId)
  return reserve.amount + (await disputedStays(ctx, ownerId)).amount
}
