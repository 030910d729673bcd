import type { SearchQuery } from '@marea/contract/search/endpoints.ts'
import type { z } from 'zod'
import type { Ctx } from '#platform/ctx.ts'
import type { ReadReplica } from '#platform/db/read-replica.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { type CardsById, writeAnswer } from './answer-json.ts'
import type { CachedAnswer } from './cache/cached-answer.ts'
import { readCards } from './cards.ts'
import type { SearchCounts } from './demand/count-searches.ts'
import { groupsOf } from './groups/search-groups.ts'
import { withDistances } from './landmarks/distances.ts'
import { findInColumns } from './memory/find-in-columns.ts'
import type { LiveIndex } from './memory/live-index.ts'
import { parseSearch } from './query.ts'
import { type Find, relaxOf } from './relax.ts'
import type { Found } from './results.ts'
import { findInSql } from './sql/find-in-sql.ts'
import { listNamedPlaces, listNeighborhoods } from './suite-facts-store.ts'

type Query = z.output<typeof SearchQuery>

export type SearchParts = {
  index?: LiveIndex | undefined
  counts?: SearchCounts | undefined
  reads?: ReadReplica | undefined
}

/** The available homes, from the index while it is up to date and from PostgreSQL otherwise. */
export async function searchSuites(
  ctx: Ctx,
  query: Query,
  { index, counts, reads }: SearchParts,
): Promise<RawResponse> {
  const live = index?.at(ctx.now)
  const key = JSON.stringify(query)
  const cached = live?.answers.get(key)
  if (cached) {
    counts?.add(query, key)
    return cached.answer
  }
  const changes = live?.changes
  // Without the index PostgreSQL does all the work, which the replica can take over.
  const reading = live || !reads ? ctx : { ...ctx, db: reads.current() }
  const made = await makeAnswer(reading, query, index)
  counts?.add(query, key)
  // An answer made while the index changed may be outdated, so it is sent but not cached.
  if (live && live.changes === changes) live.answers.put(key, made)
  return made.answer
}

async function makeAnswer(
  ctx: Ctx,
  query: Query,
  index: LiveIndex | undefined,
): Promise<CachedAnswer> {
  const asked = parseSearch(query, todayOf(ctx))
  const find = finderOf(ctx, index)
  const found = await find(asked)
  const groups = await groupsOf({
    find,
    asked,
    found,
    today: todayOf(ctx),
    readAreas: async () => ({
      neighborhoods: await listNeighborhoods(ctx.db),
      places: await listNamedPlaces(ctx.db),
    }),
  })
  const cards = await cardsOf(ctx, [found, ...groups], index)
  const relax = found.count === 0 ? await relaxOf(find, asked) : undefined
  const bytes = writeAnswer({ asked, found, groups, cards: withDistances(cards, found), relax })
  const dependsOnAllHomes = asked.hasFacets || relax !== undefined
  return {
    answer: rawResponse({ bytes, type: 'application/json; charset=utf-8' }),
    asked: dependsOnAllHomes ? null : asked,
  }
}

function finderOf(ctx: Ctx, index: LiveIndex | undefined): Find {
  const { db, now } = ctx
  const today = todayOf(ctx)
  return async (asked) => {
    // Finding every lowest night of a city takes PostgreSQL longer than reading the index.
    if (asked.when.kind === 'any' && !index?.at(now)) await index?.settled()
    const live = index?.at(now)
    return live ? findInColumns(live, asked, today) : findInSql(db, asked, { today, now })
  }
}

/** The cached cards are only as fresh as the index that reports their changes. */
async function cardsOf(
  ctx: Ctx,
  shown: readonly Pick<Found, 'hits'>[],
  index: LiveIndex | undefined,
): Promise<CardsById> {
  const ids = shown.flatMap(({ hits }) => hits.map(({ id }) => id))
  if (!index?.at(ctx.now)) return readCards(ctx, ids)
  const listed = await index.cards.list(ctx, ids)
  return new Map(ids.map((id, at) => [id, listed[at]]))
}
