import type { Insertable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { MaintenanceChanges } from '#platform/generated/database.ts'

export async function findMaintenance(db: Db) {
  const latest = await db
    .selectFrom('maintenanceChanges')
    .innerJoin('platformPeople as changer', 'changer.id', 'maintenanceChanges.changedBy')
    .select(['endsAt', 'reason', 'changedAt', 'changer.fullName as changedBy'])
    .orderBy('maintenanceChanges.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.endsAt ? { ...latest, endsAt: latest.endsAt } : undefined
}

export async function insertMaintenanceChange(
  db: Transaction,
  change: Insertable<MaintenanceChanges>,
): Promise<void> {
  await db.insertInto('maintenanceChanges').values(change).execute()
}
