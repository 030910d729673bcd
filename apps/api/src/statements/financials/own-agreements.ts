import type { OwnerAgreements } from '@marea/contract/statements/financials/agreement.ts'
import { findExpenseLimit } from '#expenses/limit/expense-limit.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readAgreements } from '#suites/agreements/agreements.ts'
import { requireOwner } from './require-owner.ts'

export async function ownAgreements(ctx: Ctx): Promise<OwnerAgreements> {
  const { ownerId } = await requireOwner(ctx)
  const [agreements, expenseLimit] = await Promise.all([
    readAgreements(ctx, { ownerId }),
    findExpenseLimit(ctx, ownerId),
  ])
  const covering = agreements.filter(({ homes }) => homes.length > 0)
  return { expenseLimit, agreements: covering.map(({ owner: _, ...agreement }) => agreement) }
}
