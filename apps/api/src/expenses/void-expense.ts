import type { Expense } from '@marea/contract/expenses/expense.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { reverse } from '#wallet/ledger/reverse.ts'
import { insertExpenseVoid, lockExpense } from './expense-store.ts'
import { mayVoid, shownExpense } from './expenses.ts'
import { expenseCounters } from './metrics.ts'
import { requireExpense } from './require-expense.ts'

/** Posts its reversal, which counts today, not on the expense's day; does nothing when repeated. */
export function voidExpense(ctx: Ctx, id: string, reason: string): Promise<Expense> {
  const { userId: voidedBy } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    // When two void it at once, the second waits here and finds it voided.
    await lockExpense(ctx.db, id)
    const expense = await requireExpense(ctx, id, 'full')
    if (!mayVoid(ctx, expense)) throw new Problem('owners.expense_of_marea')
    if (expense.voidedAt) return shownExpense(ctx, expense, 'full')
    const { id: entryId } = await reverse(ctx, expense.entryId, {
      key: `expense:${id}:void`,
      kind: 'expense.voided',
    })
    await insertExpenseVoid(ctx.db, {
      expenseId: id,
      entryId,
      reason,
      voidedBy,
      voidedAt: ctx.now,
    })
    const { ownerId, paidBy, suiteId } = expense
    const data = { ownerId, paidBy, suiteId }
    await recordEvent(ctx, { kind: 'owners.expense_voided', subject: `expense:${id}`, data })
    expenseCounters.addOnCommit(ctx.db, 'voided')
    return shownExpense(ctx, await requireExpense(ctx, id, 'full'), 'full')
  })
}
