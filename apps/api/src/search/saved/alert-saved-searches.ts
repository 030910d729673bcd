import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { FanOut } from '#platform/jobs/fan-out.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import type { ParsedSearch } from '#search/query.ts'
import { findMatches, type Matches } from './find-matches.ts'
import { lookAt } from './look.ts'
import {
  findNewestPublication,
  listDueFingerprints,
  listDueSearches,
  updateLook,
} from './match-store.ts'
import { lockSavedSearch, type SavedSearchRow } from './saved-search-store.ts'
import { parseSaved } from './stored-search.ts'

/** Keeps a job short; the remaining searches come first in the next one. */
const maxSearches = 500

/** A guest gets at most one alert a day for each search. */
const betweenAlerts = { hours: 24 }

/** Equal searches of several people are run once. */
export const alertSavedSearches: FanOut = {
  name: 'search.alert-saved-searches',
  cron: '*/10 * * * *',
  list: (ctx) => listDueFingerprints(ctx.db, dueAt(ctx)),
  handle: alertEqualSearches,
}

function dueAt(ctx: Ctx) {
  return {
    today: todayOf(ctx),
    alertedBefore: ctx.now.subtract(betweenAlerts),
    limit: maxSearches,
  }
}

async function alertEqualSearches(ctx: Ctx, fingerprint: string): Promise<void> {
  const searches = await listDueSearches(ctx.db, fingerprint, dueAt(ctx))
  const newest = await findNewestPublication(ctx.db)
  let found: Promise<Matches> | undefined
  for (const search of searches) {
    await look(ctx, search, { newest, find: (ctx, asked) => (found ??= findMatches(ctx, asked)) })
  }
}

type Look = {
  newest: Temporal.Instant | null
  find(ctx: Ctx, asked: ParsedSearch): Promise<Matches>
}

function look(ctx: Ctx, due: { id: string; userId: string }, { newest, find }: Look) {
  return inTransaction(ctx, async (ctx) => {
    const search = await lockSavedSearch(ctx.db, due)
    if (!search?.hasAlerts) return
    const asked = readSearch(ctx, search)
    if (!asked || (asked.when.kind === 'any' && !hasNewHomes(search, newest))) {
      await updateLook(ctx.db, search.id, { lookedAt: ctx.now })
      return
    }
    await lookAt(ctx, search, { asked, matches: await find(ctx, asked) })
  })
}

/** A search that this version of the product can no longer read finds nothing. */
function readSearch(ctx: Ctx, { id, query }: SavedSearchRow): ParsedSearch | undefined {
  try {
    return parseSaved(query, todayOf(ctx))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    ctx.log.warn({ searchId: id, code: error.code }, 'saved search could not be read')
    return undefined
  }
}

/** Without dates only new homes cause alerts, and finding the lowest price of every home takes long. */
function hasNewHomes({ lookedAt }: SavedSearchRow, newest: Temporal.Instant | null): boolean {
  return newest !== null && Temporal.Instant.compare(newest, lookedAt) > 0
}
