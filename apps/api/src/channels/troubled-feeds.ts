import type { TroubledFeed } from '@marea/contract/operations/console.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Waiting, waitingOf } from '#platform/waiting.ts'
import { countAllFeeds, listAllTroubledFeeds } from './feed-store.ts'
import { failuresThatMatter } from './import/trouble.ts'

type FeedStates = { total: number; upToDate: number; troubled: TroubledFeed[] }

/** The calendars of all homes, and those that are paused or not answering. */
export async function feedStates({ db }: Ctx): Promise<FeedStates> {
  const [total, troubled] = await Promise.all([
    countAllFeeds(db),
    listAllTroubledFeeds(db, failuresThatMatter),
  ])
  return {
    total,
    upToDate: total - troubled.length,
    troubled: troubled.slice(0, 50).map(({ id, home, name, pausedAt, succeededAt }) => ({
      id,
      home,
      calendar: name,
      trouble: pausedAt ? ('paused' as const) : ('failing' as const),
      readAt: succeededAt?.toString() ?? null,
    })),
  }
}

export async function waitingFeeds({ db }: Ctx): Promise<Waiting> {
  const troubled = await listAllTroubledFeeds(db, failuresThatMatter)
  const since = troubled.map(
    ({ pausedAt, succeededAt, addedAt }) => pausedAt ?? succeededAt ?? addedAt,
  )
  const [first] = troubled
  return waitingOf({
    count: troubled.length,
    oldestAt: since.toSorted(Temporal.Instant.compare)[0] ?? null,
    name: first?.home ?? null,
    detail: first?.name ?? null,
  })
}
