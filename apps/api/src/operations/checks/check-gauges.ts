import type { Db } from '#platform/db/database.ts'
import type { GaugeReading } from '#platform/metrics/metrics.ts'
import { type CheckRow, listChecks } from './check-store.ts'

export const checkGauges: readonly GaugeReading[] = [
  {
    name: 'marea_check_differences',
    help: 'What the last check of the ledger, of sealed months and for double bookings found: 0 if all is well',
    label: 'check',
    read: (db) => readEach(db, ({ differences }) => differences),
  },
  {
    name: 'marea_check_timestamp_seconds',
    help: 'When each check was last completed, and the last backup written',
    label: 'check',
    read: (db) => readEach(db, ({ checkedAt }) => checkedAt.epochMilliseconds / 1000),
  },
]

async function readEach(db: Db, toNumber: (row: CheckRow) => number) {
  return Object.fromEntries((await listChecks(db)).map((row) => [row.name, toNumber(row)]))
}
