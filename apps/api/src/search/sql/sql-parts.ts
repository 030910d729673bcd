import type { TaxAuthority } from '@marea/contract/suites/jurisdictions.ts'
import { type RawBuilder, sql } from 'kysely'
import type { ParsedSearch } from '#search/query.ts'

export type Sql = RawBuilder<unknown>

export const suiteColumns = sql`suites.id, suites.slug, suites.neighborhood, suites.bedrooms, suites.beds`

/** The rate of each authority in a column of its own. */
export function taxPivot(authorities: readonly TaxAuthority[]): Sql {
  return sql.join(
    authorities.map(
      (authority) =>
        sql`coalesce(max(rate) filter (where authority = ${sql.lit(authority)}), 0)
          as ${sql.ref(authority)}`,
    ),
  )
}

export function fits({ guests, children, infants, pets, bbox }: ParsedSearch): Sql {
  const inside = bbox
    ? sql`and suites.latitude between ${bbox.south} and ${bbox.north}
        and suites.longitude between ${bbox.west} and ${bbox.east}`
    : sql``
  return sql`suites.status = 'published' and suites.guests >= ${guests}
    and suites.max_pets >= ${pets} and (suites.welcomes_children or ${children}::int = 0)
    and (suites.welcomes_infants or ${infants}::int = 0) ${inside}`
}

export function isTakenAt(now: Temporal.Instant): Sql {
  return sql`(expires_at is null or expires_at > ${now})`
}

/** The number of Fridays and Saturdays from one day up to another. */
export function weekends(from: Sql, to: Sql): Sql {
  return sql`(${weekendsBefore(to)} - ${weekendsBefore(from)})`
}

/** The nights from one day up to another at the rates of a row. */
export function amountBetween(row: Sql, from: Sql, to: Sql): Sql {
  const weekdays = sql.join(
    sundayToSaturday.map(
      (day) => sql`${countOf(day, from, to)} * ${row}.weekday_amounts[${sql.lit(day + 1)}]::bigint`,
    ),
    sql` + `,
  )
  return sql`(case when ${row}.weekday_amounts is null
    then ${weekends(from, to)} * ${row}.weekend_amount::bigint
      + (${to} - (${from}) - ${weekends(from, to)}) * ${row}.nightly_amount::bigint
    else ${weekdays} end)`
}

const sundayToSaturday = [0, 1, 2, 3, 4, 5, 6]

/** How often a weekday comes from one day up to another; 4 January 1970 was a Sunday. */
function countOf(weekday: number, from: Sql, to: Sql): Sql {
  const before = (day: Sql) => sql`((${day} - date '1970-01-04' + ${sql.lit(6 - weekday)}) / 7)`
  return sql`(${before(to)} - ${before(from)})`
}

/** What is left of the nights after the stay discount, which stops at the floor of the home. */
export function rentInSql({ amount, length }: { amount: Sql; length: Sql }): Sql {
  return sql`(${amount} - least((${amount} * per_mille + 500) / 1000,
    greatest(0, ${amount} - floor_amount * ${length}))::bigint)`
}

/** Whether these nights are a whole gap between two that are taken for good, at a home that fills them. */
export function isGap(suiteId: Sql, from: Sql, to: Sql): Sql {
  const taken = sql`select from occupancies where suite_id = ${suiteId} and expires_at is null`
  return sql`(exists (select from stay_limits where suite_id = ${suiteId} and fills_gaps)
    and exists (${taken} and nights @> ${from} - 1) and exists (${taken} and nights @> ${to}))`
}

/** Counted from the Friday of 2 January 1970. */
function weekendsBefore(day: Sql): Sql {
  const since = sql`(${day} - date '1970-01-02')`
  return sql`(2 * (${since} / 7) + least(${since} % 7, 2))`
}
