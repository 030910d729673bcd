import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Refunds } from '#platform/generated/database.ts'
import { tooLate, unsettled } from './refund-reasons.ts'

export type RefundRow = Selectable<Refunds>

export function insertRefund(db: Transaction, refund: Insertable<Refunds>): Promise<RefundRow> {
  return db.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow()
}

export function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function wasReturned(db: Db, chargeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .select('id')
    .where('chargeId', '=', chargeId)
    .where('reason', 'in', [tooLate, unsettled])
    .executeTakeFirst()
  return row !== undefined
}

export function findRefundByKey(
  db: Db,
  chargeId: string,
  key: string,
): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('chargeId', '=', chargeId)
    .where('key', '=', key)
    .executeTakeFirst()
}

export function lockRefund(db: Transaction, id: string): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateRefund(
  db: Transaction,
  id: string,
  changes: Updateable<Refunds>,
): Promise<void> {
  await db.updateTable('refunds').set(changes).where('id', '=', id).execute()
}

export function listOpenRefunds(db: Db, before: Temporal.Instant): Promise<{ id: string }[]> {
  return db
    .selectFrom('refunds')
    .select('id')
    .where('settledAt', 'is', null)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(200)
    .execute()
}
