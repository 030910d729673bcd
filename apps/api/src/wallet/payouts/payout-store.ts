import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { BankCountry } from '#platform/generated/database.ts'

/** Skips rows that another batch is taking. */
export async function lockApproved(
  db: Transaction,
  country: BankCountry,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .innerJoin('bankAccounts', 'bankAccounts.id', 'withdrawals.bankAccountId')
    .select('withdrawals.id')
    .where('status', '=', 'approved')
    .where('country', '=', country)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payoutItems')
            .select('position')
            .whereRef('withdrawalId', '=', 'withdrawals.id'),
        ),
      ),
    )
    .orderBy('requestedAt')
    .orderBy('withdrawals.id')
    .limit(limit)
    .forUpdate('withdrawals')
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertBatch(
  db: Transaction,
  batch: { id: string; country: BankCountry; createdAt: Temporal.Instant },
  withdrawalIds: readonly string[],
): Promise<void> {
  await db.insertInto('payoutBatches').values(batch).execute()
  const items = withdrawalIds.map((withdrawalId, index) => ({
    batchId: batch.id,
    position: index + 1,
    withdrawalId,
  }))
  await db.insertInto('payoutItems').values(items).execute()
}

export function listBatches(db: Db, id?: string) {
  return db
    .selectFrom('payoutBatches')
    .innerJoin('payoutItems', 'payoutItems.batchId', 'payoutBatches.id')
    .innerJoin('withdrawals', 'withdrawals.id', 'payoutItems.withdrawalId')
    .select(['payoutBatches.id', 'country', 'createdAt', 'sentAt', 'number', 'fileNumber'])
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`sum(withdrawals.amount)::bigint`.as('amount'),
    ])
    .$if(id !== undefined, (query) => query.where('payoutBatches.id', '=', id ?? ''))
    .groupBy('payoutBatches.id')
    .orderBy('createdAt', 'desc')
    .limit(200)
    .execute()
}

export function lockBatch(db: Transaction, id: string) {
  return db
    .selectFrom('payoutBatches')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateSent(db: Transaction, id: string, sentAt: Temporal.Instant) {
  await db.updateTable('payoutBatches').set({ sentAt }).where('id', '=', id).execute()
}

/** Stores the first download only: from then on the bank may have the file. */
export async function updateDownloaded(db: Transaction, id: string, now: Temporal.Instant) {
  await db
    .updateTable('payoutBatches')
    .set({ downloadedAt: now })
    .where('id', '=', id)
    .where('downloadedAt', 'is', null)
    .execute()
}

/** Locks the file of a withdrawal, so that it is neither downloaded nor sent meanwhile. */
export function lockBatchOf(db: Transaction, withdrawalId: string) {
  return db
    .selectFrom('payoutItems')
    .innerJoin('payoutBatches', 'payoutBatches.id', 'payoutItems.batchId')
    .select(['payoutBatches.id', 'downloadedAt'])
    .where('withdrawalId', '=', withdrawalId)
    .forUpdate('payoutBatches')
    .executeTakeFirst()
}

export async function deleteItem(db: Transaction, withdrawalId: string): Promise<void> {
  await db.deleteFrom('payoutItems').where('withdrawalId', '=', withdrawalId).execute()
}

/** The payment that a trace number names. */
export function findByTrace(db: Db, trace: number) {
  return db
    .selectFrom('payoutItems')
    .innerJoin('withdrawals', 'withdrawals.id', 'payoutItems.withdrawalId')
    .innerJoin('bankAccounts', 'bankAccounts.id', 'withdrawals.bankAccountId')
    .innerJoin('users', 'users.id', 'withdrawals.userId')
    .select(['withdrawals.id', 'amount', 'status', 'fullName'])
    .where('trace', '=', trace)
    .where('country', '=', 'US')
    .executeTakeFirst()
}

export function listItems(db: Db, batchId: string) {
  return db
    .selectFrom('payoutItems')
    .innerJoin('withdrawals', 'withdrawals.id', 'payoutItems.withdrawalId')
    .innerJoin('bankAccounts', 'bankAccounts.id', 'withdrawals.bankAccountId')
    .innerJoin('users', 'users.id', 'withdrawals.userId')
    .select(['withdrawalId', 'amount', 'fullName', 'bankAccountId', 'kind', 'trace'])
    .select(['sealed', 'keyId'])
    .where('batchId', '=', batchId)
    .orderBy('position')
    .execute()
}
