import { addDays } from '@marea/contract/platform/time/days.ts'
import { sql } from 'kysely'
import { expensePostings } from '../../../apps/api/src/expenses/expense-postings.ts'
import { voidExpense } from '../../../apps/api/src/expenses/void-expense.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { companyDay, companyInstant } from '../../company-clock.ts'
import { actAs } from '../../history/act-as.ts'
import type { DemoEntry } from '../../history/demo-booking.ts'
import { type DemoExpense, expensesOf } from '../../history/expenses.ts'
import { owners } from '../../people/owners.ts'
import { demoUserId } from '../../people/people.ts'
import type { SeededHome } from '../home-listings.ts'

export type ExpenseAt = DemoExpense & SeededHome

/** The period of the recurring expense that it belongs to. */
export type Period = { schedule_id: string; period: number }

export function expensesAt({ now }: TransactionCtx, homes: SeededHome[]): ExpenseAt[] {
  const today = companyDay(now)
  return homes.flatMap(({ id, home }) =>
    expensesOf(home, today).map((expense) => ({ ...expense, id, home })),
  )
}

/** Recorded on the morning after. */
export function expenseEntry(expense: ExpenseAt): DemoEntry {
  const { id: suiteId, home, category, amount, markup, paidBy } = expense
  const id = expenseIdOf(expense)
  const ownerId = demoUserId(home.owner)
  return {
    key: keyOf(id),
    kind: 'expense.recorded',
    reference: `expense:${id}`,
    postedAt: recordedAt(expense),
    moves: expensePostings({ suiteId, ownerId, category, amount, markup, paidBy }),
  }
}

/** Runs after their ledger entries and recurring expenses, all in one statement. */
export async function seedExpenses(
  ctx: TransactionCtx,
  expenses: ExpenseAt[],
  periods: Map<ExpenseAt, Period>,
): Promise<void> {
  const rows = expenses.map((expense) => {
    const { id: suite_id, home, spentOn: spent_on, category, concept, paidBy: paid_by } = expense
    const { translations, vendor } = expense
    const id = expenseIdOf(expense)
    const owner_id = demoUserId(home.owner)
    const recorded_by = paid_by === 'marea' ? demoUserId('admin@marea.test') : owner_id
    const about = { id, suite_id, owner_id, spent_on, category, concept, paid_by, recorded_by }
    const recurring = periods.get(expense) ?? { schedule_id: null, period: null }
    const recorded_at = recordedAt(expense).toString()
    return { ...about, ...recurring, translations, vendor, key: keyOf(id), recorded_at }
  })
  await sql`
    insert into expenses (id, suite_id, owner_id, entry_id, spent_on, category, concept, translations,
      vendor, paid_by, recorded_by, recorded_at, schedule_id, period)
    select e.id, suite_id, owner_id, ledger_entries.id, spent_on, category, concept, translations,
      vendor, paid_by, recorded_by, recorded_at, schedule_id, period
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (id uuid, suite_id uuid,
      owner_id uuid, key text, spent_on date, category text, concept text, translations jsonb,
      vendor text, paid_by expense_payer, recorded_by uuid, recorded_at timestamptz,
      schedule_id uuid, period integer)
    join ledger_entries using (key)`.execute(ctx.db)
  for (const twice of expenses.filter(({ isDuplicate }) => isDuplicate))
    await voidDuplicates(ctx, twice)
}

async function voidDuplicates(ctx: TransactionCtx, twice: ExpenseAt): Promise<void> {
  const { owner } = twice.home
  const evening = { ...ctx, now: ctx.now.subtract({ hours: 5 }) }
  const reason = languageOf(owner) === 'en' ? 'Entered twice' : 'Registrado dos veces'
  await voidExpense(await actAs(evening, owner), expenseIdOf(twice), reason)
}

function languageOf(owner: string) {
  return owners.find(({ email }) => email === owner)?.language ?? 'en'
}

export function expenseIdOf({ name }: DemoExpense): string {
  return demoUserId(`expense ${name}`)
}

function keyOf(id: string): string {
  return `expense:${id}:record`
}

function recordedAt({ spentOn, isDuplicate }: DemoExpense): Temporal.Instant {
  return companyInstant(addDays(spentOn, 1), isDuplicate ? '09:41' : '09:30')
}
