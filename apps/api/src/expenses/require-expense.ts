import type { Ctx } from '#platform/ctx.ts'
import { type Right, requireRight } from '#suites/managed-home.ts'
import { type ExpenseRow, findExpense } from './expense-store.ts'

/** Another owner's expense is not found. */
export async function requireExpense(ctx: Ctx, id: string, right: Right): Promise<ExpenseRow> {
  const expense = await findExpense(ctx.db, id)
  const home = expense && { id: expense.suiteId, ownerId: expense.ownerId, expense }
  return (await requireRight(ctx, home, right)).expense
}
