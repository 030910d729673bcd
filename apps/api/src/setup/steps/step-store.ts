import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { SetupSteps } from '#platform/generated/database.ts'

export type StoredStep = Selectable<SetupSteps>

export function listStored(db: Db): Promise<StoredStep[]> {
  return db.selectFrom('setupSteps').selectAll().execute()
}

export async function saveStep(db: Transaction, step: Insertable<SetupSteps>): Promise<void> {
  const { step: _, ...rest } = step
  await db
    .insertInto('setupSteps')
    .values(step)
    .onConflict((conflict) => conflict.column('step').doUpdateSet(rest))
    .execute()
}
