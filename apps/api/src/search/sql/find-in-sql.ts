import { histogramBars, suitesPerPage } from '@marea/contract/search/endpoints.ts'
import { type Fee, fees as feeTable } from '@marea/contract/suites/fees.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { readAuthorities } from '#pricing/read-terms.ts'
import { windowsOf } from '#search/date-windows.ts'
import type { Nights, ParsedSearch } from '#search/query.ts'
import { type CountedPlace, type Found, facetsOf } from '#search/results.ts'
import { hasAmenities, whereIn } from './filters-in-sql.ts'
import { lowestNights, pricedNights } from './lowest-in-sql.ts'
import { pricedStays } from './priced-in-sql.ts'

type Answer = {
  count: number
  hits: {
    id: string
    amount: number
    nightlyFrom: number | null
    checkIn: string | null
    checkOut: string | null
  }[]
  neighborhoods?: CountedPlace[]
  amenities?: Record<string, number>
  bedrooms?: Record<string, number>
  beds?: Record<string, number>
  bars?: { from: number; width: number; counts: Record<string, number> } | null
}

type Moment = {
  today: string
  now: Temporal.Instant
  fees?: readonly Fee[]
  perPage?: number
}

/** Answers a search in PostgreSQL alone, with one statement; it must agree with `findInColumns`. */
export async function findInSql(
  db: Db,
  asked: ParsedSearch,
  { today, now, fees = feeTable, perPage = suitesPerPage }: Moment,
): Promise<Found> {
  const windows = windowsOf(asked.when, today)
  const { homes: inWhere, landmark = null } = await whereIn(db, asked.where)
  const authorities = await readAuthorities(db)
  const moment = { today, now, fees, authorities }
  const priced = windows
    ? pricedStays({ windows, asked, now, fees, authorities })
    : pricedNights(asked, moment)
  const shown = windows ? sql`, ${lowestNights(sql`suites join page using (id)`, moment)}` : sql``
  const { rows } = await sql<{ answer: Answer }>`
    with ${priced},
    marked as materialized (
      select priced.*, ${inWhere} as is_there, bedrooms >= ${asked.bedrooms} as has_bedrooms,
        beds >= ${asked.beds} as has_beds, ${hasAmenities(asked)} as has_amenities,
        amount between ${asked.minTotal} and ${asked.maxTotal} as is_affordable
      from priced),
    result as materialized (
      select * from marked
      where is_there and has_bedrooms and has_beds and has_amenities and is_affordable),
    page as materialized (${pageOf(asked, perPage)})${shown}
    select json_build_object('count', (select count(*) from result), 'hits', ${hits}
      ${asked.hasFacets ? facets : sql``}) as answer`.execute(db)
  const [row] = rows
  if (!row) throw new Error('PostgreSQL gave no answer.')
  return { ...foundOf(row.answer, windows), landmark }
}

function pageOf({ order, page }: ParsedSearch, perPage: number): RawBuilder<unknown> {
  const by = order === 'accessible' ? sql`amount` : sql`amount desc`
  return sql`
    select *, row_number() over (order by ${by}, slug collate "C") as place from result
    order by place limit ${perPage} offset ${(page - 1) * perPage}`
}

const hits = sql`(
  select coalesce(json_agg(json_build_object('id', id, 'amount', amount, 'nightlyFrom',
    nightly_from, 'checkIn', check_in, 'checkOut', check_out) order by place), '[]')
  from page left join lowest using (id))`

const facets = sql`,
  'neighborhoods', (
    select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'nameEs', name_es,
      'lineEn', line_en, 'lineEs', line_es, 'position', position, 'count', count,
      'from', lowest)), '[]')
    from (select neighborhood as slug, count(*) as count, min(amount) as lowest from marked
      where has_bedrooms and has_beds and has_amenities and is_affordable group by 1) as counted
    join neighborhoods using (slug)),
  'amenities', (select coalesce(json_object_agg(amenity, count), '{}')
    from (select amenity, count(*) as count from suite_amenities
      join result on result.id = suite_id group by 1) as counted),
  'bedrooms', (select coalesce(json_object_agg(bedrooms, count), '{}')
    from (select bedrooms, count(*) as count from marked
      where is_there and has_beds and has_amenities and is_affordable group by 1) as counted),
  'beds', (select coalesce(json_object_agg(beds, count), '{}')
    from (select beds, count(*) as count from marked
      where is_there and has_bedrooms and has_amenities and is_affordable group by 1) as counted),
  'bars', (
    with unlimited as materialized (select amount from marked
      where is_there and has_bedrooms and has_beds and has_amenities),
    bounds as (select min(amount) as lowest,
      (max(amount) - min(amount) + ${sql.lit(histogramBars)}) / ${sql.lit(histogramBars)} as width
      from unlimited)
    select json_build_object('from', lowest, 'width', width, 'counts',
      (select json_object_agg(bar, count) from (
        select (amount - lowest) / width as bar, count(*) as count from unlimited group by 1) as counted))
    from bounds where lowest is not null)`

function foundOf(answer: Answer, windows: Nights[] | null): Omit<Found, 'landmark'> {
  const { neighborhoods, amenities, bedrooms, beds, bars } = answer
  return {
    count: answer.count,
    hits: answer.hits.map(({ checkIn, checkOut, ...hit }) => ({
      ...hit,
      stay: windows && checkIn && checkOut ? { checkIn, checkOut } : null,
    })),
    facets: neighborhoods
      ? facetsOf({
          neighborhoods,
          amenity: (amenity) => amenities?.[amenity] ?? 0,
          bedrooms: (least) => countFrom(bedrooms, least),
          beds: (least) => countFrom(beds, least),
        })
      : null,
    histogram: bars
      ? {
          ...bars,
          counts: Array.from({ length: histogramBars }, (_, bar) => bars.counts[bar] ?? 0),
        }
      : null,
  }
}

function countFrom(counts: Record<string, number> = {}, least: number): number {
  return Object.entries(counts)
    .filter(([step]) => Number(step) >= least)
    .reduce((sum, [, count]) => sum + count, 0)
}
