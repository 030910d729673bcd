import { createHash } from 'node:crypto'
import type { EventRow } from '#channels/event-store.ts'
import type { FeedEvent } from '#channels/feed/feed-event.ts'

export type Quarantine = { kind: 'empty' | 'smaller'; digest: string; missing: EventRow[] }

export type Comparison = {
  added: FeedEvent[]
  moved: { known: EventRow; event: FeedEvent }[]
  removed: EventRow[]
  /** Missing for the first time: removed if they are missing the next time too. */
  missing: EventRow[]
  /** Missing the last time, and there again. */
  returned: EventRow[]
  quarantine: Quarantine | null
}

type PriorQuarantine = { digest: string | null; isKept: boolean }

/**
 * What an answer changes. Adding nights is always safe; releasing them is not, because channels
 * answer with empty or partial calendars when they are in trouble. So no single answer releases
 * anything, an answer that has lost most events changes nothing else until the next one agrees
 * with it, and an empty one never releases: that is for the owner to decide.
 */
export function compareFeed(
  known: readonly EventRow[],
  events: readonly FeedEvent[],
  prior: PriorQuarantine,
): Comparison {
  const byUid = new Map(events.map((event) => [event.uid, event]))
  const knownUids = new Set(known.map(({ uid }) => uid))
  const gone = known.filter(({ uid }) => !byUid.has(uid))
  const added = events.filter(({ uid }) => !knownUids.has(uid))
  const quarantine = quarantineOf(known, events, gone, prior)
  if (quarantine) {
    return { added, moved: [], removed: [], missing: [], returned: [], quarantine }
  }
  const isConfirmed = isMuchSmaller(known, gone)
  const [removed, missing] = partition(gone, (event) => isConfirmed || event.missingSince !== null)
  return {
    added,
    moved: known.flatMap((each) => movedTo(each, byUid.get(each.uid))),
    removed,
    missing,
    returned: known.filter(({ uid, missingSince }) => missingSince && byUid.has(uid)),
    quarantine: null,
  }
}

function quarantineOf(
  known: readonly EventRow[],
  events: readonly FeedEvent[],
  gone: EventRow[],
  prior: PriorQuarantine,
): Quarantine | null {
  const digest = digestOf(events)
  if (events.length === 0 && gone.length > 0) return { kind: 'empty', digest, missing: gone }
  if (!isMuchSmaller(known, gone)) return null
  const isAgreed = prior.digest === digest && !prior.isKept
  return isAgreed ? null : { kind: 'smaller', digest, missing: gone }
}

/** More than half of at least two stays are gone. */
function isMuchSmaller(known: readonly EventRow[], gone: readonly EventRow[]): boolean {
  return gone.length >= 2 && gone.length * 2 > known.length
}

function movedTo(known: EventRow, event: FeedEvent | undefined) {
  if (!event || (event.from === known.from && event.to === known.to)) return []
  return [{ known, event }]
}

/** Two answers agree if they have the same events on the same nights. */
function digestOf(events: readonly FeedEvent[]): string {
  const lines = events.map(({ uid, from, to }) => `${uid} ${from} ${to}`).sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean) {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))] as const
}
