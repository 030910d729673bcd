import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { SearchedArea } from './searched-area.ts'

export type SearchCount = SearchedArea & {
  checkIn: string
  checkOut: string
  guests: number
  searchedIn: string
  searches: number
}

export function listNeighborhoods(db: Db) {
  return db.selectFrom('neighborhoods').select(['slug', 'name', 'nameEs', 'place']).execute()
}

/** Written in one order, so that two processes that write at the same time cannot deadlock. */
export async function addSearchCounts(db: Db, counts: readonly SearchCount[]): Promise<void> {
  if (!counts.length) return
  const column = <Key extends keyof SearchCount>(key: Key) => counts.map((each) => each[key])
  await sql`
    insert into search_counts
      (check_in, check_out, guests, place, neighborhood, searched_in, searches)
    select * from unnest(${column('checkIn')}::date[], ${column('checkOut')}::date[],
      ${column('guests')}::smallint[], ${column('place')}::text[],
      ${column('neighborhood')}::text[], ${column('searchedIn')}::date[],
      ${column('searches')}::integer[])
    order by 1, 2, 4, 5, 3, 6
    on conflict on constraint search_counts_once
      do update set searches = search_counts.searches + excluded.searches`.execute(db)
}

export async function deleteSearchCountsBefore(db: Db, day: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from search_counts where check_in < ${day}`.execute(db)
  return Number(numAffectedRows)
}

type Period = { from: string; to: string }

/** How often each stay within the period was searched for, where the home fits the search. */
export async function listSearchedStays(db: Db, suiteId: string, { from, to }: Period) {
  const { rows } = await sql<{ checkIn: string; checkOut: string; searches: number }>`
    select check_in::text, check_out::text, sum(searches)::integer as searches
    from search_counts join suites on suites.id = ${suiteId}
    where check_in >= ${from} and check_in < ${to} and search_counts.guests <= suites.guests
      and coalesce(search_counts.place, suites.place) = suites.place
      and coalesce(search_counts.neighborhood, suites.neighborhood) = suites.neighborhood
    group by check_in, check_out order by check_in, check_out`.execute(db)
  return rows
}

export async function findFirstMonth(db: Db): Promise<string | null> {
  const { month } = await db
    .selectFrom('searchCounts')
    .select(sql<string | null>`min(searched_in)::text`.as('month'))
    .executeTakeFirstOrThrow()
  return month
}
