import {
  maxSavedSearches,
  type SavedQuery,
  type SavedSearch,
} from '@marea/contract/search/saved-searches.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { findMatches } from './find-matches.ts'
import { isPast, ownSavedSearches } from './list.ts'
import { rememberMatches } from './look.ts'
import {
  deleteSavedSearch,
  insertSavedSearch,
  listSavedSearches,
  lockSavedSearch,
  type SavedSearchRow,
  updateSavedSearch,
} from './saved-search-store.ts'
import { beginsUntil, compactQuery, fingerprintOf, parseSaved } from './stored-search.ts'

/** Saves a search with what it finds now; the same search again changes nothing. */
export async function saveSearch(
  ctx: Ctx,
  given: SavedQuery,
): Promise<{ search: SavedSearch; isNew: boolean }> {
  const { userId } = personOf(ctx)
  const query = compactQuery(given)
  const asked = parseSaved(query, todayOf(ctx))
  const fingerprint = fingerprintOf(asked)
  const matches = await findMatches(ctx, asked)
  return inTransaction(ctx, async (ctx) => {
    const saved = await listSavedSearches(ctx.db, userId)
    const known = saved.find((each) => each.fingerprint === fingerprint)
    if (known) return { search: await show(ctx, known.id), isNew: false }
    if (saved.length >= maxSavedSearches) throw new Problem('saved_searches.too_many')
    const until = beginsUntil(asked.when)
    const search = { userId, query, fingerprint, beginsUntil: until, createdAt: ctx.now }
    const id = await insertSavedSearch(ctx.db, search)
    if (!id) return saveSearch(ctx, given)
    await rememberMatches(ctx, id, matches)
    return { search: await show(ctx, id), isNew: true }
  })
}

type Change = { name?: string | null | undefined; hasAlerts?: boolean | undefined }

/** Changes that happened while alerts were off cause no alert when they are on again. */
export function changeSavedSearch(
  ctx: Ctx,
  id: string,
  { name, hasAlerts }: Change,
): Promise<SavedSearch> {
  return inTransaction(ctx, async (ctx) => {
    const search = await lockOwn(ctx, id)
    if (hasAlerts && !search.hasAlerts) await lookAgain(ctx, search)
    await updateSavedSearch(ctx.db, id, {
      ...(name !== undefined && { name }),
      hasAlerts: hasAlerts ?? search.hasAlerts,
    })
    return show(ctx, id)
  })
}

export async function removeSavedSearch(ctx: Ctx, id: string): Promise<{ done: true }> {
  const { userId } = personOf(ctx)
  if (!(await deleteSavedSearch(ctx.db, { id, userId }))) throw new Problem('resource.not_found')
  return { done: true }
}

async function lookAgain(ctx: TransactionCtx, search: SavedSearchRow): Promise<void> {
  const today = todayOf(ctx)
  if (isPast(search, today)) return
  const matches = await findMatches(ctx, parseSaved(search.query, today))
  await rememberMatches(ctx, search.id, matches)
  await updateSavedSearch(ctx.db, search.id, { lookedAt: ctx.now })
}

async function lockOwn(ctx: TransactionCtx, id: string): Promise<SavedSearchRow> {
  const search = await lockSavedSearch(ctx.db, { id, userId: personOf(ctx).userId })
  if (!search) throw new Problem('resource.not_found')
  return search
}

async function show(ctx: Ctx, id: string): Promise<SavedSearch> {
  const search = (await ownSavedSearches(ctx)).find((each) => each.id === id)
  if (!search) throw new Problem('resource.not_found')
  return search
}
