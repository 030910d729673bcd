import { type RawBuilder, sql } from 'kysely'
import { linesDuring } from '#expenses/expense-lines.ts'
import type { Db } from '#platform/db/database.ts'
import { idsOf, type Scope } from './scope.ts'

/**
 * Expenses by the day of each line, the same lines that the list of expenses and the overview read:
 * an expense on the day it was paid, and its reversal on the day it was voided. `amount` contains
 * the `markup`.
 */
export function expensesPaid(db: Db, scope: Scope): RawBuilder<unknown> {
  return sql`
    select date_trunc('month', dated_on::timestamp)::date as month, suite_id, expense_id, category,
      line, dated_on, markup, amount
    from (${linesDuring(db, idsOf(scope.homes), scope)}) as expense_line`
}
