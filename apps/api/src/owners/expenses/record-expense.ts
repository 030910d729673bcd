import { randomUUID } from 'node:crypto'
import {
  type ExpenseCategory,
  type ExpensePayer,
  expenseYears,
} from '@marea/contract/owners/expense-choices.ts'
import type { Expense } from '@marea/contract/owners/expenses.ts'
import { personOf } from '#identity/account/user.ts'
import { expenseCounters } from '#owners/metrics.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { requireManagedSuite } from '#suites/managed-home.ts'
import { todayInMiami } from '#suites/today.ts'
import { post } from '#wallet/ledger/post.ts'
import { expensePostings } from './expense-postings.ts'
import { insertExpense } from './expense-store.ts'
import { requireExpense, shownExpense } from './expenses.ts'

type ExpenseDraft = {
  suite: string
  spentOn: string
  category: ExpenseCategory
  concept: string
  amount: number
  paidBy: ExpensePayer
}

export function recordExpense(ctx: Ctx, given: ExpenseDraft): Promise<Expense> {
  const { category, concept, amount, paidBy } = given
  const { userId: recordedBy, profile } = personOf(ctx)
  if (paidBy === 'marea' && profile !== 'ADMIN') throw new Problem('owners.expense_payer_refused')
  requireValidDay(ctx, given.spentOn)
  return inTransaction(ctx, async (ctx) => {
    const { id: suiteId, ownerId } = await requireManagedSuite(ctx, given.suite, 'full')
    const about = { suiteId, ownerId, category, concept, amount, paidBy, recordedBy }
    const id = await postExpense(ctx, { ...about, spentOn: given.spentOn })
    return shownExpense(ctx, await requireExpense(ctx, id, 'full'), 'full')
  })
}

type PostedExpense = Omit<ExpenseDraft, 'suite'> & {
  suiteId: string
  ownerId: string
  recordedBy: string
}

/** Writes it into the ledger; the caller has checked who may. */
export async function postExpense(
  ctx: TransactionCtx,
  { amount, ...expense }: PostedExpense,
): Promise<string> {
  const { suiteId, ownerId, paidBy } = expense
  const id = randomUUID()
  const { id: entryId } = await post(ctx, {
    key: `expense:${id}:record`,
    kind: 'expense.recorded',
    reference: `expense:${id}`,
    moves: expensePostings({ ...expense, amount }),
  })
  const spentOn = Temporal.PlainDate.from(expense.spentOn)
  await insertExpense(ctx.db, { ...expense, id, spentOn, entryId, recordedAt: ctx.now })
  const data = { ownerId, paidBy, suiteId }
  await recordEvent(ctx, { kind: 'owners.expense_recorded', subject: `expense:${id}`, data })
  expenseCounters.addOnCommit(ctx.db, 'recorded')
  return id
}

function requireValidDay({ now }: Ctx, day: string): void {
  const today = Temporal.PlainDate.from(todayInMiami(now))
  const first = today.subtract({ years: expenseYears })
  const isKnown = day <= today.toString() && day >= first.toString()
  if (!isKnown) throw new Problem('owners.expense_day_refused')
}
