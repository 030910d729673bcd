import { addDays } from '@marea/contract/calendar/nights.ts'
import { sql } from 'kysely'
import { expenseMoves } from '../../apps/api/src/owners/expenses/expense-postings.ts'
import { voidExpense } from '../../apps/api/src/owners/expenses/void-expense.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { instantInMiami, todayInMiami } from '../../apps/api/src/suites/today.ts'
import { actingAs } from '../history/acting.ts'
import type { DemoEntry } from '../history/booked.ts'
import { type DemoExpense, expensesOf } from '../history/expenses.ts'
import { demoUserId } from '../people/people.ts'
import type { SeededHome } from './home-listings.ts'

export type SpentAt = DemoExpense & SeededHome

export function spentAt({ now }: TransactionCtx, homes: SeededHome[]): SpentAt[] {
  const today = todayInMiami(now)
  return homes.flatMap(({ id, home }) =>
    expensesOf(home, today).map((expense) => ({ ...expense, id, home })),
  )
}

/** Recorded on the morning after. */
export function expenseEntry(expense: SpentAt): DemoEntry {
  const { id: suiteId, home, category, amount, paidBy } = expense
  const id = expenseIdOf(expense)
  const ownerId = demoUserId(home.owner)
  return {
    key: keyOf(id),
    kind: 'expense.recorded',
    reference: `expense:${id}`,
    postedAt: recordedAt(expense),
    moves: expenseMoves({ suiteId, ownerId, category, amount, paidBy }),
  }
}

/** After their ledger entries, all in one statement. */
export async function seedExpenses(ctx: TransactionCtx, expenses: SpentAt[]): Promise<void> {
  const rows = expenses.map((expense) => {
    const { id: suite_id, home, spentOn: spent_on, category, concept, paidBy: paid_by } = expense
    const id = expenseIdOf(expense)
    const owner_id = demoUserId(home.owner)
    const recorded_by = paid_by === 'marea' ? demoUserId('admin@marea.test') : owner_id
    const about = { id, suite_id, owner_id, spent_on, category, concept, paid_by, recorded_by }
    return { ...about, key: keyOf(id), recorded_at: recordedAt(expense).toString() }
  })
  await sql`
    insert into expenses (id, suite_id, owner_id, entry_id, spent_on, category, concept, paid_by,
      recorded_by, recorded_at)
    select e.id, suite_id, owner_id, ledger_entries.id, spent_on, category, concept, paid_by,
      recorded_by, recorded_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (id uuid, suite_id uuid,
      owner_id uuid, key text, spent_on date, category text, concept text, paid_by expense_payer,
      recorded_by uuid, recorded_at timestamptz)
    join ledger_entries using (key)`.execute(ctx.db)
  for (const twice of expenses.filter(({ isTwice }) => isTwice)) await takeBack(ctx, twice)
}

async function takeBack(ctx: TransactionCtx, twice: SpentAt): Promise<void> {
  const { owner } = twice.home
  const evening = { ...ctx, now: ctx.now.subtract({ hours: 5 }) }
  const reason = owner === 'julian@marea.test' ? 'Written down twice' : 'Anotado dos veces'
  await voidExpense(await actingAs(evening, owner), expenseIdOf(twice), reason)
}

function expenseIdOf({ name }: DemoExpense): string {
  return demoUserId(`expense ${name}`)
}

function keyOf(id: string): string {
  return `expense:${id}:record`
}

function recordedAt({ spentOn, isTwice }: DemoExpense): Temporal.Instant {
  return instantInMiami(addDays(spentOn, 1), isTwice ? '09:41' : '09:30')
}
