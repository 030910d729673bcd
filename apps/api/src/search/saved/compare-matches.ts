import type { MatchReason } from '@marea/contract/search/saved-searches.ts'
import type { Hit } from '#search/results.ts'
import type { Matches } from './find-matches.ts'

/** A smaller price drop does not justify a message. */
const dropPercent = 10

export type Known = ReadonlyMap<string, number | null>

export type Found = { hit: Hit; reason: MatchReason; before: number | null }

type Compared = {
  /** The matches to alert the guest to, the cheapest home first. */
  news: Found[]
  /** Homes that match now but do not justify an alert. */
  unremarkable: Hit[]
  lost: string[]
}

/** The changes since the last look; `published` are the homes published since then. */
export function compareMatches(
  { hits, isComplete }: Matches,
  known: Known,
  published: ReadonlySet<string>,
): Compared {
  const news: Found[] = []
  const unremarkable: Hit[] = []
  for (const hit of hits) {
    const before = known.get(hit.id)
    const reason = reasonOf(hit, { before, isNew: published.has(hit.id), isComplete })
    if (reason) news.push({ hit, reason, before: before ?? null })
    else if (before === undefined) unremarkable.push(hit)
  }
  const matching = new Set(hits.map(({ id }) => id))
  const lost = isComplete ? [...known.keys()].filter((id) => !matching.has(id)) : []
  return { news, unremarkable, lost }
}

type Seen = { before: number | null | undefined; isNew: boolean; isComplete: boolean }

/** Without dates only a new home counts, because the lowest price of a year changes every day. */
function reasonOf(
  { amount, stay }: Hit,
  { before, isNew, isComplete }: Seen,
): MatchReason | undefined {
  if (before === undefined && isNew) return 'new_home'
  if (!stay) return undefined
  if (before === undefined) return isComplete ? 'available' : undefined
  if (before === null) return undefined
  return amount * 100 <= before * (100 - dropPercent) ? 'price_drop' : undefined
}
