import type { CoHostRole } from '@marea/contract/suites/co-hosts/co-host-roles.ts'
import type { Db } from '#platform/db/database.ts'

export function listSuiteNames(db: Db, { ownerId }: { ownerId?: string }) {
  return db
    .selectFrom('suites')
    .innerJoin('places', 'places.slug', 'suites.place')
    .select(['suites.id', 'suites.slug', 'suites.name', 'suites.ownerId', 'suites.publishedAt'])
    .select('places.timeZone')
    .$if(ownerId !== undefined, (query) => query.where('ownerId', '=', ownerId ?? null))
    .orderBy('suites.name')
    .limit(500)
    .execute()
}

export async function findRole(
  db: Db,
  suiteId: string,
  userId: string,
): Promise<CoHostRole | undefined> {
  const found = await db
    .selectFrom('coHosts')
    .select('role')
    .where('suiteId', '=', suiteId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return found?.role
}

export function listCoHostedSuites(db: Db, userId: string) {
  return db
    .selectFrom('coHosts')
    .innerJoin('suites', 'suites.id', 'coHosts.suiteId')
    .innerJoin('places', 'places.slug', 'suites.place')
    .select(['suites.id', 'suites.slug', 'suites.name', 'suites.ownerId', 'suites.publishedAt'])
    .select(['role', 'joinedAt', 'places.timeZone'])
    .where('userId', '=', userId)
    .orderBy('suites.name')
    .execute()
}
