import { addDays } from '@marea/contract/platform/time/days.ts'
import type { Fee } from '@marea/contract/suites/fees.ts'
import type { TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'
import { maxNights } from '@marea/contract/suites/stay-limits.ts'
import { sql } from 'kysely'
import { arrivalDays } from '#calendar/show/nightly-from.ts'
import type { ParsedSearch } from '#search/query.ts'
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
} from './sql-parts.ts'

type Moment = {
  today: string
  now: Temporal.Instant
  fees: readonly Fee[]
  authorities: readonly TaxAuthority[]
}

/** The table `priced` for a search without dates: the amount is the lowest price of a night. */
export function pricedNights(asked: ParsedSearch, moment: Moment): Sql {
  return sql`${lowestNights(sql`suites where ${fits(asked)}`, moment)},
    priced as materialized (
      select ${suiteColumns}, null::date as check_in, null::date as check_out,
        nightly_from as amount
      from suites join lowest using (id) where nightly_from is not null)`
}

/**
 * The table `lowest` and what it needs: the cheapest night of each home with taxes and fees,
 * taken from all its shortest available stays that begin within a year.
 */
export function lowestNights(which: Sql, { today, now, fees, authorities }: Moment): Sql {
  const year = sql`daterange(${today}::date, ${addDays(today, arrivalDays)}::date)`
  const kept = sql`daterange(${today}::date, ${addDays(today, arrivalDays + maxNights)}::date)`
  const counts = {
    stay: sql.lit(1),
    night: sql`stays.length`,
    guest: sql.lit(1),
    pet: sql.lit(0),
    pet_night: sql.lit(0),
    extra_guest_night: sql.lit(0),
  }
  return sql`${taxPeriods(year, authorities)},
    chosen as materialized (
      select suites.*, coalesce((select floor_amount from stay_limits
        where stay_limits.suite_id = suites.id), 0)::bigint as floor_amount
      from ${which}),
    lowest as materialized (
      select chosen.id, (
        with ${ratedNights(kept)},
        gaps as materialized (
          select unnest(datemultirange(${kept}) - coalesce((select range_agg(nights)
            from occupancies
            where suite_id = chosen.id and nights && ${kept} and ${isTakenAt(now)}), '{}'))
            as nights),
        stays as materialized (
          select rated.*, periods.*, lower(${year}) + generate_series(
            lower(rated.nights * gaps.nights * days) - lower(${year}),
            least(upper(rated.nights * days) - 1, upper(gaps.nights) - length) - lower(${year}))
            as check_in
          from periods join rated on nights && days join gaps on gaps.nights && rated.nights * days
          where periods.jurisdiction = chosen.jurisdiction and length <= chosen.max_nights
          union all ${gapStays}),
        counted as materialized (
          select stays.*, ${nightsOfStay} as amount, ${feeColumns(fees, { row: 'chosen', counts })}
          from stays),
        based as materialized (
          select counted.*, ${rentInSql({ amount: sql`amount`, length: sql`length` })} + fees as base
          from counted)
        select min((${totalInSql(fees, authorities)} + 100 * length - 1) / (100 * length) * 100)
        from based)::bigint
        as nightly_from
      from chosen)`
}

/** The periods with the same tax rates; each check-in of the year falls into one of them. */
function taxPeriods(year: Sql, authorities: readonly TaxAuthority[]): Sql {
  return sql`turns as (
      select code as jurisdiction, lower(${year}) as day from jurisdictions
      union select jurisdiction, unnest(array[lower(valid), upper(valid)]) from tax_rates),
    periods as materialized (
      select parts.jurisdiction, days, ${taxPivot(authorities)}
      from (select jurisdiction, daterange(day, lead(day, 1, upper(${year}))
          over (partition by jurisdiction order by day)) as days
        from turns where day <@ ${year}) as parts
      left join tax_rates
        on tax_rates.jurisdiction = parts.jurisdiction and valid @> lower(days)
      group by parts.jurisdiction, days)`
}

function perMilleFor(length: Sql): Sql {
  return sql`coalesce((select per_mille from stay_discounts
            where suite_id = chosen.id and from_nights <= ${length}
            order by from_nights desc limit 1), 0)`
}

/** Gaps that are shorter than the minimum stay and may be booked as a whole. */
const gapStays = (() => {
  const length = sql`(upper(gaps.nights) - lower(gaps.nights))`
  return sql`
          select rated.nights, nightly_amount, weekend_amount, weekday_amounts, ${length},
            ${perMilleFor(length)}, periods.*, lower(gaps.nights)
          from periods join rated on nights && days
          join gaps on lower(gaps.nights) <@ rated.nights * days and ${length} < rated.length
          where periods.jurisdiction = chosen.jurisdiction and ${length} <= chosen.max_nights
            and ${isGap(sql`chosen.id`, sql`lower(gaps.nights)`, sql`upper(gaps.nights)`)}`
})()

/** The rates of each stretch of nights: those of the seasons, and the home's own between them. */
function ratedNights(kept: Sql): Sql {
  return sql`rated as materialized (
          select *, ${perMilleFor(sql`length`)} as per_mille
          from (
            select nights * ${kept} as nights, nightly_amount, weekend_amount, weekday_amounts,
              min_nights::int as length
            from nightly_rates where suite_id = chosen.id and nights && ${kept}
            union all
            select unnest(datemultirange(${kept}) - coalesce((select range_agg(nights)
                from nightly_rates where suite_id = chosen.id and nights && ${kept}), '{}')),
              chosen.nightly_amount, chosen.weekend_amount, null, chosen.min_nights) as plain)`
}

/** Most stays lie within one stretch of rates; the others are summed over several. */
const nightsOfStay = (() => {
  const end = sql`stays.check_in + stays.length`
  const from = sql`greatest(stays.check_in, lower(other.nights))`
  const to = sql`least(${end}, upper(other.nights))`
  return sql`case when ${end} <= upper(stays.nights) then ${amountBetween(sql`stays`, sql`stays.check_in`, end)}
    else (select sum(${amountBetween(sql`other`, from, to)})::bigint from rated as other
      where other.nights && daterange(stays.check_in, ${end})) end`
})()
