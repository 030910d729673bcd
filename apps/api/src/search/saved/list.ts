import { usd } from '@marea/contract/platform/money.ts'
import type { SavedSearch } from '@marea/contract/search/saved-searches.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { listLastAlerts, listSavedSearches, type SavedSearchRow } from './saved-search-store.ts'

export async function ownSavedSearches(ctx: Ctx): Promise<SavedSearch[]> {
  const { userId } = personOf(ctx)
  const searches = await listSavedSearches(ctx.db, userId)
  const alerts = Map.groupBy(await listLastAlerts(ctx.db, userId), ({ searchId }) => searchId)
  return searches.map((search) => ({
    id: search.id,
    name: search.name,
    query: search.query,
    hasAlerts: search.hasAlerts,
    isPast: isPast(search, todayOf(ctx)),
    createdAt: search.createdAt.toString({ fractionalSecondDigits: 3 }),
    lastAlert: lastAlertOf(search, alerts.get(search.id) ?? []),
  }))
}

export function isPast({ beginsUntil }: SavedSearchRow, today: string): boolean {
  return beginsUntil !== null && beginsUntil < today
}

type AlertRow = Awaited<ReturnType<typeof listLastAlerts>>[number]

function lastAlertOf(
  { alertedAt, query }: SavedSearchRow,
  alerts: readonly AlertRow[],
): SavedSearch['lastAlert'] {
  if (!alertedAt || !alerts.length) return null
  const isDated = 'checkIn' in query || 'flexible' in query
  return {
    alertedAt: alertedAt.toString({ fractionalSecondDigits: 3 }),
    homes: alerts.map(({ slug, name, reason, amount }) => ({
      ...{ slug, name, reason },
      total: isDated ? usd(amount) : null,
    })),
  }
}
