import { randomUUID } from 'node:crypto'
import type { ExpenseCategory, ExpensePayer } from '@marea/contract/expenses/choices.ts'
import type { Translations } from '@marea/contract/expenses/expense.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { post } from '#wallet/ledger/post.ts'
import { expensePostings } from './expense-postings.ts'
import { insertExpense } from './expense-store.ts'
import { expenseCounters } from './metrics.ts'
import { findOpenDay } from './open-day.ts'

/** An expense before it has a day. */
export type Bill = {
  suiteId: string
  ownerId: string
  category: ExpenseCategory
  concept: string
  translations: Translations
  vendor: string
  amount: number
  markup: number
  paidBy: ExpensePayer
  recordedBy: string
  /** Of a recurring expense, with the number of the period. */
  scheduleId?: string | null
  period?: number | null
}

/** The caller has checked that the actor may record it. */
export async function postExpense(
  ctx: TransactionCtx,
  { amount, markup, ...expense }: Bill & { spentOn: string },
): Promise<string> {
  const { suiteId, ownerId, paidBy } = expense
  const id = randomUUID()
  const { id: entryId } = await post(ctx, {
    key: `expense:${id}:record`,
    kind: 'expense.recorded',
    reference: `expense:${id}`,
    moves: expensePostings({ ...expense, amount, markup }),
  })
  const spentOn = Temporal.PlainDate.from(expense.spentOn)
  const adjustedOn = await findOpenDay(ctx, ownerId, spentOn)
  await insertExpense(ctx.db, { ...expense, id, spentOn, adjustedOn, entryId, recordedAt: ctx.now })
  const data = { ownerId, paidBy, suiteId }
  await recordEvent(ctx, { kind: 'owners.expense_recorded', subject: `expense:${id}`, data })
  expenseCounters.addOnCommit(ctx.db, 'recorded')
  return id
}
