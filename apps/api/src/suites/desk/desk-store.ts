import type { HomeFilter } from '@marea/contract/suites/desk.ts'
import type { LicenseKind } from '@marea/contract/suites/jurisdictions.ts'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { LicenseChecks, LicenseVerdict } from '#platform/generated/database.ts'

type Db = Database | Transaction

export type LicenseRow = {
  suiteId: string
  kind: LicenseKind
  number: string
  validUntil: string | null
  verdict: LicenseVerdict | null
  reason: string | null
  checkedBy: string | null
  checkedAt: Temporal.Instant | null
}

/** Each license with the last check of its number and expiry. */
export async function listCheckedLicenses(db: Db, ids: readonly string[]): Promise<LicenseRow[]> {
  const { rows } = await sql<LicenseRow>`
    select held.suite_id "suiteId", held.kind, held.number, held.valid_until::text "validUntil",
      last.verdict, last.reason, users.full_name "checkedBy", last.checked_at "checkedAt"
    from suite_licenses held
    left join lateral (
      select * from license_checks checked
      where checked.suite_id = held.suite_id and checked.kind = held.kind
        and checked.number = held.number
        and checked.valid_until is not distinct from held.valid_until
      order by checked.id desc limit 1) last on true
    left join users on users.id = last.checked_by
    where held.suite_id = any(${ids}::uuid[])
    order by held.kind`.execute(db)
  return rows
}

export async function listDeskHomes(db: Db, { show, id }: { show?: HomeFilter; id?: string }) {
  const status = show === 'licenses' ? 'published' : show
  const isShown: RawBuilder<boolean> = id
    ? sql`suites.id = ${id}`
    : sql`suites.status = ${status}::suite_status`
  return db
    .selectFrom('suites')
    .innerJoin('users', 'users.id', 'suites.ownerId')
    .select(['suites.id', 'slug', 'name', 'status', 'jurisdiction', 'ownerId', 'fullName'])
    .where(isShown)
    .orderBy('name')
    .orderBy('suites.id')
    .limit(500)
    .execute()
}

export async function insertCheck(db: Transaction, check: Insertable<LicenseChecks>) {
  await db.insertInto('licenseChecks').values(check).execute()
}
