import type { ExpenseFilters } from '@marea/contract/expenses/endpoints.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type ExpenseQuery = Omit<ExpenseFilters, 'suite'> & {
  /** Of one owner, or in the homes that they help to manage. */
  reader?: { ownerId: string; coHostedIds: readonly string[] }
  suiteId?: string
}

type DayRange = { from: string; to: string }

export function linesDuring(db: Db, suiteIds: readonly string[], { from, to }: DayRange) {
  return (
    expenseLines(db, {})
      .select(['expenses.suiteId', 'expenses.id as expenseId', 'expenses.category'])
      .select(['lines.line', 'lines.datedOn'])
      .select(sql<number>`coalesce(markup_line.amount, 0)`.as('markup'))
      .select(sql<number>`vendor_line.amount + coalesce(markup_line.amount, 0)`.as('amount'))
      .where('expenses.suiteId', 'in', suiteIds.length ? suiteIds : [null])
      .where(sql<boolean>`lines.dated_on >= ${from}::date and lines.dated_on < ${to}::date`)
      // Repeats the condition on the expense itself, so that the lines of other years are not read.
      .where(sql<boolean>`(coalesce(expenses.adjusted_on, expenses.spent_on) >= ${from}::date
        and coalesce(expenses.adjusted_on, expenses.spent_on) < ${to}::date
        or expenses.id in (select expense_id from expense_voids
        where voided_on >= ${from}::date and voided_on < ${to}::date))`)
  )
}

/** For each range; a void counts on its own day. */
export async function sumSpent(
  db: Db,
  suiteIds: readonly string[],
  ranges: readonly DayRange[],
): Promise<number[]> {
  const isDuring = ({ from, to }: DayRange) =>
    sql<boolean>`(lines.dated_on >= ${from}::date and lines.dated_on < ${to}::date)`
  const rows = await expenseLines(db, {})
    .select([sql<string>`lines.dated_on::text`.as('day'), total])
    .where('expenses.suiteId', 'in', suiteIds.length ? suiteIds : [null])
    .where(sql<boolean>`(${sql.join(ranges.map(isDuring), sql` or `)})`)
    .groupBy('lines.datedOn')
    .execute()
  return ranges.map(({ from, to }) =>
    rows.reduce((sum, { day, amount }) => (from <= day && day < to ? sum + amount : sum), 0),
  )
}

export const total =
  sql<number>`sum(vendor_line.amount + coalesce(markup_line.amount, 0))::bigint`.as('amount')

type Line = { line: 'expense' | 'reversal'; datedOn: Temporal.PlainDate; lineEntryId: number }

/**
 * Every amount is the posting of a ledger entry: the expense's own on the day it was spent, or on the
 * day it was recorded if that month was sealed by then, and its reversal's on the day it was voided. Every list and sum of expenses is one of these lines.
 */
export function expenseLines(db: Db, { reader, suiteId, category, period, vendor }: ExpenseQuery) {
  const dated = sql<Line>`(
    select 'expense' as line, coalesce(expenses.adjusted_on, expenses.spent_on) as dated_on,
      expenses.entry_id as line_entry_id
    union all
    select 'reversal', voids.voided_on, voids.entry_id
    from expense_voids voids where voids.expense_id = expenses.id)`
  return db
    .selectFrom('expenses')
    .innerJoinLateral(dated.as<'lines'>('lines'), (join) => join.onTrue())
    .innerJoin('ledgerPostings as vendorLine', (join) =>
      join
        .onRef('vendorLine.entryId', '=', 'lines.lineEntryId')
        .on('vendorLine.account', '=', accountOf(sql`expenses.category`)),
    )
    .leftJoin('ledgerPostings as markupLine', (join) =>
      join
        .onRef('markupLine.entryId', '=', 'lines.lineEntryId')
        .on('markupLine.account', '=', accountOf(sql`'markup'`)),
    )
    .$if(reader !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('expenses.ownerId', '=', reader?.ownerId ?? null),
          eb('expenses.suiteId', 'in', reader?.coHostedIds.length ? reader.coHostedIds : [null]),
        ]),
      ),
    )
    .$if(suiteId !== undefined, (query) => query.where('expenses.suiteId', '=', suiteId ?? null))
    .$if(category !== undefined, (query) => query.where('expenses.category', '=', category ?? null))
    .$if(vendor !== undefined, (query) => query.where('expenses.vendor', '=', vendor ?? null))
    .$if(period !== undefined, (query) => query.where(isDuring(period ?? '')))
}

function accountOf(category: ReturnType<typeof sql>) {
  return sql<string>`'expense:' || expenses.suite_id || ':' || ${category}`
}

/** A year, as in `2026`, a month, as in `2026-11`, or several months, as in `2025-12..2026-11`. */
function isDuring(period: string) {
  const isYear = period.length === 4
  const [first = '', last = first] = isYear ? [`${period}-01`, `${period}-12`] : period.split('..')
  return sql<boolean>`lines.dated_on >= ${`${first}-01`}::date
    and lines.dated_on < ${`${last}-01`}::date + interval '1 month'`
}
