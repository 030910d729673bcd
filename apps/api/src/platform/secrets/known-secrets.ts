import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import { fingerprintOf, keysOf, openSecrets, type Roots, type Secrets } from './secrets.ts'

/**
 * The secrets that this database was used with: a new database remembers the first, and a planned change passes the
 * previous one too. With other secrets nothing encrypted could be read any more.
 */
export async function openKnownSecrets(db: Database, roots: Roots): Promise<Secrets> {
  const known = await findFingerprint(db)
  const { previousSecretKey } = roots
  const isRotated =
    previousSecretKey !== undefined && fingerprintOf(keysOf(previousSecretKey)) === known
  const secrets = await openSecrets(roots, { canCreate: known === undefined || isRotated })
  const fingerprint = fingerprintOf(secrets.key)
  if (known === undefined) await storeFirst(db, fingerprint)
  else if (isRotated) await replace(db, fingerprint)
  if ((await findFingerprint(db)) !== fingerprint) throw new Error(refusal(roots))
  return secrets
}

async function findFingerprint(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('rootSecret').select('fingerprint').executeTakeFirst()
  return row?.fingerprint
}

/** Of several processes that start together the first one stores it. */
async function storeFirst(db: Database, fingerprint: string): Promise<void> {
  await db
    .insertInto('rootSecret')
    .values({ fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function replace(db: Database, fingerprint: string): Promise<void> {
  await db.updateTable('rootSecret').set({ fingerprint, storedAt: sql`now()` }).execute()
}

function refusal({ secretKey, dataDir }: Roots): string {
  const given = secretKey ? 'SECRET_KEY' : `The secret key in ${dataDir}`
  const remedy = secretKey ? 'Set SECRET_KEY to that one' : 'Put that one in its place'
  return `${given} is not the one that this database was used with, so bank numbers, IDs and passwords could not be read. ${remedy} (a backup contains it unless it came from SECRET_KEY). To change it on purpose, set PREVIOUS_SECRET_KEY to the old one: see "A new root secret" in docs/run/secure.md.`
}
