import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import type { ParsedSearch } from '#search/query.ts'
import type { Hit } from '#search/results.ts'
import { findInSql } from '#search/sql/find-in-sql.ts'

/** If a search finds more homes, only the cheapest are compared. */
const maxHomes = 500

/** Nights on hold count as available, because most holds expire. */
const longestHold = { hours: 1 }

export type Matches = {
  hits: readonly Hit[]
  /** False if a home may be missing only because others are cheaper. */
  isComplete: boolean
}

export async function findMatches(ctx: Ctx, asked: ParsedSearch): Promise<Matches> {
  const moment = { today: todayOf(ctx), now: ctx.now.add(longestHold) }
  const { hits, count } = await findInSql(ctx.db, asked, { ...moment, perPage: maxHomes })
  return { hits, isComplete: count <= hits.length }
}
