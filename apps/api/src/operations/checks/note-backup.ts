import type { Database, Transaction } from '#platform/db/database.ts'
import { saveCheck } from './check-store.ts'

type WrittenBackup = { now: Temporal.Instant; tables: number }

/** The age of the newest backup is on the status page and in an alert. */
export function noteBackup(
  db: Database | Transaction,
  { now, tables }: WrittenBackup,
): Promise<void> {
  return saveCheck(db, { name: 'backup', checkedAt: now, compared: tables, differences: 0 })
}
