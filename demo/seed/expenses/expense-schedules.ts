import { sql } from 'kysely'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { companyInstant } from '../../company-clock.ts'
import { demoUserId } from '../../people/people.ts'
import type { ExpenseAt, Period } from './expense-entries.ts'

/** The bills that stay the same every month; the job records the months to come. */
export async function seedSchedules(
  ctx: TransactionCtx,
  expenses: ExpenseAt[],
): Promise<Map<ExpenseAt, Period>> {
  const recurring = expenses.filter(({ schedule }) => schedule !== undefined)
  const bySchedule = [...Map.groupBy(recurring, ({ schedule }) => schedule ?? '')]
  const rows = bySchedule.map(([name, periods]) => scheduleRow(name, periods))
  await sql`
    insert into expense_schedules (id, suite_id, owner_id, category, concept, translations, vendor,
      amount, markup, paid_by, frequency, starts_on, periods, next_on, created_by, created_at)
    select id, suite_id, owner_id, category, concept, translations, vendor, amount, markup, paid_by,
      'monthly', starts_on, periods, next_on, created_by, created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (id uuid, suite_id uuid,
      owner_id uuid, category text, concept text, translations jsonb, vendor text, amount bigint,
      markup bigint, paid_by expense_payer, starts_on date, periods integer, next_on date,
      created_by uuid, created_at timestamptz)`.execute(ctx.db)
  return new Map(
    bySchedule.flatMap(([name, periods]) =>
      periods.map((expense, period) => [expense, { schedule_id: idOf(name), period }]),
    ),
  )
}

function scheduleRow(name: string, periods: ExpenseAt[]) {
  const [first] = periods
  if (!first) throw new Error(`${name} has no periods.`)
  const { home, category, concept, vendor, amount, markup, spentOn } = first
  const owner_id = demoUserId(home.owner)
  return {
    owner_id,
    category,
    concept,
    vendor,
    amount,
    markup,
    id: idOf(name),
    suite_id: first.id,
    translations: first.translations,
    paid_by: first.paidBy,
    starts_on: spentOn,
    periods: periods.length,
    next_on: Temporal.PlainDate.from(spentOn).add({ months: periods.length }).toString(),
    created_by: first.paidBy === 'marea' ? demoUserId('admin@marea.test') : owner_id,
    created_at: companyInstant(spentOn, '09:30').toString(),
  }
}

function idOf(name: string): string {
  return demoUserId(`expense schedule ${name}`)
}
