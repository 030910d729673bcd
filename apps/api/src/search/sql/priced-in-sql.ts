import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { Fee } from '@marea/contract/suites/fees.ts'
import type { TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'
import { sql } from 'kysely'
import type { Nights, ParsedSearch } from '#search/query.ts'
import { feeColumns, totalInSql } from './fees-in-sql.ts'
import {
  amountBetween,
  fits,
  isGap,
  isTakenAt,
  rentInSql,
  type Sql,
  suiteColumns,
  taxPivot,
  weekends,
} from './sql-parts.ts'

type Priced = {
  windows: readonly Nights[]
  asked: ParsedSearch
  now: Temporal.Instant
  fees: readonly Fee[]
  authorities: readonly TaxAuthority[]
}

/** The table `priced` and what it needs: each available home with its cheapest window. */
export function pricedStays(search: Priced): Sql {
  const total = totalInSql(search.fees, search.authorities)
  return sql`${basedStays(search)},
    priced as materialized (
      select distinct on (id) ${pricedColumns}, ${total}::bigint as amount
      from based
      order by id, ${total}, nights_amount, check_in)`
}

/** The same table with each available window of each home. */
export function pricedWindows(search: Priced): Sql {
  return sql`${basedStays(search)},
    priced as materialized (
      select ${pricedColumns}, ${totalInSql(search.fees, search.authorities)}::bigint as amount from based)`
}

const pricedColumns = sql`id, slug, neighborhood, bedrooms, beds, check_in, check_out`

function basedStays({ windows, asked, now, fees, authorities }: Priced): Sql {
  const counts = {
    stay: sql.lit(1),
    night: sql`windows.length`,
    guest: sql`${asked.guests}`,
    extra_guest_night: sql`greatest(0, ${asked.guests}::int
      - coalesce(suites.included_guests, suites.guests)) * windows.length`,
    pet: sql`${asked.pets}`,
    pet_night: sql`${asked.pets}::int * windows.length`,
  }
  return sql`${windowTable(windows)},
    taxes as materialized (
      select jurisdiction, check_in, ${taxPivot(authorities)}
      from tax_rates join windows on valid @> check_in group by jurisdiction, check_in),
    seasonal as (
      select suite_id, check_in, sum(amount) as amount, sum(weekends) as weekends,
        sum(nights_within) as nights_within,
        max(min_nights) filter (where nights @> check_in) as min_nights
      from (select suite_id, check_in, nights, min_nights,
          ${amountBetween(sql`nightly_rates`, begin, end)} as amount,
          ${weekends(begin, end)} as weekends, ${end} - ${begin} as nights_within
        from nightly_rates join windows on nights && daterange(check_in, check_out)) as overlapping
      group by suite_id, check_in),
    offered as materialized (
      select ${suiteColumns}, windows.check_in, windows.check_out,
        ${feeColumns(fees, { row: 'suites', counts })},
        (coalesce(seasonal.amount, 0)
          + (windows.weekends - coalesce(seasonal.weekends, 0)) * suites.weekend_amount
          + (windows.length - windows.weekends - coalesce(seasonal.nights_within, 0)
            + coalesce(seasonal.weekends, 0)) * suites.nightly_amount)::bigint as nights_amount,
        coalesce((select per_mille from stay_discounts
          where suite_id = suites.id and from_nights <= windows.length
          order by from_nights desc limit 1), 0) as per_mille,
        coalesce(stay_limits.floor_amount, 0)::bigint as floor_amount, windows.length,
        ${sql.join(
          authorities.map((each) => sql`coalesce(taxes.${sql.ref(each)}, 0) as ${sql.ref(each)}`),
        )}
      from suites cross join windows
      left join seasonal on seasonal.suite_id = suites.id and seasonal.check_in = windows.check_in
      left join taxes
        on taxes.jurisdiction = suites.jurisdiction and taxes.check_in = windows.check_in
      left join stay_limits on stay_limits.suite_id = suites.id
      where ${fits(asked)} and windows.length <= suites.max_nights
        and (windows.length >= coalesce(seasonal.min_nights, suites.min_nights)
          or ${isGap(sql`suites.id`, sql`windows.check_in`, sql`windows.check_out`)})
        and not exists (select from occupancies
          where suite_id = suites.id and nights && daterange(windows.check_in, windows.check_out)
            and ${isTakenAt(now)})),
    based as materialized (
      select offered.*, ${rentInSql({ amount: sql`nights_amount`, length: sql`length` })} + fees as base
      from offered)`
}

/** The part of a range of rates that lies within a window. */
const begin = sql`greatest(check_in, lower(nights))`
const end = sql`least(check_out, upper(nights))`

function windowTable(windows: readonly Nights[]): Sql {
  const values = windows.map(
    ({ checkIn, checkOut }) =>
      sql`(${checkIn}::date, ${checkOut}::date, ${sql.lit(nightsBetween(checkIn, checkOut))})`,
  )
  const rows = values.length
    ? sql`values ${sql.join(values)}`
    : sql`select null::date, null::date, 0 where false`
  return sql`windows as materialized (
    select check_in, check_out, length, ${weekends(sql`check_in`, sql`check_out`)} as weekends
    from (${rows}) as asked (check_in, check_out, length))`
}
