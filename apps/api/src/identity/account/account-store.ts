import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { UserProfile, Users } from '#platform/generated/database.ts'
import type { Account } from './user.ts'

export function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
}

export function lockAccount(db: Transaction, id: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Taken before locking any account of the address, so that confirmations run one at a time. */
export async function lockEmailAddress(db: Transaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`.execute(db)
}

export function findEmailHolder(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('holdsEmail', '=', true)
    .executeTakeFirst()
}

/** One statement whether the address is held or not; undefined if somebody took it meanwhile. */
export function insertAccount(
  db: Transaction,
  account: Omit<Insertable<Users>, 'holdsEmail'>,
): Promise<Account | undefined> {
  const isHeld = sql<boolean>`exists (select from users where email = ${account.email} and holds_email)`
  return db
    .insertInto('users')
    .values({
      ...account,
      holdsEmail: sql<boolean>`not ${isHeld}`,
      secretMark: sql<Buffer | null>`case when ${isHeld} or ${account.emailConfirmedAt}::timestamptz is null
        then ${account.secretMark}::bytea end`,
      emailConfirmedAt: sql<Temporal.Instant | null>`
        case when not ${isHeld} then ${account.emailConfirmedAt}::timestamptz end`,
    })
    .onConflict((conflict) => conflict.column('email').where('holdsEmail', '=', true).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function insertUnconfirmedAccount(
  db: Transaction,
  account: Omit<Insertable<Users>, 'holdsEmail'>,
): Promise<Account> {
  return db
    .insertInto('users')
    .values({ ...account, holdsEmail: false })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function updateAccount(db: Db, id: string, change: Updateable<Users>): Promise<Account> {
  return db
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Leaves a secret that was changed meanwhile. */
export async function replaceHash(
  db: Db,
  id: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ secretHash: after })
    .where('id', '=', id)
    .where('secretHash', '=', before)
    .execute()
}

/** An account that never confirmed the address gives it up. */
export async function releaseUnconfirmedEmail(db: Transaction, email: string, exceptId: string) {
  await db
    .updateTable('users')
    .set({ holdsEmail: false })
    .where('email', '=', email)
    .where('holdsEmail', '=', true)
    .where('emailConfirmedAt', 'is', null)
    .where('id', '<>', exceptId)
    .execute()
}

export async function countUnconfirmed(db: Transaction, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('emailConfirmedAt', 'is', null)
    .where('erasedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function admins(db: Db) {
  return db
    .selectFrom('users')
    .select('id')
    .where('profile', '=', 'ADMIN')
    .where('erasedAt', 'is', null)
    .where('lockedAt', 'is', null)
    .orderBy('id')
}

export async function listAdmins(db: Db): Promise<string[]> {
  return (await admins(db).execute()).map(({ id }) => id)
}

export async function lockAdmins(db: Transaction): Promise<string[]> {
  return (await admins(db).forUpdate().execute()).map(({ id }) => id)
}

export async function updateProfileKind(db: Transaction, id: string, profile: UserProfile) {
  await db.updateTable('users').set({ profile }).where('id', '=', id).execute()
}

export async function listUnconfirmed(db: Db, createdBefore: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('emailConfirmedAt', 'is', null)
    .where('email', '<>', '')
    .where('erasedAt', 'is', null)
    .where('createdAt', '<', createdBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('userIdentities')
            .select('provider')
            .whereRef('userIdentities.userId', '=', 'users.id'),
        ),
      ),
    )
    .limit(1000)
    .execute()
  return rows.map(({ id }) => id)
}

const personalTables = [
  'sessions',
  'knownDevices',
  'oneUseLinks',
  'emailChanges',
  'userIdentities',
  'secondFactors',
  'recoveryCodes',
  'passkeys',
] as const

export async function clearAccount(db: Transaction, id: string, erasedAt: Temporal.Instant) {
  for (const table of personalTables) {
    await db.deleteFrom(table).where('userId', '=', id).execute()
  }
  await db
    .updateTable('users')
    .set({
      fullName: '',
      email: '',
      holdsEmail: false,
      emailConfirmedAt: null,
      bouncedAt: null,
      phone: '',
      gender: null,
      profile: 'USER',
      photoKey: null,
      secretKind: 'none',
      secretHash: null,
      secretMark: null,
      hasSecondFactor: false,
      lockedAt: null,
      erasedAt,
    })
    .where('id', '=', id)
    .execute()
}
