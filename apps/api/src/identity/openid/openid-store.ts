import { type Insertable, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { UserIdentities } from '#platform/generated/database.ts'
import type { ProviderName } from './openid.ts'

type Hashes = { nonceHash: Buffer; stateHash: Buffer }

export async function lockIdentity(db: Transaction, provider: ProviderName, subject: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${provider}:${subject}`}, 0))`.execute(
    db,
  )
}

export async function findIdentity(
  db: Db,
  provider: ProviderName,
  subject: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('userIdentities')
    .select('userId')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.userId
}

export async function insertIdentity(db: Transaction, identity: Insertable<UserIdentities>) {
  await db.insertInto('userIdentities').values(identity).execute()
}

export async function deleteIdentitiesOf(
  db: Transaction,
  userId: string,
  since?: Temporal.Instant,
): Promise<void> {
  await db
    .deleteFrom('userIdentities')
    .where('userId', '=', userId)
    .$if(since !== undefined, (query) => query.where('createdAt', '>=', since ?? null))
    .execute()
}

export async function insertNonce(
  db: Db,
  nonce: Hashes & { issuedAt: Temporal.Instant },
): Promise<void> {
  await db.insertInto('oneUseNonces').values(nonce).execute()
}

/** The delete decides: of two requests with one nonce only the first finds it. */
export async function takeNonce(
  db: Db,
  given: { nonceHash: Buffer; stateHash: Buffer | undefined; issuedAfter: Temporal.Instant },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('oneUseNonces')
    .where('nonceHash', '=', given.nonceHash)
    .returning(['stateHash', 'issuedAt'])
    .executeTakeFirst()
  if (!taken) return false
  const isFresh = Temporal.Instant.compare(taken.issuedAt, given.issuedAfter) > 0
  return isFresh && (!given.stateHash || given.stateHash.equals(taken.stateHash))
}

export async function deleteNoncesBefore(db: Db, instant: Temporal.Instant): Promise<void> {
  await db.deleteFrom('oneUseNonces').where('issuedAt', '<=', instant).execute()
}
