import type { ReturnRule } from '@marea/contract/pricing/tax-authorities.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { TaxAuthorities, TaxReturns } from '#platform/generated/database.ts'

export function listAuthorityNames(db: Db) {
  return db.selectFrom('taxAuthorities').selectAll().orderBy('position').execute()
}

export async function insertAuthority(
  db: Transaction,
  row: Omit<Insertable<TaxAuthorities>, 'position'>,
): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from tax_authorities)`
  await db
    .insertInto('taxAuthorities')
    .values({ ...row, position })
    .execute()
}

export async function updateAuthority(
  db: Transaction,
  code: string,
  set: Updateable<TaxAuthorities>,
): Promise<boolean> {
  const result = await db
    .updateTable('taxAuthorities')
    .set(set)
    .where('code', '=', code)
    .executeTakeFirst()
  return result.numUpdatedRows > 0
}

/** The database refuses to take a place from an authority that has ever taxed stays there. */
export async function replaceLevied(
  db: Transaction,
  authority: string,
  jurisdictions: readonly string[],
): Promise<void> {
  await sql`
    delete from tax_authority_jurisdictions
    where authority = ${authority} and not jurisdiction = any(${jurisdictions}::text[])`.execute(db)
  await db
    .insertInto('taxAuthorityJurisdictions')
    .values(jurisdictions.map((jurisdiction) => ({ authority, jurisdiction })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** With the rule of a month, by its first day. */
export function listReturns(db: Db, month: string) {
  return db
    .selectFrom('taxReturns')
    .innerJoin('taxReturnRules', 'taxReturnRules.taxReturn', 'taxReturns.code')
    .select(['code', 'nameEn', 'nameEs', 'formEn', 'formEs'])
    .select(['dueDay', 'movesToBusinessDay', 'isPaidDayBefore'])
    .select(['allowanceRate', 'allowancePart', 'allowanceMax'])
    .where(sql<boolean>`valid @> ${month}::date`)
    .orderBy('position')
    .execute()
}

export async function insertReturn(
  db: Transaction,
  row: Omit<Insertable<TaxReturns>, 'position'>,
): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from tax_returns)`
  await db
    .insertInto('taxReturns')
    .values({ ...row, position })
    .execute()
}

export async function updateReturn(
  db: Transaction,
  code: string,
  set: Updateable<TaxReturns>,
): Promise<boolean> {
  const result = await db
    .updateTable('taxReturns')
    .set(set)
    .where('code', '=', code)
    .executeTakeFirst()
  return result.numUpdatedRows > 0
}

/** Months before keep the rule they had; without a month the rule is the first one. */
export async function setRule(
  db: Transaction,
  { taxReturn, from }: { taxReturn: string; from: string | null },
  rule: ReturnRule,
): Promise<void> {
  await db
    .deleteFrom('taxReturnRules')
    .where('taxReturn', '=', taxReturn)
    .where(sql<boolean>`lower(valid) >= ${from}::date`)
    .execute()
  await db
    .updateTable('taxReturnRules')
    .set({ valid: sql<string>`daterange(lower(valid), ${from}::date)` })
    .where('taxReturn', '=', taxReturn)
    .where(sql<boolean>`valid @> ${from}::date`)
    .execute()
  await db
    .insertInto('taxReturnRules')
    .values({ ...rule, taxReturn, valid: `[${from ?? ''},)` })
    .execute()
}
