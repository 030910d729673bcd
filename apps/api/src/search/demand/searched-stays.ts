import type { Ctx } from '#platform/ctx.ts'
import { findFirstMonth, listSearchedStays } from './search-count-store.ts'

export type SearchedStay = { checkIn: string; checkOut: string; searches: number }

/** `since` is the first day from which searches are known, and null if none are. */
export type SearchHistory = { since: string | null; stays: readonly SearchedStay[] }

/** The searches of a period that could have led to a stay at this home. */
export async function searchedStays(
  { db }: Ctx,
  suiteId: string,
  period: { from: string; to: string },
): Promise<SearchHistory> {
  const [since, stays] = await Promise.all([
    findFirstMonth(db),
    listSearchedStays(db, suiteId, period),
  ])
  return { since, stays }
}
