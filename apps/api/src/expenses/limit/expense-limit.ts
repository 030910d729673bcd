import { defaultExpenseLimit } from '@marea/contract/expenses/choices.ts'
import { type Money, usd } from '@marea/contract/platform/money.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { managedSuites, requireManagedSuite } from '#suites/managed-home.ts'
import { findLimit, insertLimit } from './limit-store.ts'

/** Above this amount the owner decides before Marea pays. */
export async function findExpenseLimit({ db }: Ctx, ownerId: string): Promise<number> {
  return (await findLimit(db, ownerId)) ?? defaultExpenseLimit
}

/** Owners set it for all their homes; earlier limits stay on record. */
export async function setExpenseLimit(ctx: Ctx, amount: number): Promise<{ limit: Money }> {
  const { userId: ownerId } = personOf(ctx)
  const homes = await managedSuites(ctx, 'own')
  if (!homes.some((home) => home.ownerId === ownerId)) throw new Problem('resource.not_found')
  return inTransaction(ctx, async (ctx) => {
    const before = await findExpenseLimit(ctx, ownerId)
    if (before !== amount) {
      await insertLimit(ctx.db, { ownerId, amount, setBy: ownerId, setAt: ctx.now })
      await recordEvent(ctx, {
        kind: 'owners.expense_limit_set',
        subject: `user:${ownerId}`,
        data: { before, after: amount },
      })
    }
    return { limit: usd(amount) }
  })
}

export async function limitOfHome(ctx: Ctx, slug: string): Promise<{ limit: Money }> {
  const { ownerId } = await requireManagedSuite(ctx, slug, 'own')
  return { limit: usd(await findExpenseLimit(ctx, ownerId)) }
}
