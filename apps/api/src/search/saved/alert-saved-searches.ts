import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Problem } from '#platform/problem.ts'
import type { ParsedSearch } from '#search/query.ts'
import { todayInMiami } from '#suites/today.ts'
import { findMatches, type Matches } from './find-matches.ts'
import { lookAt } from './look.ts'
import { findNewestPublication, listDueSearches, updateLook } from './match-store.ts'
import { lockSavedSearch, type SavedSearchRow } from './saved-search-store.ts'
import { parseSaved } from './stored-search.ts'

/** A run stays short; what is left is first in the next one. */
const maxSearches = 500

/** Nobody hears of one search more than once a day. */
const betweenAlerts = { hours: 24 }

export const alertSavedSearchesJob: Job = {
  name: 'search.alert-saved-searches',
  cron: '*/10 * * * *',
  async handle(ctx) {
    const searches = await listDueSearches(ctx.db, {
      today: todayInMiami(ctx.now),
      alertedBefore: ctx.now.subtract(betweenAlerts),
      limit: maxSearches,
    })
    const run = { found: new Map<string, Matches>(), newest: await findNewestPublication(ctx.db) }
    let alerts = 0
    for (const search of searches) alerts += (await look(ctx, search, run)) ? 1 : 0
    if (alerts) ctx.log.info({ searches: searches.length, alerts }, 'saved searches alerted')
  },
}

/** Equal searches of several people are run once. */
type Run = { found: Map<string, Matches>; newest: Temporal.Instant | null }

function look(ctx: Ctx, due: { id: string; userId: string }, run: Run): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const search = await lockSavedSearch(ctx.db, due)
    if (!search?.hasAlerts) return false
    const asked = readSearch(ctx, search)
    if (!asked || (asked.when.kind === 'any' && !hasNewHomes(search, run))) {
      await updateLook(ctx.db, search.id, { lookedAt: ctx.now })
      return false
    }
    const matches = run.found.get(search.fingerprint) ?? (await findMatches(ctx, asked))
    run.found.set(search.fingerprint, matches)
    return lookAt(ctx, search, { asked, matches })
  })
}

/** A search that this version of the product cannot read any more finds nothing. */
function readSearch(ctx: Ctx, { id, query }: SavedSearchRow): ParsedSearch | undefined {
  try {
    return parseSaved(query, todayInMiami(ctx.now))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    ctx.log.warn({ searchId: id, code: error.code }, 'saved search could not be read')
    return undefined
  }
}

/** Without dates only new homes are news, and finding the lowest price of every home takes long. */
function hasNewHomes({ lookedAt }: SavedSearchRow, { newest }: Run): boolean {
  return newest !== null && Temporal.Instant.compare(newest, lookedAt) > 0
}
