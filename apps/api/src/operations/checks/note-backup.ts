import type { Db } from '#platform/db/database.ts'
import { listChecks, saveCheck } from './check-store.ts'

type WrittenBackup = { now: Temporal.Instant; tables: number }

/** Stored for the status page and an alert on the age of the newest backup. */
export function noteBackup(db: Db, { now, tables }: WrittenBackup): Promise<void> {
  return saveCheck(db, { name: 'backup', checkedAt: now, compared: tables, differences: 0 })
}

export async function newestBackupAt(db: Db): Promise<Temporal.Instant | undefined> {
  const checks = await listChecks(db)
  return checks.find(({ name }) => name === 'backup')?.checkedAt
}
