import type { Person } from '#platform/ctx.ts'
import { createBatchedLookup } from '#platform/db/batched-lookup.ts'
import { type Db, queryPrepared, type Statement, type Transaction } from '#platform/db/database.ts'
import { namedStatement, queryNamed } from '#platform/db/named-statement.ts'

type PersonRow = Omit<Person, 'kind' | 'token'> & {
  tokenHash: Buffer
  lastSeenAt: Temporal.Instant
  expiresAt: Temporal.Instant
}

/** A fixed number of tokens per statement, so that its plan can be cached. */
const tokensPerQuery = 16

const sessionsByTokens = (count: number): Statement => ({
  name: `people-by-tokens-${count}`,
  text: `
    select s.token_hash "tokenHash", s.id "sessionId", s.authenticated_at "authenticatedAt",
      s.second_factor_at "secondFactorAt", u.has_second_factor "hasSecondFactor",
      case when s.acting_user_id is not null then s.user_id end "impersonatorId",
      s.acting_until "actingUntil",
      s.last_seen_at "lastSeenAt", s.expires_at "expiresAt", u.id "userId",
      u.full_name "fullName", u.email, u.email_confirmed_at is not null "isEmailConfirmed",
      u.bounced_at is not null "isEmailBounced",
      u.phone, u.gender, u.profile, u.is_co_host "isCoHost", u.language, u.photo_key "photoKey",
      u.secret_kind "secretKind", u.created_at "createdAt"
    from sessions s join users u on u.id = coalesce(s.acting_user_id, s.user_id) and u.locked_at is null
    where s.token_hash in (${Array.from({ length: count }, (_, index) => `$${index + 1}`)})`,
})

const oneByToken = sessionsByTokens(1)
const manyByTokens = sessionsByTokens(tokensPerQuery)

/** Runs with every signed-in request; concurrent requests share a statement. */
export const findPerson = createBatchedLookup({
  batchSize: tokensPerQuery,
  async find(db: Db, hashes: Buffer[]): Promise<PersonRow[]> {
    const isOne = hashes.length === 1
    const values = isOne
      ? hashes
      : Array.from({ length: tokensPerQuery }, (_, at) => hashes[at] ?? null)
    return queryPrepared(db, isOne ? oneByToken : manyByTokens, values)
  },
  isFor: (row, hash) => row.tokenHash.equals(hash),
})

const insertion = namedStatement({
  name: 'insert-session',
  text: `
    with known as (
      insert into known_devices (user_id, device_hash, seen_at) values (:userId, :deviceHash, :createdAt)
      on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at
    )
    insert into sessions
      (token_hash, user_id, device, created_at, authenticated_at, last_seen_at, expires_at,
        second_factor_at)
    values (:tokenHash, :userId, :device, :createdAt, :createdAt, :createdAt, :expiresAt,
      :secondFactorAt)`,
})

type NewSession = Record<'createdAt' | 'expiresAt', Temporal.Instant> &
  Record<'tokenHash' | 'deviceHash', Buffer> &
  Record<'userId' | 'device', string> & { secondFactorAt: Temporal.Instant | null }

/** The same statement makes the device known for the account. */
export async function insertSession(db: Transaction, session: NewSession): Promise<void> {
  await queryNamed(db, insertion, session)
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

export async function updateSecondFactorAt(db: Db, sessionId: string, at: Temporal.Instant) {
  await db.updateTable('sessions').set({ secondFactorAt: at }).where('id', '=', sessionId).execute()
}

export async function clearSecondFactorAt(db: Transaction, userId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ secondFactorAt: null })
    .where('userId', '=', userId)
    .execute()
}

export function listSessions(db: Db, userId: string, now: Temporal.Instant) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastSeenAt', 'userId', 'actingUntil'])
    .where((eb) =>
      eb.or([
        eb.and([eb('userId', '=', userId), eb('expiresAt', '>', now)]),
        eb.and([eb('actingUserId', '=', userId), eb('actingUntil', '>', now)]),
      ]),
    )
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

export async function deleteSessionsOfAddress(
  db: Transaction,
  email: string,
  { except }: { except?: string } = {},
): Promise<Map<string, number>> {
  const ended = await db
    .deleteFrom('sessions')
    .using('users')
    .whereRef('users.id', '=', 'sessions.userId')
    .where('users.email', '=', email)
    .where('users.erasedAt', 'is', null)
    .$if(except !== undefined, (query) => query.where('sessions.id', '<>', except ?? ''))
    .returning('sessions.userId')
    .execute()
  const counts = new Map<string, number>()
  for (const { userId } of ended) counts.set(userId, (counts.get(userId) ?? 0) + 1)
  return counts
}

export async function insertKnownDevice(
  db: Transaction,
  device: { userId: string; deviceHash: Buffer; seenAt: Temporal.Instant },
): Promise<void> {
  await db
    .insertInto('knownDevices')
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'deviceHash']).doUpdateSet({ seenAt: device.seenAt }),
    )
    .execute()
}

export async function deleteKnownDevicesOf(
  db: Transaction,
  userId: string,
  except: Buffer | null,
): Promise<void> {
  await db
    .deleteFrom('knownDevices')
    .where('userId', '=', userId)
    .$if(except !== null, (query) => query.where('deviceHash', '<>', except))
    .execute()
}

export function listKnownDevices(db: Db, userId: string) {
  return db
    .selectFrom('knownDevices')
    .select(['deviceHash', 'seenAt'])
    .where('userId', '=', userId)
    .execute()
}

/** After a year the browser has dropped its cookie too. */
export async function deleteKnownDevicesBefore(db: Db, instant: Temporal.Instant): Promise<void> {
  await db.deleteFrom('knownDevices').where('seenAt', '<', instant).execute()
}
