import type { FeedFailure } from '@marea/contract/channels/feed-rules.ts'
import type { Ctx } from '#platform/ctx.ts'
import { fetchPublic } from '#platform/public-fetch/public-fetch.ts'
import type { ThreadTask } from '#platform/threads/threads.ts'
import { clockAt } from '#suites/home-clock.ts'
import { detectChannel } from './detect-channel.ts'
import type { FeedEvent } from './feed-event.ts'
import type { FeedText, ParsedFeed } from './parse-feed.ts'

/**
 * Later dates are cut off, because some channels close the calendar until the end of time. The limit
 * moves once a year, so that it does not move such a block every day.
 */
const yearsAhead = 4

/** A rule of a calendar can describe work without an end, which no check of its parts rules out. */
const parsing: ThreadTask<FeedText, ParsedFeed> = {
  module: new URL('./parse-feed.ts', import.meta.url),
  name: 'parseFeed',
  maxMs: 2000,
  maxQueued: 100,
}

type Validators = { etag: string | null; lastModified: string | null }

export type ReadFeed = FeedRead & { responseMs: number }

type FeedRead =
  | { outcome: 'failed'; failure: FeedFailure; status: number | null }
  /** Not modified since the last applied answer. */
  | { outcome: 'unchanged' }
  | ({ outcome: 'read'; events: FeedEvent[] } & Validators & ReturnType<typeof detectChannel>)

type FeedOfHome = { url: string; suiteId: string }

export async function readFeed(
  ctx: Ctx,
  home: FeedOfHome,
  known: Validators = { etag: null, lastModified: null },
): Promise<ReadFeed> {
  const startedAt = performance.now()
  const read = await fetchAndParse(ctx, home, known)
  return { ...read, responseMs: Math.round(performance.now() - startedAt) }
}

async function fetchAndParse(
  ctx: Ctx,
  { url, suiteId }: FeedOfHome,
  known: Validators,
): Promise<FeedRead> {
  const response = await fetchPublic(url, {
    headers: { 'user-agent': 'marea calendar import', ...conditions(known) },
    local: ctx.ports.feeds.standIn,
  })
  if (response.isFailure) return failed(response.failure)
  const { status, headers, text } = response
  if (status === 304 && (known.etag || known.lastModified)) return { outcome: 'unchanged' }
  if (status !== 200) return failed('status', status)
  const { zone, today } = await clockAt(ctx, suiteId)
  const given = { text, zone, until: lastImportedDay(today) }
  const parsed = await ctx.ports.threads.run(parsing, given)
  if (!parsed) return failed('unreadable')
  if (parsed.isFailure) return failed(parsed.failure)
  const uids = parsed.events.map(({ uid }) => uid)
  return {
    outcome: 'read',
    events: currentEvents(parsed.events, today),
    etag: validator(headers.etag),
    lastModified: validator(headers['last-modified']),
    ...detectChannel({ url, producer: parsed.producer, title: parsed.title, uids }),
  }
}

function conditions({ etag, lastModified }: Validators): Record<string, string> {
  return {
    accept: 'text/calendar, */*;q=0.5',
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  }
}

/** A header that cannot be sent back or stored is not kept. */
function validator(header: string | undefined): string | null {
  return header && /^[\x20-\x7e]{1,200}$/.test(header) ? header : null
}

export function lastImportedDay(today: string): string {
  return `${Number(today.slice(0, 4)) + yearsAhead}-01-01`
}

function currentEvents(events: FeedEvent[], today: string): FeedEvent[] {
  const last = lastImportedDay(today)
  return events
    .filter(({ from, to }) => to > today && from < last)
    .map((event) => ({ ...event, to: event.to < last ? event.to : last }))
}

function failed(failure: FeedFailure, status: number | null = null): FeedRead {
  return { outcome: 'failed', failure, status }
}
