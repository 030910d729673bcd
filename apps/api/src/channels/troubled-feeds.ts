import type { TroubledFeed } from '@marea/contract/operations/console.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Waiting, waitingOf } from '#platform/waiting.ts'
import { listAllTroubledFeeds } from './feed-store.ts'
import { failuresThatMatter } from './import/trouble.ts'

export async function troubledFeeds({ db }: Ctx): Promise<TroubledFeed[]> {
  const troubled = await listAllTroubledFeeds(db, failuresThatMatter)
  return troubled.slice(0, 50).map(({ id, home, name, pausedAt, succeededAt }) => ({
    id,
    home,
    calendar: name,
    trouble: pausedAt ? ('paused' as const) : ('failing' as const),
    readAt: succeededAt?.toString() ?? null,
  }))
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
