import type { Ctx } from '#platform/ctx.ts'
import type { ParsedSearch } from '#search/query.ts'
import type { Hit } from '#search/results.ts'
import { findInSql } from '#search/sql/find-in-sql.ts'
import { todayInMiami } from '#suites/today.ts'

/** If a search finds more homes, only the cheapest are compared. */
const maxHomes = 500

/** Nights on hold count as available, because most holds expire. */
const longestHold = { hours: 1 }

export type Matches = {
  hits: readonly Hit[]
  /** False if a home may be missing only because others are cheaper. */
  isComplete: boolean
}

export async function findMatches({ db, now }: Ctx, asked: ParsedSearch): Promise<Matches> {
  const moment = { today: todayInMiami(now), now: now.add(longestHold) }
  const { hits, count } = await findInSql(db, asked, { ...moment, perPage: maxHomes })
  return { hits, isComplete: count <= hits.length }
}
