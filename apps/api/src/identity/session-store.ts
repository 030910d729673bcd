import type { Insertable } from 'kysely'
import type { Person } from '#platform/ctx.ts'
import {
  type Database,
  queryPrepared,
  type Statement,
  type Transaction,
} from '#platform/database.ts'
import type { Sessions } from '#platform/generated/database.ts'

type Db = Database | Transaction

const personByToken: Statement = {
  name: 'person-by-token',
  text: `
    select s.id "sessionId", s.authenticated_at "authenticatedAt",
      s.last_seen_at <= $3 "isStale", u.id "userId", u.full_name "fullName", u.email,
      u.email_confirmed_at is not null "isEmailConfirmed", u.phone, u.gender, u.profile, u.language,
      u.photo_key "photoKey", u.secret_kind "secretKind", u.created_at "createdAt"
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > $2`,
}

type PersonRow = Omit<Person, 'kind' | 'token'> & { isStale: boolean }

/** Runs with every request of whoever is signed in; stale is who was last seen before then. */
export async function findPerson(
  db: Db,
  { tokenHash, now, staleAt }: Record<'now' | 'staleAt', Temporal.Instant> & { tokenHash: Buffer },
): Promise<PersonRow | undefined> {
  const [person] = await queryPrepared<PersonRow>(db, personByToken, [tokenHash, now, staleAt])
  return person
}

/** The device becomes known for the account in the same statement. */
export async function insertSession(
  db: Transaction,
  session: Insertable<Sessions> & { deviceHash: Buffer },
) {
  const { deviceHash, ...row } = session
  const known = { userId: row.userId, deviceHash, seenAt: row.createdAt }
  await db
    .with('known', (db) =>
      db
        .insertInto('knownDevices')
        .values(known)
        .onConflict((conflict) =>
          conflict.columns(['userId', 'deviceHash']).doUpdateSet({ seenAt: row.createdAt }),
        ),
    )
    .insertInto('sessions')
    .values(row)
    .execute()
}

export async function touchSession(
  db: Db,
  id: string,
  seen: { lastSeenAt: Temporal.Instant; expiresAt: Temporal.Instant },
) {
  await db.updateTable('sessions').set(seen).where('id', '=', id).execute()
}

export async function updateAuthenticatedAt(db: Db, id: string, authenticatedAt: Temporal.Instant) {
  await db.updateTable('sessions').set({ authenticatedAt }).where('id', '=', id).execute()
}

export function listSessions(db: Db, userId: string, now: Temporal.Instant) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .limit(200)
    .execute()
}

export async function deleteSession(db: Transaction, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteSessionsOf(
  db: Transaction,
  userId: string,
  { except }: { except?: string } = {},
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteExpiredSessions(db: Db, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
}

export async function deleteKnownDevicesOf(db: Transaction, userId: string): Promise<void> {
  await db.deleteFrom('knownDevices').where('userId', '=', userId).execute()
}

export function listKnownDevices(db: Db, userId: string) {
  return db.selectFrom('knownDevices').select('seenAt').where('userId', '=', userId).execute()
}

/** After a year the browser has dropped its cookie too. */
export async function deleteKnownDevicesBefore(db: Db, instant: Temporal.Instant): Promise<void> {
  await db.deleteFrom('knownDevices').where('seenAt', '<', instant).execute()
}
