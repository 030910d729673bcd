import { type Insertable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
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

/** The newest event, and the newest charge that ended in this time. */
export async function readLatestEvents(
  db: Db,
  { from, to }: { from: Temporal.Instant; to: Temporal.Instant },
): Promise<{ receivedAt: Temporal.Instant | null; settledAt: Temporal.Instant | null }> {
  const event = await db
    .selectFrom('processorEvents')
    .select('receivedAt')
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const charge = await db
    .selectFrom('charges')
    .select('settledAt')
    .where('status', '=', 'succeeded')
    .where('createdAt', '>=', from)
    .where('settledAt', '<=', to)
    .orderBy('settledAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { receivedAt: event?.receivedAt ?? null, settledAt: charge?.settledAt ?? null }
}

/** The processor repeats an event for at most three days. */
export async function deleteOldProcessorEvents(db: Db): Promise<void> {
  await db
    .deleteFrom('processorEvents')
    .where('receivedAt', '<', sql<Temporal.Instant>`now() - interval '30 days'`)
    .execute()
}
