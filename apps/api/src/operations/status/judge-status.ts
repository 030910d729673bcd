import type { CheckStatus, ServiceStatus, StatusState } from '@marea/contract/operations/status.ts'
import type { FeedCounts } from '#channels/import/feed-health.ts'
import type { CheckRow } from '#operations/checks/check-store.ts'
import release from './release-proofs.json' with { type: 'json' }

/** The signals that could be read; undefined where the attempt failed. */
export type Signals = {
  hasSearched: boolean
  checks: readonly CheckRow[] | undefined
  feeds: FeedCounts | undefined
  overdueHolds: number | undefined
  unsettledCharges: number | undefined
  retriedEmails: number | undefined
  /** Waiting time in seconds of the oldest job, by name. */
  jobLag: Readonly<Record<string, number>> | undefined
}

/** Twice the time between two runs, and a little more. */
const staleAfterMinutes = { ledger: 130, double_bookings: 15, backup: 26 * 60 }

const lateSeconds = { degraded: 60, failing: 600 }

/** Old signals are stale and missing ones unknown; neither counts as good. */
export function judgeStatus(signals: Signals, now: Temporal.Instant): ServiceStatus {
  const services = {
    search: signals.hasSearched ? 'ok' : 'failing',
    bookings: judgeCount(signals.overdueHolds),
    payments: worst(
      judgeCount(signals.unsettledCharges),
      judgeLag(signals, 'payments.follow-event'),
    ),
    email: worst(judgeCount(signals.retriedEmails), judgeLag(signals, 'mail.send')),
    messages: judgeLag(signals, 'event.consequence'),
  } as const
  const backup = findCheck(signals, 'backup')
  const promises = {
    ledger: judgeCheck(findCheck(signals, 'ledger'), now),
    doubleBookings: judgeCheck(findCheck(signals, 'double_bookings'), now),
    calendars: judgeFeeds(signals.feeds),
    backup: {
      state: judgeCheck(backup, now).state,
      writtenAt: backup?.checkedAt.toString() ?? null,
    },
  }
  const { calendars, ...others } = promises
  // A few calendars that fail are a problem of their owners, not of Marea.
  const shared = calendars.state === 'degraded' ? [] : [calendars.state]
  const states = [
    ...Object.values(services),
    ...Object.values(others).map(({ state }) => state),
    ...shared,
  ]
  return { state: judgeAll(services, states), readAt: now.toString(), services, promises, release }
}

function judgeAll(
  { search, bookings }: ServiceStatus['services'],
  states: readonly StatusState[],
): ServiceStatus['state'] {
  if (search === 'failing' || bookings === 'failing') return 'down'
  const isWell = states.every((state) => state === 'ok' || state === 'unknown')
  return isWell ? 'operational' : 'degraded'
}

/** Without the database nothing can be booked, paid or sent. */
function judgeCount(count: number | undefined): StatusState {
  if (count === undefined) return 'failing'
  return count > 0 ? 'degraded' : 'ok'
}

function judgeLag({ jobLag }: Signals, job: string): StatusState {
  if (!jobLag) return 'failing'
  const seconds = jobLag[job] ?? 0
  if (seconds > lateSeconds.failing) return 'failing'
  return seconds > lateSeconds.degraded ? 'degraded' : 'ok'
}

function findCheck({ checks }: Signals, name: keyof typeof staleAfterMinutes) {
  const row = checks?.find((each) => each.name === name)
  return row && { ...row, name }
}

function judgeCheck(check: ReturnType<typeof findCheck>, now: Temporal.Instant): CheckStatus {
  if (!check) return { state: 'unknown', checkedAt: null, differences: null }
  const { name, checkedAt, differences } = check
  const staleAt = checkedAt.add({ minutes: staleAfterMinutes[name] })
  const isStale = Temporal.Instant.compare(staleAt, now) < 0
  const passed = isStale ? 'stale' : 'ok'
  const state = differences > 0 ? 'failing' : passed
  return { state, checkedAt: checkedAt.toString(), differences }
}

/** A single calendar fails because its address has changed, and its owner is notified. */
function judgeFeeds(feeds: FeedCounts | undefined): ServiceStatus['promises']['calendars'] {
  if (!feeds) return { state: 'unknown', connected: null, upToDate: null }
  const { healthy, failing, stale, paused } = feeds
  const connected = healthy + failing + stale + paused
  return { state: judgeFeedCounts(feeds, connected), connected, upToDate: healthy + paused }
}

function judgeFeedCounts({ failing, stale }: FeedCounts, connected: number): StatusState {
  if (stale > 0) return 'stale'
  if (failing * 2 > connected) return 'failing'
  return failing > 0 ? 'degraded' : 'ok'
}

const order: readonly StatusState[] = ['ok', 'unknown', 'degraded', 'stale', 'failing']

function worst(one: StatusState, other: StatusState): StatusState {
  return order.indexOf(one) > order.indexOf(other) ? one : other
}
