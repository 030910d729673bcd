import type { Db } from '#platform/db/database.ts'
import { findFirstMonth } from '#statements/reports/sums-store.ts'
import { findFirstEntryMonth } from './balance-store.ts'
import type { StatementOwner } from './owner-store.ts'

/** The month of the first night, expense or ledger entry; null before any. */
export async function findFirstStatementMonth(
  db: Db,
  owner: StatementOwner,
): Promise<string | null> {
  const months = await Promise.all([
    findFirstMonth(db, owner.homes),
    findFirstEntryMonth(db, owner.id),
  ])
  return months.filter((month) => month !== null).toSorted()[0] ?? null
}
