import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Disputes, DisputeTransactions, FraudWarnings } from '#platform/generated/database.ts'

export type DisputeRow = Selectable<Disputes>

/** The dispute of these ids, new or known, locked until the transaction ends. */
export async function insertOrLockDispute(
  db: Transaction,
  row: Insertable<Disputes>,
): Promise<{ dispute: DisputeRow; isNew: boolean }> {
  const inserted = await db
    .insertInto('disputes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['processor', 'processorId']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted) return { dispute: inserted, isNew: true }
  const dispute = await db
    .selectFrom('disputes')
    .selectAll()
    .where('processor', '=', row.processor)
    .where('processorId', '=', row.processorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return { dispute, isNew: false }
}

export function findDispute(db: Db, id: string): Promise<DisputeRow | undefined> {
  return db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst()
}

export function updateDispute(
  db: Transaction,
  id: string,
  changes: Updateable<Disputes>,
): Promise<DisputeRow> {
  return db
    .updateTable('disputes')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** False if it is known already. */
export async function insertTransaction(
  db: Transaction,
  row: Insertable<DisputeTransactions>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('disputeTransactions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** The disputes that have taken the money of a charge, in the order in which they are locked. */
export function lockDisputesOfCharge(db: Transaction, chargeId: string): Promise<DisputeRow[]> {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('chargeId', '=', chargeId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export function listOpenDisputes(db: Db): Promise<{ processorId: string }[]> {
  return db
    .selectFrom('disputes')
    .select('processorId')
    .where('closedAt', 'is', null)
    .orderBy('readAt')
    .limit(500)
    .execute()
}

/** Returns whether the warning is new; an answer to an earlier question changes nothing. */
export async function upsertWarning(
  db: Transaction,
  row: Insertable<FraudWarnings>,
): Promise<boolean> {
  const stored = await db
    .insertInto('fraudWarnings')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['processor', 'processorId'])
        .doUpdateSet((eb) => ({
          isActionable: eb.ref('excluded.isActionable'),
          readAt: eb.ref('excluded.readAt'),
        }))
        .whereRef('fraudWarnings.readAt', '<=', 'excluded.readAt'),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirst()
  return stored?.isNew ?? false
}
