import type { ExpenseCategory } from '@marea/contract/owners/expense-choices.ts'
import type { ExpenseFilters } from '@marea/contract/owners/expenses.ts'
import { type Insertable, sql } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Expenses, ExpenseVoids } from '#platform/generated/database.ts'

type Db = Database | Transaction

type Asked = Omit<ExpenseFilters, 'suite'> & { ownerId?: string; suiteId?: string }

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

export function listExpenses(db: Db, { offset, limit, ...asked }: Asked & Page) {
  return shownExpenses(db, asked)
    .orderBy('spentOn', 'desc')
    .orderBy('recordedAt', 'desc')
    .orderBy('expenses.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

type Page = { offset: number; limit: number }

export async function countExpenses(db: Db, asked: Asked): Promise<number> {
  const { count } = await expenses(db, asked)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function sumByCategory(db: Db, asked: Asked) {
  return standing(db, asked)
    .select([sql<ExpenseCategory>`category`.as('category'), total])
    .groupBy('category')
    .orderBy('amount', 'desc')
    .orderBy('category')
    .execute()
}

export function sumByMonth(db: Db, asked: Asked) {
  return standing(db, { ...asked, month: undefined })
    .select([sql<string>`to_char(spent_on, 'YYYY-MM')`.as('month'), total])
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute()
}

const total = sql<number>`sum(ledger_postings.amount)::bigint`.as('amount')

function standing(db: Db, asked: Asked) {
  return expenses(db, asked).where('expenseVoids.expenseId', 'is', null)
}

function shownExpenses(db: Db, asked: Asked) {
  return expenses(db, asked)
    .innerJoin('suites', 'suites.id', 'expenses.suiteId')
    .select([
      'expenses.id',
      'expenses.ownerId',
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
    ])
}

/** Every amount is the posting of a ledger entry. */
function expenses(db: Db, { ownerId, suiteId, category, month }: Asked) {
  return db
    .selectFrom('expenses')
    .innerJoin('ledgerPostings', (join) =>
      join
        .onRef('ledgerPostings.entryId', '=', 'expenses.entryId')
        .on('account', '=', sql<string>`'expense:' || expenses.suite_id || ':' || category`),
    )
    .leftJoin('expenseVoids', 'expenseId', 'expenses.id')
    .$if(ownerId !== undefined, (query) => query.where('expenses.ownerId', '=', ownerId ?? null))
    .$if(suiteId !== undefined, (query) => query.where('expenses.suiteId', '=', suiteId ?? null))
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? null))
    .$if(month !== undefined, (query) => query.where(isIn(month ?? '')))
}

function isIn(month: string) {
  const first = sql`${`${month}-01`}::date`
  return sql<boolean>`spent_on >= ${first} and spent_on < ${first} + interval '1 month'`
}
