import type { Jurisdiction, TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'
import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Row } from './rate-steps.ts'

type Db = Database | Transaction

/** Changes of one tax run one at a time, so that none is computed from outdated rows. */
export async function lockAuthority(db: Transaction, code: TaxAuthority): Promise<void> {
  await db
    .selectFrom('taxAuthorities')
    .select('code')
    .where('code', '=', code)
    .forUpdate()
    .execute()
}

export function listRateRows(db: Db) {
  return db
    .selectFrom('taxRates')
    .innerJoin('taxAuthorities', 'taxAuthorities.code', 'taxRates.authority')
    .leftJoin('users', 'users.id', 'taxRates.setBy')
    .select(['jurisdiction', 'authority', 'rate', 'setBy', 'users.fullName as setByName'])
    .select(sql<string | null>`set_at`.as('setAt'))
    .select(sql<string>`coalesce(lower(valid)::text, '0001-01-01')`.as('from'))
    .select(sql<string | null>`upper(valid)::text`.as('to'))
    .orderBy('position')
    .orderBy('valid')
    .execute()
}

/** Where authorities may tax stays, in the order in which a price lists them. */
export function listLevied(db: Db, authority?: TaxAuthority) {
  const query = db
    .selectFrom('taxAuthorityJurisdictions')
    .innerJoin('taxAuthorities', 'taxAuthorities.code', 'authority')
    .innerJoin('jurisdictions', 'jurisdictions.code', 'jurisdiction')
    .select(['authority', 'jurisdiction'])
    .orderBy('taxAuthorities.position')
    .orderBy('jurisdictions.position')
  return (authority === undefined ? query : query.where('authority', '=', authority)).execute()
}

export function listJurisdictionCodes(db: Db) {
  return db.selectFrom('jurisdictions').select('code').orderBy('position').execute()
}

type Tax = { jurisdiction: Jurisdiction; authority: TaxAuthority }

/** A row that begins before the day keeps its rate and its beginning; only its end may move. */
export async function replaceRowsFrom(
  db: Transaction,
  tax: Tax,
  { day, rows }: { day: string; rows: readonly Row[] },
): Promise<void> {
  const ofTax = sql<boolean>`jurisdiction = ${tax.jurisdiction} and authority = ${tax.authority}`
  await db
    .deleteFrom('taxRates')
    .where(ofTax)
    .where(sql<boolean>`lower(valid) >= ${day}::date`)
    .execute()
  const begun = rows.findLast(({ from, to }) => from < day && (to === null || to >= day))
  if (begun) {
    await db
      .updateTable('taxRates')
      .set({ valid: sql<string>`daterange(lower(valid), ${begun.to}::date)` })
      .where(ofTax)
      .where(sql<boolean>`coalesce(lower(valid)::text, '0001-01-01') = ${begun.from}`)
      .execute()
  }
  const coming = rows.filter(({ from }) => from >= day)
  if (!coming.length) return
  await db
    .insertInto('taxRates')
    .values(
      coming.map(({ from, to, rate, setBy, setAt }) => ({
        ...tax,
        rate,
        setBy,
        setAt: setAt === null ? null : Temporal.Instant.from(setAt),
        valid: `[${from},${to ?? ''})`,
      })),
    )
    .execute()
}

export function countHomes(db: Db) {
  return db
    .selectFrom('suites')
    .select(['jurisdiction', sql<number>`count(*)::int`.as('homes')])
    .where('status', '=', 'published')
    .groupBy('jurisdiction')
    .execute()
}

export function findExampleHome(db: Db, jurisdictions: readonly Jurisdiction[]) {
  return db
    .selectFrom('suites')
    .select(['id', 'name', 'jurisdiction'])
    .where('status', '=', 'published')
    .where('jurisdiction', 'in', jurisdictions)
    .orderBy('name')
    .limit(1)
    .executeTakeFirst()
}

/** Held and confirmed stays there that begin on the day or later. */
export async function countBookedFrom(
  db: Db,
  jurisdictions: readonly Jurisdiction[],
  day: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('pricingBookedStays as stays')
    .innerJoin('suites', 'suites.id', 'stays.suiteId')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('suites.jurisdiction', 'in', jurisdictions)
    .where(sql<boolean>`lower(stays.nights) >= ${day}::date`)
    .executeTakeFirstOrThrow()
  return count
}
