import type { ExpenseCategory, ExpenseSort } from '@marea/contract/expenses/choices.ts'
import type { Translations } from '@marea/contract/expenses/expense.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import { orderBy } from '#platform/db/order-by.ts'
import type { Expenses, ExpenseVoids } from '#platform/generated/database.ts'
import { type ExpenseQuery, expenseLines, total } from './expense-lines.ts'

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
  return shownLines(db, {})
    .where('expenses.id', '=', id)
    .where('lines.line', '=', 'expense')
    .executeTakeFirst()
}

const sortedBy = {
  day: sql`lines.dated_on`,
  home: sql`lower(suites.name)`,
  vendor: sql`lower(nullif(expenses.vendor, ''))`,
  amount: sql`vendor_line.amount + coalesce(markup_line.amount, 0)`,
}

export function listExpenses(db: Db, { offset, limit, sort, ...asked }: ExpenseQuery & Page) {
  return shownLines(db, asked)
    .orderBy(orderBy(sort, sortedBy, sql`lines.dated_on desc`))
    .orderBy('recordedAt', 'desc')
    .orderBy('lines.line', 'desc')
    .orderBy('expenses.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

type Page = { offset: number; limit: number; sort?: ExpenseSort | undefined }

export async function countLines(db: Db, requested: ExpenseQuery): Promise<number> {
  const { count } = await expenseLines(db, requested)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function sumByCategory(db: Db, requested: ExpenseQuery) {
  return expenseLines(db, requested)
    .select([
      sql<ExpenseCategory>`category`.as('category'),
      sql<number>`sum(vendor_line.amount)::bigint`.as('amount'),
      sql<number>`coalesce(sum(markup_line.amount), 0)::bigint`.as('markup'),
    ])
    .groupBy('category')
    .orderBy('amount', 'desc')
    .orderBy('category')
    .execute()
}

export function sumByMonth(db: Db, requested: ExpenseQuery) {
  return expenseLines(db, { ...requested, period: undefined })
    .select([sql<string>`to_char(lines.dated_on, 'YYYY-MM')`.as('month'), total])
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute()
}

export async function listVendors(db: Db, { reader, suiteId }: ExpenseQuery): Promise<string[]> {
  const rows = await expenseLines(db, { ...(reader && { reader }), ...(suiteId && { suiteId }) })
    .select('vendor')
    .distinct()
    .where('vendor', '<>', '')
    .orderBy('vendor')
    .limit(500)
    .execute()
  return rows.map(({ vendor }) => vendor)
}

function shownLines(db: Db, requested: ExpenseQuery) {
  return expenseLines(db, requested)
    .innerJoin('suites', 'suites.id', 'expenses.suiteId')
    .leftJoin('expenseVoids', 'expenseVoids.expenseId', 'expenses.id')
    .leftJoin('expenseReceipts', 'expenseReceipts.expenseId', 'expenses.id')
    .leftJoin('expenseSchedules', 'expenseSchedules.id', 'expenses.scheduleId')
    .select(['expenses.id', 'expenses.ownerId', 'expenses.suiteId', 'expenses.entryId'])
    .select(['suites.slug', 'suites.name', 'lines.line', 'lines.datedOn'])
    .select(sql<ExpenseCategory>`expenses.category`.as('category'))
    .select(['spentOn', 'expenses.concept', 'expenses.vendor'])
    .select(sql<Translations>`expenses.translations`.as('translations'))
    .select('vendorLine.amount')
    .select(sql<number>`coalesce(markup_line.amount, 0)`.as('markup'))
    .select(['expenses.paidBy', 'recordedAt', 'voidedAt', 'voidedOn', 'reason'])
    .select(['expenseReceipts.mediaType as receiptType', 'expenseSchedules.frequency'])
}
