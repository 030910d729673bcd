import type { FeedPreview } from '@marea/contract/channels/endpoints.ts'
import type { FeedFailure } from '@marea/contract/channels/feed-rules.ts'
import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { ProblemCode } from '@marea/contract/problems.ts'
import { occupanciesOf } from '#calendar/nights/external-nights.ts'
import { type ReadFeed, readFeed } from '#channels/feed/read-feed.ts'
import { isExactlyCovered, overlaps } from '#channels/import/night-ranges.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { requireManagedSuite } from '#suites/managed-home.ts'

const problemOf = {
  address_refused: 'channels.address_refused',
  unreachable: 'channels.unreachable',
  timed_out: 'channels.timed_out',
  too_large: 'channels.too_large',
  too_many_redirects: 'channels.too_many_redirects',
  unreadable: 'channels.unreadable',
  status: 'channels.status',
  not_a_calendar: 'channels.not_a_calendar',
  has_repeats: 'channels.has_repeats',
  own_calendar: 'channels.own_calendar',
} as const satisfies Record<FeedFailure, ProblemCode>

type Readable = Extract<ReadFeed, { outcome: 'read' }>

/** Reads an address for the first time; the owner is told why if that fails. */
export async function requireReadable(
  ctx: Ctx,
  home: Parameters<typeof readFeed>[1],
): Promise<Readable> {
  const read = await readFeed(ctx, home)
  if (read.outcome === 'read') return read
  if (read.outcome === 'unchanged') throw new Problem('channels.unreadable')
  throw new Problem(problemOf[read.failure], { status: read.status })
}

export async function previewFeed(
  ctx: Ctx,
  { suite, url }: { suite: string; url: string },
): Promise<FeedPreview> {
  const { id } = await requireManagedSuite(ctx, suite, 'calendar')
  const { events, channel, name } = await requireReadable(ctx, { url, suiteId: id })
  const taken = (await occupanciesOf(ctx, id)).filter(({ kind }) => kind !== 'hold')
  const own = events.filter((event) => event.kind === 'stay' || !isExactlyCovered(event, taken))
  const bookings = taken.filter(
    (each) => each.kind === 'booking' && own.some((event) => overlaps(event, each)),
  )
  return {
    channel,
    name,
    stays: own.length,
    nights: own.reduce((sum, { from, to }) => sum + nightsBetween(from, to), 0),
    conflicts: bookings.length,
  }
}
