import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { ProcessorPayouts } from '#platform/generated/database.ts'

export type PayoutRow = Selectable<ProcessorPayouts>

export function lockPayout(db: Transaction, id: string): Promise<PayoutRow | undefined> {
  return db
    .selectFrom('processorPayouts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function storePayout(db: Db, row: Insertable<ProcessorPayouts>): Promise<void> {
  await db
    .insertInto('processorPayouts')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        status: eb.ref('excluded.status'),
        arrivesOn: eb.ref('excluded.arrivesOn'),
        isItemized: eb.ref('excluded.isItemized'),
        traceId: eb.ref('excluded.traceId'),
        failureCode: eb.ref('excluded.failureCode'),
        readAt: eb.ref('excluded.readAt'),
      })),
    )
    .execute()
}

/** Payouts whose list the processor has completed and we have not. */
export async function listPayoutsToItemize(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('processorPayouts')
    .select('id')
    .where('isItemized', '=', true)
    .where('itemsReadAt', 'is', null)
    .orderBy('createdAt')
    .limit(1000)
    .execute()
  return rows.map(({ id }) => id)
}

export function findPayout(db: Db, id: string): Promise<PayoutRow | undefined> {
  return db.selectFrom('processorPayouts').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateItems(
  db: Db,
  id: string,
  { cursor, itemsReadAt }: { cursor: string | null; itemsReadAt: Temporal.Instant | null },
): Promise<void> {
  await db
    .updateTable('processorPayouts')
    .set({ cursor, itemsReadAt })
    .where('id', '=', id)
    .execute()
}

export function listPayoutFacts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('processorPayouts')
    .select(['id', 'arrivesOn', 'traceId'])
    .where('id', 'in', [...ids])
    .execute()
}
