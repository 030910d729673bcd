import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { LicenseKinds } from '#platform/generated/database.ts'

export function listLicenses(db: Db) {
  return db.selectFrom('licenseKinds').selectAll().orderBy('position').execute()
}

export async function insertLicense(
  db: Transaction,
  row: Omit<Insertable<LicenseKinds>, 'position'>,
): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from license_kinds)`
  await db
    .insertInto('licenseKinds')
    .values({ ...row, position })
    .execute()
}

export async function updateLicense(
  db: Transaction,
  code: string,
  set: Updateable<LicenseKinds>,
): Promise<boolean> {
  const result = await db
    .updateTable('licenseKinds')
    .set(set)
    .where('code', '=', code)
    .executeTakeFirst()
  return result.numUpdatedRows > 0
}

/** Those in force or still to come; null is the beginning of those that always were. */
export function listLicensesRequired(db: Db, today: string) {
  return db
    .selectFrom('licenseRequirements')
    .innerJoin('jurisdictions', 'jurisdictions.code', 'jurisdiction')
    .select(['kind', 'jurisdiction', sql<string | null>`lower(valid)::text`.as('from')])
    .where(sql<boolean>`coalesce(upper(valid) > ${today}::date, true)`)
    .orderBy('position')
    .execute()
}

type Requirement = { jurisdiction: string; kind: string }

/** One that has not begun leaves no trace. */
export async function endRequirement(
  db: Transaction,
  { jurisdiction, kind }: Requirement,
  today: string,
): Promise<void> {
  const ofBoth = sql<boolean>`jurisdiction = ${jurisdiction} and kind = ${kind}`
  await db
    .deleteFrom('licenseRequirements')
    .where(ofBoth)
    .where(sql<boolean>`lower(valid) >= ${today}::date`)
    .execute()
  await db
    .updateTable('licenseRequirements')
    .set({ valid: sql<string>`daterange(lower(valid), ${today}::date)` })
    .where(ofBoth)
    .execute()
}

export async function startRequirement(
  db: Transaction,
  requirement: Requirement,
  from: string,
): Promise<void> {
  await db
    .insertInto('licenseRequirements')
    .values({ ...requirement, valid: `[${from},)` })
    .onConflict((conflict) =>
      conflict
        .columns(['jurisdiction', 'kind'])
        .doUpdateSet({ valid: (row) => row.ref('excluded.valid') }),
    )
    .execute()
}
