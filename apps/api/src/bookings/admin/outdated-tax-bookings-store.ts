import type { OtherwiseTaxed } from '@marea/contract/pricing/tax-rates.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type Row = Omit<OtherwiseTaxed, 'difference'> & { lines: unknown }

/**
 * Booked stays that are not settled yet and were priced with other rates than those that now apply on their check-in
 * day. A stay without any tax was exempt and is left out.
 */
export async function listOtherwiseTaxed(db: Db, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select bookings.id, reference, suites.name as home, suites.jurisdiction,
      lower(nights)::text as "checkIn", upper(nights)::text as "checkOut", lines, other.taxes
    from bookings join suites on suites.id = suite_id
    cross join lateral (
      select json_agg(json_build_object('authority', authority, 'booked', coalesce(booked.rate, 0),
        'current', coalesce(valid.rate, 0)) order by authority) as taxes
      from (select substr(line ->> 'for', 5) as authority, (line ->> 'rate')::int as rate
        from jsonb_array_elements(lines) as line where line ->> 'for' like 'tax:%') as booked
      full join (select authority, rate from tax_rates
        where tax_rates.jurisdiction = suites.jurisdiction and valid @> lower(nights)) as valid
        using (authority)
      where coalesce(booked.rate, 0) <> coalesce(valid.rate, 0)) as other
    where bookings.status = 'confirmed' and settled_at is null and other.taxes is not null
      and lines @? '$[*] ? (@.for starts with "tax:")'
    order by lower(nights), reference limit ${limit}`.execute(db)
  return rows
}
