import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { OperationChecks } from '#platform/generated/database.ts'

export type CheckRow = Selectable<OperationChecks>

export async function saveCheck(db: Db, row: Insertable<OperationChecks>): Promise<void> {
  const { name: _, ...result } = row
  await db
    .insertInto('operationChecks')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(result))
    .execute()
}

export function listChecks(db: Db): Promise<CheckRow[]> {
  return db.selectFrom('operationChecks').selectAll().execute()
}
