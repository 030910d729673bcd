import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { CardProcessor, ProcessorReads } from '#platform/generated/database.ts'

export function findRead(
  db: Db,
  processor: CardProcessor,
): Promise<Selectable<ProcessorReads> | undefined> {
  return db
    .selectFrom('processorReads')
    .selectAll()
    .where('processor', '=', processor)
    .executeTakeFirst()
}

export async function storeRead(db: Db, row: Insertable<ProcessorReads>): Promise<void> {
  const { processor, ...changes } = row
  await db
    .insertInto('processorReads')
    .values(row)
    .onConflict((conflict) => conflict.column('processor').doUpdateSet(changes))
    .execute()
}
