import type { CoHostRole } from '@marea/contract/suites/co-hosts/co-host-roles.ts'
import type { Database } from '#platform/db/database.ts'
import { listCoHostedSuites } from '#suites/managed-home-store.ts'
import { listCoHosts } from './co-host-store.ts'

export async function rolesInHome(db: Database, suiteId: string): Promise<Map<string, CoHostRole>> {
  const coHosts = await listCoHosts(db, [suiteId])
  return new Map(coHosts.map(({ userId, role }) => [userId, role]))
}

export async function rolesOfPerson(
  db: Database,
  userId: string,
): Promise<Map<string, CoHostRole>> {
  const suites = await listCoHostedSuites(db, userId)
  return new Map(suites.map(({ id, role }) => [id, role]))
}
