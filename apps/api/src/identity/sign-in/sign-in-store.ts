import type { Account, VisibleAccount } from '#identity/account/user.ts'
import { type Db, queryPrepared, type Statement, type Transaction } from '#platform/db/database.ts'

export type Candidate = VisibleAccount &
  Pick<Account, 'holdsEmail' | 'secretHash' | 'secretMark'> & { isKnownDevice: boolean }

type Row = Candidate & { isMarked: boolean }

const columns = `
  u.id, u.full_name "fullName", u.email, u.holds_email "holdsEmail",
  u.email_confirmed_at "emailConfirmedAt", u.bounced_at "bouncedAt", u.phone, u.gender, u.profile, u.language,
  u.is_co_host "isCoHost", u.photo_key "photoKey", u.secret_kind "secretKind",
  u.has_second_factor "hasSecondFactor", u.locked_at "lockedAt", u.secret_hash "secretHash", u.secret_mark "secretMark", u.created_at "createdAt",
  k.user_id is not null "isKnownDevice"
  from users u left join known_devices k on k.user_id = u.id and k.device_hash = $2`

const candidates: Statement = {
  name: 'sign-in-candidates',
  text: `
    select false "isMarked", ${columns} where u.email = $1 and u.holds_email
    union all
    (select true, ${columns} where u.email = $1 and u.secret_mark = $3 and u.erased_at is null
      order by k.user_id is null, u.created_at desc, u.id limit 1)`,
}

/**
 * Which of several accounts with one secret is found must never depend on who holds the address.
 */
export async function findCandidates(
  db: Db,
  { email, device, mark }: { email: string; device: Buffer | null; mark: Buffer },
): Promise<{ holder: Candidate | undefined; marked: Candidate | undefined }> {
  const rows = await queryPrepared<Row>(db, candidates, [email, device, mark])
  return {
    holder: rows.find(({ isMarked }) => !isMarked),
    marked: rows.find(({ isMarked }) => isMarked),
  }
}

/** Locked until the session exists, so that a new secret ends that session too. */
export async function lockSecret(
  db: Transaction,
  { id, secretHash }: Pick<Account, 'id' | 'secretHash'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('secretHash', '=', secretHash)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}
