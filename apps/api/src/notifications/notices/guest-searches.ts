import type { guestSearchKinds } from '@marea/contract/notifications/kinds/guest-searches.ts'
import type { Match } from '@marea/contract/search/events.ts'
import { findAlertedSearch, findWatchedHome, listPublishedHomes } from './facts-store.ts'
import { type NoticesOf, userIn } from './notices.ts'

/** A notification names this many homes and counts the others. */
const maxHomes = 4

const favoriteStates = {
  'favorites.price_changed': 'price_changed',
  'favorites.nights_lost': 'nights_lost',
  'favorites.nights_back': 'nights_back',
} as const

export const guestSearchNotices: NoticesOf<typeof guestSearchKinds> = {
  async favorite_changed({ db }, { kind, subject, data: { suiteId, before, after } }) {
    const recipientId = userIn(subject)
    const watched = await findWatchedHome(db, recipientId, suiteId)
    if (!watched) return []
    return [{ recipientId, facts: { ...watched, state: favoriteStates[kind], before, after } }]
  },
  /** One notification for all homes that newly match a saved search. */
  async search_matched({ db }, { subject, data: { searchId, matches } }) {
    const recipientId = userIn(subject)
    const search = await findAlertedSearch(db, recipientId, searchId)
    const ids = matches.map(({ suiteId }) => suiteId)
    const rows = new Map((await listPublishedHomes(db, ids)).map((row) => [row.id, row]))
    const listed = matches.flatMap((match) => {
      const row = rows.get(match.suiteId)
      return row ? [{ match, home: homeOf(match, row) }] : []
    })
    const [first] = listed
    if (!search || !first) return []
    const facts = {
      state: listed.length > 1 ? 'several' : stateOf(first.match),
      searchId,
      name: search.name ?? '',
      query: search.query,
      homes: listed.slice(0, maxHomes).map(({ home }) => home),
      more: Math.max(0, listed.length - maxHomes),
    } as const
    return [{ recipientId, facts }]
  },
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
