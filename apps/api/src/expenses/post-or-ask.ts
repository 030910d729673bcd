import { isMarkupHigh } from '@marea/contract/expenses/choices.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { findExpenseLimit } from './limit/expense-limit.ts'
import { type Bill, postExpense } from './post-expense.ts'
import { askOwner } from './requests/ask-owner.ts'

export type Written = { expenseId: string } | { requestId: string }

/** What Marea pays above the owner's limit, or with a high mark-up, becomes a request. */
export async function postOrAsk(
  ctx: TransactionCtx,
  { spentOn, ...bill }: Bill & { spentOn: string },
): Promise<Written> {
  const limit = await findExpenseLimit(ctx, bill.ownerId)
  const isAbove = bill.amount + bill.markup > limit
  const needsApproval = bill.paidBy === 'marea' && (isAbove || isMarkupHigh(bill))
  if (needsApproval) return { requestId: await askOwner(ctx, bill) }
  return { expenseId: await postExpense(ctx, { ...bill, spentOn }) }
}
