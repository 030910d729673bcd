import type { ExpenseCategory } from '@marea/contract/expenses/choices.ts'
import type { Translations } from '@marea/contract/expenses/expense.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { ExpenseRequests } from '#platform/generated/database.ts'

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

export async function insertRequest(db: Transaction, request: Insertable<ExpenseRequests>) {
  await db.insertInto('expenseRequests').values(request).execute()
}

export async function updateRequest(
  db: Transaction,
  id: string,
  set: Updateable<ExpenseRequests>,
): Promise<void> {
  await db.updateTable('expenseRequests').set(set).where('id', '=', id).execute()
}

export function findRequest(db: Db, id: string) {
  return requests(db).where('expenseRequests.id', '=', id).executeTakeFirst()
}

/** When two decide at once, the second waits here and finds the decision. */
export async function lockRequest(db: Transaction, id: string): Promise<void> {
  await db.selectFrom('expenseRequests').select('id').where('id', '=', id).forUpdate().execute()
}

export function listOpenRequests(db: Db, suiteIds: readonly string[], limit: number) {
  return requests(db)
    .where('suiteId', 'in', suiteIds.length ? suiteIds : [null])
    .where('decision', 'is', null)
    .orderBy('requestedAt')
    .orderBy('expenseRequests.id')
    .limit(limit)
    .execute()
}

export function listLatestRequests(db: Db, limit: number) {
  return requests(db)
    .orderBy((eb) => eb('decision', 'is not', null))
    .orderBy('requestedAt', 'desc')
    .orderBy('expenseRequests.id')
    .limit(limit)
    .execute()
}

function requests(db: Db) {
  return db
    .selectFrom('expenseRequests')
    .innerJoin('suites', 'suites.id', 'suiteId')
    .leftJoin('expenseReceipts', 'expenseReceipts.requestId', 'expenseRequests.id')
    .select(['expenseRequests.id', 'suiteId', 'expenseRequests.ownerId', 'slug', 'name'])
    .select(sql<ExpenseCategory>`category`.as('category'))
    .select(sql<Translations>`translations`.as('translations'))
    .select(['concept', 'vendor', 'amount', 'markup', 'scheduleId', 'period'])
    .select(['requestedBy', 'requestedAt', 'decision', 'decidedAt', 'reason'])
    .select(['expenseRequests.expenseId', 'expenseReceipts.mediaType as receiptType'])
}
