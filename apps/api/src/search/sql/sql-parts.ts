import { taxAuthorities } from '@marea/contract/suites/jurisdictions.ts'
import { type RawBuilder, sql } from 'kysely'
import type { ParsedSearch } from '#search/query.ts'

export type Sql = RawBuilder<unknown>

export const suiteColumns = sql`suites.id, suites.slug, suites.neighborhood, suites.bedrooms, suites.beds`

export const taxColumns = taxAuthorities.map((authority) => sql.ref(authority))

export const taxPivot = sql.join(
  taxAuthorities.map(
    (authority) =>
      sql`coalesce(max(rate) filter (where authority = ${sql.lit(authority)}), 0)
        as ${sql.ref(authority)}`,
  ),
)

export function fits({ guests, pets, bbox }: ParsedSearch): Sql {
  const inside = bbox
    ? sql`and suites.latitude between ${bbox.south} and ${bbox.north}
        and suites.longitude between ${bbox.west} and ${bbox.east}`
    : sql``
  return sql`suites.status = 'published' and suites.guests >= ${guests}
    and suites.max_pets >= ${pets} ${inside}`
}

export function isTakenAt(now: Temporal.Instant): Sql {
  return sql`(expires_at is null or expires_at > ${now})`
}

/** The number of Fridays and Saturdays from one day up to another. */
export function weekends(from: Sql, to: Sql): Sql {
  return sql`(${weekendsBefore(to)} - ${weekendsBefore(from)})`
}

/** Counted from the Friday of 2 January 1970. */
function weekendsBefore(day: Sql): Sql {
  const since = sql`(${day} - date '1970-01-02')`
  return sql`(2 * (${since} / 7) + least(${since} % 7, 2))`
}
