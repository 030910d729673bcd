import type { ExpenseCategory } from '@marea/contract/owners/expense-choices.ts'
import type { ExpenseFilters } from '@marea/contract/owners/expenses.ts'
import { type Insertable, sql } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Expenses, ExpenseVoids } from '#platform/generated/database.ts'

type Db = Database | Transaction

type ExpenseQuery = Omit<ExpenseFilters, 'suite'> & {
  /** Of one owner, or in the homes that they help to manage. */
  reader?: { ownerId: string; coHostedIds: readonly string[] }
  suiteId?: string
}

export type ExpenseRow = NonNullable<Awaited<ReturnType<typeof findExpense>>>

export async function insertExpense(db: Transaction, expense: Insertable<Expenses>) {
  await db.insertInto('expenses').values(expense).execute()
}

export async function insertExpenseVoid(db: Transaction, given: Insertable<ExpenseVoids>) {
  await db.insertInto('expenseVoids').values(given).execute()
}

export async function lockExpense(db: Transaction, id: string): Promise<void> {
  await db.selectFrom('expenses').select('id').where('id', '=', id).forUpdate().execute()
}

export function findExpense(db: Db, id: string) {
  return shownExpenses(db, {}).where('expenses.id', '=', id).executeTakeFirst()
}

export function listExpenses(db: Db, { offset, limit, ...asked }: ExpenseQuery & Page) {
  return shownExpenses(db, asked)
    .orderBy('spentOn', 'desc')
    .orderBy('recordedAt', 'desc')
    .orderBy('expenses.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

type Page = { offset: number; limit: number }

export async function countExpenses(db: Db, requested: ExpenseQuery): Promise<number> {
  const { count } = await expenses(db, requested)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function sumByCategory(db: Db, requested: ExpenseQuery) {
  return notVoided(db, requested)
    .select([sql<ExpenseCategory>`category`.as('category'), total])
    .groupBy('category')
    .orderBy('amount', 'desc')
    .orderBy('category')
    .execute()
}

export function sumByMonth(db: Db, requested: ExpenseQuery) {
  return notVoided(db, { ...requested, month: undefined })
    .select([sql<string>`to_char(spent_on, 'YYYY-MM')`.as('month'), total])
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute()
}

/** For each range; voided expenses do not count. */
export async function sumSpent(
  db: Db,
  suiteIds: readonly string[],
  ranges: readonly { from: string; to: string }[],
): Promise<number[]> {
  const isDuring = ({ from, to }: { from: string; to: string }) =>
    sql<boolean>`(spent_on >= ${from}::date and spent_on < ${to}::date)`
  const rows = await notVoided(db, {})
    .select([sql<string>`spent_on::text`.as('day'), total])
    .where('expenses.suiteId', 'in', suiteIds.length ? suiteIds : [null])
    .where(sql<boolean>`(${sql.join(ranges.map(isDuring), sql` or `)})`)
    .groupBy('spentOn')
    .execute()
  return ranges.map(({ from, to }) =>
    rows.reduce((sum, { day, amount }) => (from <= day && day < to ? sum + amount : sum), 0),
  )
}

const total = sql<number>`sum(ledger_postings.amount)::bigint`.as('amount')

function notVoided(db: Db, requested: ExpenseQuery) {
  return expenses(db, requested).where('expenseVoids.expenseId', 'is', null)
}

function shownExpenses(db: Db, requested: ExpenseQuery) {
  return expenses(db, requested)
    .innerJoin('suites', 'suites.id', 'expenses.suiteId')
    .leftJoin('expenseReceipts', 'expenseReceipts.expenseId', 'expenses.id')
    .select([
      'expenses.id',
      'expenses.ownerId',
      'expenses.suiteId',
      'expenses.entryId',
      'suites.slug',
      'suites.name',
      'spentOn',
      sql<ExpenseCategory>`category`.as('category'),
      'concept',
      'ledgerPostings.amount',
      'paidBy',
      'recordedAt',
      'voidedAt',
      'reason',
      'expenseReceipts.fileKey as receiptKey',
    ])
}

/** Every amount is the posting of a ledger entry. */
function expenses(db: Db, { reader, suiteId, category, month }: ExpenseQuery) {
  return db
    .selectFrom('expenses')
    .innerJoin('ledgerPostings', (join) =>
      join
        .onRef('ledgerPostings.entryId', '=', 'expenses.entryId')
        .on('account', '=', sql<string>`'expense:' || expenses.suite_id || ':' || category`),
    )
    .leftJoin('expenseVoids', 'expenseVoids.expenseId', 'expenses.id')
    .$if(reader !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('expenses.ownerId', '=', reader?.ownerId ?? null),
          eb('expenses.suiteId', 'in', reader?.coHostedIds.length ? reader.coHostedIds : [null]),
        ]),
      ),
    )
    .$if(suiteId !== undefined, (query) => query.where('expenses.suiteId', '=', suiteId ?? null))
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? null))
    .$if(month !== undefined, (query) => query.where(isInMonth(month ?? '')))
}

function isInMonth(month: string) {
  const first = sql`${`${month}-01`}::date`
  return sql<boolean>`spent_on >= ${first} and spent_on < ${first} + interval '1 month'`
}
