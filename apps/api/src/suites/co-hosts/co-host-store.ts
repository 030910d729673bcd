import type { CoHostRole } from '@marea/contract/suites/co-hosts/co-host-roles.ts'
import type { Db, Transaction } from '#platform/db/database.ts'

export function listCoHosts(db: Db, suiteIds: readonly string[]) {
  return coHosts(db)
    .where('suiteId', 'in', suiteIds.length ? suiteIds : [null])
    .orderBy('joinedAt')
    .orderBy('userId')
    .execute()
}

export function findCoHost(db: Db, suiteId: string, userId: string) {
  return coHosts(db).where('suiteId', '=', suiteId).where('userId', '=', userId).executeTakeFirst()
}

function coHosts(db: Db) {
  return db
    .selectFrom('coHosts')
    .innerJoin('users', 'users.id', 'coHosts.userId')
    .select(['suiteId', 'userId', 'role', 'joinedAt'])
    .select(['users.fullName', 'users.email', 'users.photoKey'])
}

export async function upsertCoHost(
  db: Transaction,
  coHost: { suiteId: string; userId: string; role: CoHostRole; joinedAt: Temporal.Instant },
): Promise<void> {
  await db
    .insertInto('coHosts')
    .values(coHost)
    .onConflict((conflict) =>
      conflict.columns(['suiteId', 'userId']).doUpdateSet({ role: coHost.role }),
    )
    .execute()
}

export async function deleteCoHost(
  db: Transaction,
  suiteId: string,
  userId: string,
): Promise<CoHostRole | undefined> {
  const deleted = await db
    .deleteFrom('coHosts')
    .where('suiteId', '=', suiteId)
    .where('userId', '=', userId)
    .returning('role')
    .executeTakeFirst()
  return deleted?.role
}

/** Both the homes they helped with and the helpers of their own homes. */
export async function deleteCoHostsOf(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('coHosts')
    .where((eb) =>
      eb.or([
        eb('userId', '=', userId),
        eb('suiteId', 'in', eb.selectFrom('suites').select('id').where('ownerId', '=', userId)),
      ]),
    )
    .execute()
}
