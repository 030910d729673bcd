import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { ExpenseReceipts } from '#platform/generated/database.ts'

/** What a receipt belongs to: an expense, or a request that the owner has not approved. */
export type ReceiptOwner = { expenseId: string } | { requestId: string }

export function findReceipt(db: Db, owner: ReceiptOwner) {
  const receipts = db.selectFrom('expenseReceipts').select('fileKey')
  return 'expenseId' in owner
    ? receipts.where('expenseId', '=', owner.expenseId).executeTakeFirst()
    : receipts.where('requestId', '=', owner.requestId).executeTakeFirst()
}

export async function deleteReceipt(db: Transaction, fileKey: string): Promise<void> {
  await db.deleteFrom('expenseReceipts').where('fileKey', '=', fileKey).execute()
}

export async function insertReceipt(db: Transaction, receipt: Insertable<ExpenseReceipts>) {
  await db.insertInto('expenseReceipts').values(receipt).execute()
}

/** The receipt of an approved request is the receipt of its expense too. */
export async function passReceiptOn(
  db: Transaction,
  requestId: string,
  expenseId: string,
): Promise<void> {
  await db
    .updateTable('expenseReceipts')
    .set({ expenseId })
    .where('requestId', '=', requestId)
    .execute()
}
