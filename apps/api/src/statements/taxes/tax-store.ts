import { lineCodes } from '@marea/contract/pricing/price-parts.ts'
import type { TaxAuthority, TaxReturn } from '@marea/contract/suites/jurisdictions.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { SettledStay } from './settled-stay.ts'
import { type HomeScope, isInScope, type Period, settlements } from './settlements.ts'

type TaxQuery = { scope: HomeScope; period: Period }

export type TaxSum = {
  month: string
  authority: TaxAuthority
  rate: number | null
  stays: number
  exemptStays: number
  gross: number
  taxable: number
  tax: number
}

/** The sums of each tax by month; without stays there is no row. */
export async function sumTaxes(db: Db, query: TaxQuery): Promise<TaxSum[]> {
  const { rows } = await sql<TaxSum>`
    select month, authority,
      case when min(rate) = max(rate) then max(rate) end as rate,
      sum(sign)::int as stays,
      coalesce(sum(sign) filter (where not is_taxed), 0)::int as exempt_stays,
      sum(gross)::bigint as gross, sum(taxable)::bigint as taxable, sum(tax)::bigint as tax
    from ${taxedStays(query)} as taxed
    group by month, authority order by month, authority`.execute(db)
  return rows
}

export type TaxedStayRow = SettledStay & {
  isTaxed: boolean
  gross: number
  taxable: number
  tax: number
}

type StaysOfTax = TaxQuery & { authority: TaxAuthority; limit: number; offset: number }

/** The stays behind one of the sums, the latest first. */
export async function listTaxedStays(db: Db, query: StaysOfTax): Promise<TaxedStayRow[]> {
  const { authority, limit, offset } = query
  const { rows } = await sql<TaxedStayRow>`
    select entry_id, booking_id, reference, slug, name, check_in, check_out, posted_on,
      is_canceled, sign, is_taxed, gross, taxable, tax
    from ${taxedStays(query)} as taxed where authority = ${authority}
    order by posted_on desc, entry_id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countTaxedStays(
  db: Db,
  { authority, ...query }: TaxQuery & { authority: TaxAuthority },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${taxedStays(query)} as taxed
    where authority = ${authority}`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * One row for each settled stay and each tax on stays in its city: the only definition of every figure, for sums and
 * for the stays behind them. The tax is the ledger's posting, and its base is computed from the price lines. A stay
 * without the line of a tax is exempt from it.
 */
function taxedStays({ scope, period }: TaxQuery): RawBuilder<unknown> {
  return sql`(
    with settled as materialized (
      select settlements.*, suites.slug, suites.name, suites.jurisdiction
      from ${settlements(period)} as settlements
      join suites on suites.id = settlements.suite_id
      where ${isInScope(sql`settlements.suite_id`, scope)}
    ),
    priced as materialized (
      select entry_id, line.code, line.amount, line."for" as payee, line."isTaxed" as is_taxed,
        line."taxedBy" as taxed_by, line.rate
      from settled cross join lateral jsonb_to_recordset(settled.lines)
        as line(code text, amount bigint, "for" text, "isTaxed" boolean, "taxedBy" jsonb, rate int)
    ),
    charged as (
      select entry_id, sum(amount) filter (where is_taxed or code <> ${lineCodes.coupon}) as gross,
        sum(amount) filter (where is_taxed and taxed_by is null) as taxed_by_all
      from priced where payee not like 'tax:%' group by entry_id
    ),
    charged_by_some as (
      select entry_id, authority, sum(amount) as taxed
      from priced cross join lateral jsonb_array_elements_text(taxed_by) as authority
      where is_taxed and taxed_by is not null group by entry_id, authority
    ),
    levied as (
      select entry_id, authority, max(rate) as rate, bool_or(is_taxed) as is_taxed
      from (
        select entry_id, substr(payee, 5) as authority, rate, true as is_taxed
        from priced where payee like 'tax:%'
        union all
        select entry_id, tax_rates.authority, null, false
        from settled join tax_rates on tax_rates.jurisdiction = settled.jurisdiction
          and tax_rates.rate > 0 and tax_rates.valid @> settled.check_in
      ) as either
      group by entry_id, authority
    )
    select settled.*, levied.authority, levied.rate, levied.is_taxed,
      (sign * coalesce(gross, 0))::bigint as gross,
      (sign * case when levied.is_taxed
        then coalesce(taxed_by_all, 0) + coalesce(charged_by_some.taxed, 0) else 0 end)::bigint
        as taxable,
      coalesce(ledger_postings.amount, 0) as tax
    from settled
    join levied using (entry_id)
    left join charged using (entry_id)
    left join charged_by_some on charged_by_some.entry_id = settled.entry_id
      and charged_by_some.authority = levied.authority
    left join ledger_postings on ledger_postings.entry_id = settled.entry_id
      and ledger_postings.account = 'tax:' || levied.authority
  )`
}

export type Levy = {
  authority: TaxAuthority
  taxReturn: TaxReturn
  rate: number
  from: string
  to: string | null
}

export async function listLevies(db: Db, scope: HomeScope): Promise<Levy[]> {
  const { rows } = await sql<Levy>`
    select distinct tax_authorities.position, tax_rates.authority, tax_authorities.tax_return,
      tax_rates.rate, coalesce(lower(tax_rates.valid)::text, '0001-01-01') as "from",
      upper(tax_rates.valid)::text as "to"
    from suites
    join tax_rates on tax_rates.jurisdiction = suites.jurisdiction
    join tax_authorities on tax_authorities.code = tax_rates.authority
    where tax_rates.rate > 0 and suites.status <> 'draft' and ${isInScope(sql`suites.id`, scope)}
    order by tax_authorities.position`.execute(db)
  return rows
}

/** In the order of their returns and their lines. */
export async function listAuthorities(db: Db) {
  return db
    .selectFrom('taxAuthorities')
    .innerJoin('taxReturns', 'taxReturns.code', 'taxReturn')
    .select(['taxAuthorities.code', 'taxReturn'])
    .orderBy('taxReturns.position')
    .orderBy('taxAuthorities.position')
    .execute()
}

export async function listReturnRules(db: Db) {
  return db
    .selectFrom('taxReturnRules')
    .select(['taxReturn', 'dueDay', 'movesToBusinessDay', 'isPaidDayBefore'])
    .select(['allowanceRate', 'allowancePart', 'allowanceMax'])
    .select(sql<string>`coalesce(lower(valid)::text, '0001-01-01')`.as('from'))
    .select(sql<string | null>`upper(valid)::text`.as('to'))
    .execute()
}

/** The places in which a return reports taxes. */
export async function listReturnPlaces(db: Db) {
  return db
    .selectFrom('taxAuthorities')
    .innerJoin('taxAuthorityJurisdictions', 'authority', 'taxAuthorities.code')
    .innerJoin('jurisdictions', 'jurisdictions.code', 'jurisdiction')
    .select(['taxReturn', 'place'])
    .distinct()
    .execute()
}

export async function listHolidays(db: Db) {
  return db
    .selectFrom('holidays')
    .select(['place', 'month', 'day', 'weekday', 'week', 'daysAfter', 'isMoved'])
    .execute()
}
