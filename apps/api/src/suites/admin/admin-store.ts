import type { HomeFilter } from '@marea/contract/suites/admin-homes.ts'
import type { LicenseKind } from '@marea/contract/suites/jurisdictions.ts'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { LicenseChecks, LicenseVerdict } from '#platform/generated/database.ts'

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

export type LicenseDays = { today: string; noticeUntil: string }

/** Licenses whose number and expiry nobody has checked; one that has expired must be renewed first. */
const unchecked = ({ today }: LicenseDays) => sql`
  suite_licenses held
  where (held.valid_until is null or held.valid_until >= ${today}::date)
    and not exists (
      select from license_checks checked
      where checked.suite_id = held.suite_id and checked.kind = held.kind
        and checked.number = held.number
        and checked.valid_until is not distinct from held.valid_until)`

/** The last check decides whether a license that ends soon was accepted. */
const expiring = ({ today, noticeUntil }: LicenseDays) => sql`
  suite_licenses held
  where held.valid_until < ${today}::date or (held.valid_until <= ${noticeUntil}::date and (
    select verdict from license_checks checked
    where checked.suite_id = held.suite_id and checked.kind = held.kind
      and checked.number = held.number and checked.valid_until = held.valid_until
    order by checked.id desc limit 1) = 'accepted')`

export function listAdminHomes(db: Db, show: HomeFilter, days: LicenseDays) {
  return adminHomes(db).where(isShown(show, days)).limit(500).execute()
}

export function findAdminHome(db: Db, id: string) {
  return adminHomes(db).where('suites.id', '=', id).execute()
}

function adminHomes(db: Db) {
  return db
    .selectFrom('suites')
    .innerJoin('users', 'users.id', 'suites.ownerId')
    .select(['suites.id', 'slug', 'name', 'status', 'jurisdiction', 'ownerId', 'fullName'])
    .orderBy('name')
    .orderBy('suites.id')
}

function isShown(show: HomeFilter, days: LicenseDays): RawBuilder<boolean> {
  if (show !== 'licenses' && show !== 'expiring') {
    return sql`suites.status = ${show}::suite_status`
  }
  const licenses = show === 'licenses' ? unchecked(days) : expiring(days)
  return sql`suites.status = 'published' and suites.id in (select held.suite_id from ${licenses})`
}

export async function countUnchecked(db: Db, days: LicenseDays) {
  const { rows } = await sql<{
    count: number
    oldestAt: Temporal.Instant | null
    name: string | null
    detail: string | null
  }>`
    select count(*)::int as count, min(entered_at) as oldest_at,
      (array_agg(suites.name order by entered_at))[1] as name,
      (array_agg(users.full_name order by entered_at))[1] as detail
    from (select held.suite_id, min(held.entered_at) as entered_at from ${unchecked(days)}
      group by held.suite_id) waiting
    join suites on suites.id = waiting.suite_id and suites.status = 'published'
    join users on users.id = suites.owner_id`.execute(db)
  return rows[0]
}

export async function insertCheck(db: Transaction, check: Insertable<LicenseChecks>) {
  await db.insertInto('licenseChecks').values(check).execute()
}
