import type { HomeSafety } from '@marea/contract/suites/safety/home-safety.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { toLocalizedColumns } from '#platform/db/localized-columns.ts'

export function findSafety(db: Db, suiteId: string) {
  return db.selectFrom('homeSafety').selectAll().where('suiteId', '=', suiteId).executeTakeFirst()
}

export async function insertSafety(
  db: Transaction,
  suiteId: string,
  { facts, doorWidth, cameras }: HomeSafety,
): Promise<void> {
  await db
    .insertInto('homeSafety')
    .values({ suiteId, facts, doorWidth, ...toLocalizedColumns('cameras', cameras) })
    .execute()
}
