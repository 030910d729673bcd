import type { Insertable } from 'kysely'
import type { Database, Transaction } from '#platform/database.ts'
import type { Sessions } from '#platform/generated/database.ts'

type Db = Database | Transaction

export function findPerson(db: Db, tokenHash: Buffer, now: Temporal.Instant) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.id as sessionId',
      'sessions.authenticatedAt',
      'sessions.lastSeenAt',
      'users.id as userId',
      'users.fullName',
      'users.email',
      'users.emailConfirmedAt',
      'users.phone',
      'users.gender',
      'users.profile',
      'users.language',
      'users.photoKey',
      'users.secretKind',
      'users.createdAt',
    ])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.expiresAt', '>', now)
    .executeTakeFirst()
}

export async function insertSession(db: Transaction, session: Insertable<Sessions>) {
  await db.insertInto('sessions').values(session).execute()
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

export async function upsertKnownDevice(
  db: Transaction,
  device: { userId: string; deviceHash: Buffer; seenAt: Temporal.Instant },
) {
  await db
    .insertInto('knownDevices')
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'deviceHash']).doUpdateSet({ seenAt: device.seenAt }),
    )
    .execute()
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
