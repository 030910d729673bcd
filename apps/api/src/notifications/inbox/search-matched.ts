import type { NotificationFacts } from '@marea/contract/notifications/facts.ts'
import type { Match } from '@marea/contract/search/events.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { type Consequence, tell, userIn } from './consequence.ts'
import { findAlertedSearch, listPublishedHomes } from './facts-store.ts'
import type { Notice } from './notify.ts'

/** A notification names this many homes and counts the others. */
const maxHomes = 4

/** One notification for all homes that newly match a saved search. */
export const searchMatched: Consequence = {
  kinds: ['search_matched'],
  subscription: { kind: 'search.matched', follow: tell(ofMatches) },
}

async function ofMatches({ db }: Ctx, event: Event<'search.matched'>): Promise<Notice[]> {
  const recipientId = userIn(event.subject)
  const { searchId, matches } = event.data
  const search = await findAlertedSearch(db, recipientId, searchId)
  const ids = matches.map(({ suiteId }) => suiteId)
  const rows = new Map((await listPublishedHomes(db, ids)).map((row) => [row.id, row]))
  const listed = matches.flatMap((match) => {
    const row = rows.get(match.suiteId)
    return row ? [{ match, home: homeOf(match, row) }] : []
  })
  const [first] = listed
  if (!search || !first) return []
  const facts: NotificationFacts<'search_matched'> = {
    state: listed.length > 1 ? 'several' : stateOf(first.match),
    searchId,
    name: search.name ?? '',
    query: search.query,
    homes: listed.slice(0, maxHomes).map(({ home }) => home),
    more: Math.max(0, listed.length - maxHomes),
  }
  return [{ kind: 'search_matched', facts, recipientId }]
}

function homeOf(
  { checkIn, checkOut, before, after }: Match,
  { home, slug }: { home: string; slug: string },
) {
  return { home, slug, checkIn, checkOut, before, after }
}

function stateOf({ reason, checkIn }: Match) {
  return reason === 'new_home' && checkIn ? 'new_home_dates' : reason
}
