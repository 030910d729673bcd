import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { GaugeReading } from '#platform/metrics/metrics.ts'
import { failuresThatMatter } from './trouble.ts'

/** Checks are at most an hour apart, so a later one means that the job has stopped. */
const staleAfter = { minutes: 75 }

export type FeedCounts = Record<'healthy' | 'failing' | 'stale' | 'paused', number>

/** Each connected calendar counts once, and as stale whatever its last check found. */
export async function countFeeds(db: Db, now: Temporal.Instant): Promise<FeedCounts> {
  const state = sql<keyof FeedCounts>`case
    when coalesce(checked_at, added_at) < ${now.subtract(staleAfter)} then 'stale'
    when quarantined_at is not null and quarantine_kept_at is null then 'paused'
    when failures >= ${failuresThatMatter} then 'failing'
    else 'healthy' end`
  const rows = await db
    .selectFrom('calendarFeeds')
    .select([state.as('state'), sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute()
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  return { healthy: 0, failing: 0, stale: 0, paused: 0, ...counts }
}

export const feedGauge: GaugeReading = {
  name: 'marea_feeds',
  help: 'Calendars of other channels: healthy, failing, stale (not checked in time) or paused',
  label: 'state',
  read: countFeeds,
}
