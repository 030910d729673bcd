import { taxAuthorities } from '@marea/contract/jurisdictions.ts'
import { addDays, nightsBetween } from '@marea/contract/nights.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Asked, Nights } from './asked.ts'

type Sql = RawBuilder<unknown>

const nightsOfYear = 365

/** The tables `priced` and what it needs: each suite that can be had with its cheapest window. */
export function pricedStays({
  windows,
  asked,
  today,
  now,
}: {
  windows: readonly Nights[]
  asked: Asked
  today: string
  now: Temporal.Instant
}): Sql {
  return sql`${windowTable(windows)},
    ${yearTable(today)},
    taxes as materialized (
      select jurisdiction, check_in, ${taxPivot}
      from tax_rates join windows on valid @> check_in group by jurisdiction, check_in),
    seasonal as (
      select suite_id, check_in, sum(weekends * weekend_amount::bigint
          + (nights_within - weekends) * nightly_amount::bigint) as amount,
        sum(weekends) as weekends, sum(nights_within) as nights_within,
        max(min_nights) filter (where nights @> check_in) as min_nights
      from (select suite_id, check_in, nights, nightly_amount, weekend_amount, min_nights,
          ${weekends(sql`greatest(check_in, lower(nights))`, sql`least(check_out, upper(nights))`)}
            as weekends,
          least(check_out, upper(nights)) - greatest(check_in, lower(nights)) as nights_within
        from rate_seasons join windows on nights && daterange(check_in, check_out)) as overlapping
      group by suite_id, check_in),
    offered as (
      select ${suiteColumns}, windows.check_in, windows.check_out,
        cleaning_amount + housekeeping_amount + pet_amount::bigint * ${asked.pets} as fees,
        (coalesce(seasonal.amount, 0)
          + (windows.weekends - coalesce(seasonal.weekends, 0)) * suites.weekend_amount
          + (windows.length - windows.weekends - coalesce(seasonal.nights_within, 0)
            + coalesce(seasonal.weekends, 0)) * suites.nightly_amount)::bigint as nights_amount,
        coalesce((select per_mille from stay_discounts
          where suite_id = suites.id and from_nights <= windows.length
          order by from_nights desc limit 1), 0) as per_mille,
        ${sql.join(taxColumns.map((rate) => sql`coalesce(taxes.${rate}, 0) as ${rate}`))}
      from suites cross join windows
      left join seasonal on seasonal.suite_id = suites.id and seasonal.check_in = windows.check_in
      left join taxes
        on taxes.jurisdiction = suites.jurisdiction and taxes.check_in = windows.check_in
      where ${fits(asked)} and windows.length <= suites.max_nights
        and windows.length >= coalesce(seasonal.min_nights, suites.min_nights)
        and not exists (select from occupancies
          where suite_id = suites.id and nights && daterange(windows.check_in, windows.check_out)
            and (expires_at is null or expires_at > ${now}))),
    based as (
      select offered.*, nights_amount - (nights_amount * per_mille + 500) / 1000 + fees as base
      from offered),
    priced as materialized (
      select distinct on (id) id, slug, neighborhood, bedrooms, beds, check_in, check_out,
        (base + ${taxSum})::bigint as amount, lowest.nightly_from
      from based join lowest using (id)
      order by id, base + ${taxSum}, nights_amount, check_in)`
}

/** As above for a search without nights: the amount is the lowest price of a night. */
export function lowestNights({ asked, today }: { asked: Asked; today: string }): Sql {
  return sql`${yearTable(today)},
    priced as materialized (
      select ${suiteColumns}, null::date as check_in, null::date as check_out,
        nightly_from::bigint as amount, nightly_from
      from suites join lowest using (id) where ${fits(asked)})`
}

const suiteColumns = sql`suites.id, suites.slug, suites.neighborhood, suites.bedrooms, suites.beds`

const taxColumns = taxAuthorities.map((authority) => sql.ref(authority))

const taxPivot = sql.join(
  taxAuthorities.map(
    (authority) =>
      sql`max(rate) filter (where authority = ${sql.lit(authority)}) as ${sql.ref(authority)}`,
  ),
)

const taxSum = sql.join(
  taxColumns.map((rate) => sql`(base * ${rate} + 50000) / 100000`),
  sql` + `,
)

function fits({ guests, pets, bbox }: Asked): Sql {
  const inside = bbox
    ? sql`and suites.latitude between ${bbox.south} and ${bbox.north}
        and suites.longitude between ${bbox.west} and ${bbox.east}`
    : sql``
  return sql`suites.status = 'published' and suites.guests >= ${guests}
    and suites.max_pets >= ${pets} ${inside}`
}

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

/** The lowest night within a year: of each season that has a night there, or between seasons. */
function yearTable(today: string): Sql {
  const year = sql`daterange(${today}::date, ${addDays(today, nightsOfYear)}::date)`
  const within = sql`(nights * ${year})`
  return sql`year as (
      select suite_id, sum(weekends) as weekends, sum(length - weekends) as weekdays,
        min(weekend_amount) filter (where weekends > 0) as weekend_amount,
        min(nightly_amount) filter (where length > weekends) as nightly_amount
      from (select suite_id, weekend_amount, nightly_amount,
          upper(${within}) - lower(${within}) as length,
          ${weekends(sql`lower(${within})`, sql`upper(${within})`)} as weekends
        from rate_seasons where nights && ${year}) as overlapping
      group by suite_id),
    lowest as (
      select suites.id, least(year.weekend_amount, year.nightly_amount,
        case when coalesce(year.weekends, 0) < all_weekends then suites.weekend_amount end,
        case when coalesce(year.weekdays, 0) < ${sql.lit(nightsOfYear)} - all_weekends
          then suites.nightly_amount end) as nightly_from
      from suites left join year on year.suite_id = suites.id
      cross join (select ${weekends(sql`lower(${year})`, sql`upper(${year})`)} as all_weekends) as whole)`
}

/** How many Fridays and Saturdays there are from one day up to another. */
function weekends(from: Sql, to: Sql): Sql {
  return sql`(${weekendsBefore(to)} - ${weekendsBefore(from)})`
}

/** Counted from the Friday of 2 January 1970. */
function weekendsBefore(day: Sql): Sql {
  const since = sql`(${day} - date '1970-01-02')`
  return sql`(2 * (${since} / 7) + least(${since} % 7, 2))`
}
