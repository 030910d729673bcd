import { type Insertable, sql } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { ProcessorEvents } from '#platform/generated/database.ts'

/** Returns whether the event arrived for the first time. */
export async function insertProcessorEvent(
  db: Transaction,
  row: Insertable<ProcessorEvents>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('processorEvents')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** The processor repeats an event for at most three days. */
export async function deleteOldProcessorEvents(db: Database | Transaction): Promise<void> {
  await db
    .deleteFrom('processorEvents')
    .where('receivedAt', '<', sql<Temporal.Instant>`now() - interval '30 days'`)
    .execute()
}
