import type { Database, Transaction } from '#platform/db/database.ts'
import { saveCheck } from './check-store.ts'

type WrittenBackup = { now: Temporal.Instant; tables: number }

/** Stored for the status page and an alert on the age of the newest backup. */
export function noteBackup(
  db: Database | Transaction,
  { now, tables }: WrittenBackup,
): Promise<void> {
  return saveCheck(db, { name: 'backup', checkedAt: now, compared: tables, differences: 0 })
}
