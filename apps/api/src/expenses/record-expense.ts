import { expenseYears } from '@marea/contract/expenses/choices.ts'
import type { AdminExpenseDraft, OwnerExpenseDraft } from '@marea/contract/expenses/draft.ts'
import type { Expense } from '@marea/contract/expenses/expense.ts'
import type { ExpenseRequest } from '@marea/contract/expenses/requests.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { type Right, requireManagedSuite } from '#suites/managed-home.ts'
import { shownExpense } from './expenses.ts'
import { postOrAsk, type Written } from './post-or-ask.ts'
import { startSchedule } from './recurring/start-schedule.ts'
import { readRequest } from './requests/shown-request.ts'
import { requireExpense } from './require-expense.ts'

/** An expense that the owner paid needs no approval. */
export async function recordExpense(ctx: Ctx, draft: OwnerExpenseDraft): Promise<Expense> {
  const paid = { ...draft, markup: 0, paidBy: 'owner' as const }
  const { expense } = await record(ctx, paid, 'full')
  if (!expense) throw new Error('An expense that the owner paid was not posted.')
  return expense
}

type Recorded = { expense: Expense | null; request: ExpenseRequest | null }

/** By operations; what Marea pays above the owner's limit waits for the owner. */
export async function recordForOwner(ctx: Ctx, draft: AdminExpenseDraft): Promise<Recorded> {
  if (draft.paidBy === 'owner' && draft.markup > 0) throw new Problem('owners.markup_refused')
  return record(ctx, draft, 'own')
}

function record(ctx: Ctx, draft: AdminExpenseDraft, right: Right): Promise<Recorded> {
  const { suite, spentOn, repeats, ...terms } = draft
  requireValidDay(ctx, spentOn)
  return inTransaction(ctx, async (ctx) => {
    const { id: suiteId, ownerId } = await requireManagedSuite(ctx, suite, right)
    const bill = { ...terms, suiteId, ownerId, recordedBy: personOf(ctx).userId }
    const written = repeats
      ? await startSchedule(ctx, bill, { frequency: repeats, startsOn: spentOn })
      : await postOrAsk(ctx, { ...bill, spentOn })
    return showRecorded(ctx, written)
  })
}

async function showRecorded(ctx: Ctx, written: Written): Promise<Recorded> {
  if ('requestId' in written) {
    return { expense: null, request: await readRequest(ctx, written.requestId) }
  }
  const expense = await requireExpense(ctx, written.expenseId, 'full')
  return { expense: shownExpense(ctx, expense, 'full'), request: null }
}

function requireValidDay(ctx: Ctx, day: string): void {
  const today = Temporal.PlainDate.from(todayOf(ctx))
  const first = today.subtract({ years: expenseYears })
  const isKnown = day <= today.toString() && day >= first.toString()
  if (!isKnown) throw new Problem('owners.expense_day_refused')
}
