import { type Fee, fees as feeTable } from '@marea/contract/suites/fees.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { readAuthorities } from '#pricing/read-terms.ts'
import type { Nights, ParsedSearch } from '#search/query.ts'
import { hasAmenities, whereIn } from '#search/sql/filters-in-sql.ts'
import { pricedWindows } from '#search/sql/priced-in-sql.ts'
import type { PricedWindow } from './priced-window.ts'

type Found = { checkIn: string; count: number; lowest: number }

/** All windows in one statement, for when the index cannot answer. */
export async function priceWindowsInSql(
  db: Db,
  { asked, windows }: { asked: ParsedSearch; windows: readonly Nights[] },
  now: Temporal.Instant,
  fees: readonly Fee[] = feeTable,
): Promise<PricedWindow[]> {
  const { homes: inWhere } = await whereIn(db, asked.where)
  const authorities = await readAuthorities(db)
  const { rows } = await sql<{ found: Found[] }>`
    with ${pricedWindows({ windows, asked, now, fees, authorities })},
    counted as (
      select check_in, count(*) as count, min(amount) as lowest from priced
      where ${inWhere} and bedrooms >= ${asked.bedrooms} and beds >= ${asked.beds}
        and ${hasAmenities(asked)} and amount between ${asked.minTotal} and ${asked.maxTotal}
      group by check_in)
    select coalesce(json_agg(json_build_object('checkIn', check_in, 'count', count,
      'lowest', lowest)), '[]') as found from counted`.execute(db)
  const found = new Map(rows[0]?.found.map((each) => [each.checkIn, each]))
  return windows.map((stay) => {
    const { count = 0, lowest = null } = found.get(stay.checkIn) ?? {}
    return { ...stay, count, lowest }
  })
}
