import type { Jurisdiction, TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'
import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

/** Changes of one tax run one at a time, so that none is computed from outdated rows. */
export async function lockAuthority(db: Transaction, code: TaxAuthority): Promise<void> {
  await db
    .selectFrom('taxAuthorities')
    .select('code')
    .where('code', '=', code)
    .forUpdate()
    .execute()
}

/** Newest first; the same rate from the same day in several jurisdictions is one step. */
export async function listSteps(db: Db, today: string) {
  const { rows } = await sql<{
    authority: TaxAuthority
    rate: number
    jurisdictions: Jurisdiction[]
    from: string | null
    state: 'past' | 'current' | 'coming'
    reason: string
    setBy: string | null
    setAt: Temporal.Instant | null
  }>`
    select authority, rate, array_agg(jurisdiction order by position) as jurisdictions,
      lower(valid)::text as "from", reason, full_name as "setBy", set_at as "setAt",
      case when valid @> ${today}::date then 'current'
        when lower(valid) > ${today}::date then 'coming' else 'past' end as state
    from tax_rates join jurisdictions on code = jurisdiction
    left join users on users.id = set_by
    group by authority, rate, lower(valid), state, reason, full_name, set_at
    order by lower(valid) desc nulls last, min(position)`.execute(db)
  return rows
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

type Taxed = { authority: TaxAuthority; jurisdictions: readonly Jurisdiction[] }

/** In each jurisdiction the rate of the day, zero where there is none, and the day it began. */
export async function listRates(
  db: Db,
  { authority, jurisdictions, day }: Taxed & { day: string },
): Promise<{ rate: number; from: string | null }[]> {
  const { rows } = await sql<{ rate: number; from: string | null }>`
    select coalesce(rate, 0) as rate, lower(valid)::text as "from"
    from unnest(${jurisdictions}::text[]) with ordinality as places (jurisdiction, position)
    left join tax_rates on tax_rates.jurisdiction = places.jurisdiction
      and authority = ${authority} and valid @> ${day}::date
    order by position`.execute(db)
  return rows
}

type NewRate = {
  from: string
  rate: number
  reason: string
  setBy: string
  setAt: Temporal.Instant
}

/** Each lasts until the next, and ends the one before. */
export async function insertRates(
  db: Transaction,
  { authority, jurisdictions, from, ...row }: Taxed & NewRate,
): Promise<void> {
  await sql`
    update tax_rates set valid = daterange(lower(valid), ${from}::date)
    where authority = ${authority} and jurisdiction = any(${jurisdictions}::text[])
      and valid @> ${from}::date`.execute(db)
  await sql`
    insert into tax_rates (authority, jurisdiction, rate, valid, reason, set_by, set_at)
    select ${authority}, place, ${row.rate}, daterange(${from}::date, (
        select min(lower(valid)) from tax_rates
        where authority = ${authority} and jurisdiction = place and lower(valid) > ${from}::date
      )), ${row.reason}, ${row.setBy}, ${row.setAt}
    from unnest(${jurisdictions}::text[]) as place`.execute(db)
}

/** The rate before each lasts until the one after it. */
export async function deleteRates(
  db: Transaction,
  { authority, jurisdictions, from }: Taxed & { from: string },
): Promise<{ rate: number }[]> {
  const { rows } = await sql<{ jurisdiction: Jurisdiction; rate: number; to: string | null }>`
    delete from tax_rates where authority = ${authority} and lower(valid) = ${from}::date
      and jurisdiction = any(${jurisdictions}::text[])
    returning jurisdiction, rate, upper(valid)::text as "to"`.execute(db)
  for (const { jurisdiction, to } of rows) {
    await sql`
      update tax_rates set valid = daterange(lower(valid), ${to}::date)
      where authority = ${authority} and jurisdiction = ${jurisdiction}
        and upper(valid) = ${from}::date`.execute(db)
  }
  return rows
}

/** Published ones of each jurisdiction. */
export function countHomes(db: Db) {
  return db
    .selectFrom('jurisdictions')
    .leftJoin('suites', (join) =>
      join.onRef('suites.jurisdiction', '=', 'code').on('suites.status', '=', 'published'),
    )
    .select(['code', sql<number>`count(suites.id)::int`.as('homes')])
    .groupBy(['code', 'position'])
    .orderBy('position')
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
