import { type Insertable, sql, type Updateable } from 'kysely'
import {
  type Database,
  queryPrepared,
  type Statement,
  type Transaction,
} from '#platform/database.ts'
import type { UserProfile, Users } from '#platform/generated/database.ts'
import type { Account, ShownAccount } from './user.ts'

type Db = Database | Transaction

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

export function findHolder(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('holdsEmail', '=', true)
    .executeTakeFirst()
}

const namesakes: Statement = {
  name: 'namesakes',
  text: `
    select u.id, u.full_name "fullName", u.email, u.holds_email "holdsEmail",
      u.email_confirmed_at "emailConfirmedAt", u.phone, u.gender, u.profile, u.language,
      u.photo_key "photoKey", u.secret_kind "secretKind", u.secret_hash "secretHash",
      u.secret_mark "secretMark", u.created_at "createdAt", k.user_id is not null "isKnownDevice"
    from users u left join known_devices k on k.user_id = u.id and k.device_hash = $2
    where u.email = $1 and u.erased_at is null
    order by u.holds_email desc, u.created_at desc
    limit 20`,
}

export type Namesake = ShownAccount &
  Pick<Account, 'holdsEmail' | 'secretHash' | 'secretMark'> & { isKnownDevice: boolean }

/** All accounts that name the address, its holder first and then the newest. */
export function listNamesakes(
  db: Db,
  email: string,
  deviceHash: Buffer | null,
): Promise<Namesake[]> {
  return queryPrepared(db, namesakes, [email, deviceHash])
}

/** One statement whether the address is held or free; undefined if somebody took it meanwhile. */
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
      secretMark: sql<Buffer | null>`case when ${isHeld} then ${account.secretMark}::bytea end`,
      emailConfirmedAt: sql<Temporal.Instant | null>`
        case when not ${isHeld} then ${account.emailConfirmedAt}::timestamptz end`,
    })
    .onConflict((conflict) => conflict.column('email').where('holdsEmail', '=', true).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function insertNamesake(
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

/** A secret changed meanwhile stays as it was changed. */
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

/** Whoever never showed that the address is theirs gives it up. */
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

export async function lockAdmins(db: Transaction): Promise<string[]> {
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('profile', '=', 'ADMIN')
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return admins.map(({ id }) => id)
}

export async function updateProfileKind(db: Transaction, id: string, profile: UserProfile) {
  await db.updateTable('users').set({ profile }).where('id', '=', id).execute()
}

export async function listUnconfirmed(db: Db, createdBefore: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('emailConfirmedAt', 'is', null)
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

export async function eraseAccount(db: Transaction, id: string, erasedAt: Temporal.Instant) {
  for (const table of ['sessions', 'knownDevices', 'oneUseLinks', 'userIdentities'] as const) {
    await db.deleteFrom(table).where('userId', '=', id).execute()
  }
  await db
    .updateTable('users')
    .set({
      fullName: '',
      email: '',
      holdsEmail: false,
      emailConfirmedAt: null,
      phone: '',
      gender: 'other',
      profile: 'USER',
      photoKey: null,
      secretKind: 'none',
      secretHash: null,
      secretMark: null,
      erasedAt,
    })
    .where('id', '=', id)
    .execute()
}
