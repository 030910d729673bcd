import type { Insertable } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { ExpenseReceipts } from '#platform/generated/database.ts'

export function findReceipt(db: Database | Transaction, expenseId: string) {
  return db
    .selectFrom('expenseReceipts')
    .select('fileKey')
    .where('expenseId', '=', expenseId)
    .executeTakeFirst()
}

export async function upsertReceipt(
  db: Transaction,
  { expenseId, ...receipt }: Insertable<ExpenseReceipts>,
): Promise<void> {
  await db
    .insertInto('expenseReceipts')
    .values({ expenseId, ...receipt })
    .onConflict((conflict) => conflict.column('expenseId').doUpdateSet(receipt))
    .execute()
}
