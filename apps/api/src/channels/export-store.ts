import type { Channel } from '@marea/contract/channels/feed-rules.ts'
import type { Db, Transaction } from '#platform/db/database.ts'

export type NewExport = { suiteId: string; secret: string; createdAt: Temporal.Instant }

/** Homes that have an export address keep it. */
export async function insertExports(db: Db, exports: readonly NewExport[]): Promise<void> {
  if (!exports.length) return
  await db
    .insertInto('calendarExports')
    .values([...exports])
    .onConflict((conflict) => conflict.column('suiteId').doNothing())
    .execute()
}

export async function replaceExport(db: Transaction, given: NewExport): Promise<void> {
  const { secret, createdAt } = given
  await db
    .insertInto('calendarExports')
    .values(given)
    .onConflict((conflict) =>
      conflict
        .column('suiteId')
        .doUpdateSet({ secret, createdAt, lastReadAt: null, lastReadBy: null }),
    )
    .execute()
}

export function listExports(db: Db, suiteIds: readonly string[]) {
  return db
    .selectFrom('calendarExports')
    .select(['suiteId', 'secret', 'createdAt', 'lastReadAt', 'lastReadBy'])
    .where('suiteId', 'in', suiteIds.length ? suiteIds : [null])
    .execute()
}

export function findExport(db: Db, secret: string) {
  return db
    .selectFrom('calendarExports')
    .select(['suiteId', 'lastReadAt'])
    .where('secret', '=', secret)
    .executeTakeFirst()
}

export async function recordRead(
  db: Db,
  suiteId: string,
  read: { lastReadAt: Temporal.Instant; lastReadBy: Channel },
): Promise<void> {
  await db.updateTable('calendarExports').set(read).where('suiteId', '=', suiteId).execute()
}

export function listExportsOf(db: Db, ownerId: string) {
  return db
    .selectFrom('calendarExports')
    .innerJoin('suites', 'suites.id', 'suiteId')
    .select(['suites.slug', 'secret', 'calendarExports.createdAt', 'lastReadAt'])
    .where('ownerId', '=', ownerId)
    .orderBy('suites.slug')
    .execute()
}

export async function deleteExportsOf(db: Db, ownerId: string): Promise<void> {
  await db
    .deleteFrom('calendarExports')
    .where('suiteId', 'in', (eb) =>
      eb.selectFrom('suites').select('id').where('ownerId', '=', ownerId),
    )
    .execute()
}
