import type { Db } from '#platform/db/database.ts'
import type { GaugeReading } from '#platform/metrics/metrics.ts'
import { countStuckOutgoing } from './outgoing-store.ts'

export const stuckEmails: GaugeReading = {
  name: 'marea_mails_stuck',
  help: 'Mails that failed and are tried again, that may or may not have arrived, and given up',
  label: 'status',
  read: countStuckOutgoing,
}

/** Emails that wait for another attempt, and those that failed for good or have an unknown outcome. */
export async function countStuckEmails(db: Db): Promise<{ waiting: number; failed: number }> {
  const { retrying = 0, unknown = 0, failed = 0 } = await countStuckOutgoing(db)
  return { waiting: retrying, failed: unknown + failed }
}
