import type { Suggestions } from '@marea/contract/search/suggestions.ts'
import type { CardPhoto, SuiteCard } from '@marea/contract/suites/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { wordsOf } from '#platform/words.ts'
import { readCards } from '#search/cards.ts'
import { searchedLandmarks } from '#search/landmarks/near-landmark.ts'
import type { LiveIndex } from '#search/memory/live-index.ts'
import type { SearchParts } from '#search/search.ts'
import { rankPlaces } from './rank-places.ts'
import { placesInColumns, placesInSql, type SuggestedPlaces } from './suggested-places.ts'

const mostNeighborhoods = 4
const mostHomes = 4
const mostLandmarks = 3

/** Suggestions for a text, from the index while it is up to date and from PostgreSQL otherwise. */
export async function suggest(
  ctx: Ctx,
  { text }: { text: string },
  { index, reads }: SearchParts,
): Promise<RawResponse> {
  const typed = typedOf(text)
  const live = index?.at(ctx.now)
  const changes = live?.changes ?? 0
  const cached = live?.suggestions.get(typed)
  if (cached?.changes === changes) return cached.answer
  const reading = live || !reads ? ctx : { ...ctx, db: reads.current() }
  const places = live ? placesInColumns(live) : await placesInSql(reading.db)
  const homeIds = typed ? places.findHomes(typed, mostHomes) : []
  const cards = await cardsOf(reading, homeIds, index)
  const answer = answerOf({ ...matchingPlaces(places, typed), homes: cards.flatMap(homeOf) })
  // An answer made while the index changed may be outdated, so it is sent but not cached.
  if (live && live.changes === changes) live.suggestions.put(typed, { answer, changes })
  return answer
}

/** The words in their plain form; punctuation alone stays, because it matches nothing. */
function typedOf(text: string): string {
  return wordsOf(text).join(' ') || text.trim()
}

/** Without a text, the landmarks with most homes; the neighborhoods are facets of the search. */
function matchingPlaces(places: SuggestedPlaces, typed: string): Omit<Suggestions, 'homes'> {
  const names = new Set(
    places.neighborhoods.flatMap(({ name, nameEs }) =>
      [name, nameEs].map((each) => wordsOf(each).join(' ')),
    ),
  )
  const landmarks = searchedLandmarks
    .filter(({ name }) => !names.has(wordsOf(name).join(' ')))
    .map(({ name, kind }) => ({ name, kind, count: places.countNear(name) }))
  const ranked = typed ? rankPlaces(places.neighborhoods, typed, mostNeighborhoods) : []
  return {
    neighborhoods: ranked.map(({ nameEs, ...place }) => place),
    landmarks: rankPlaces(landmarks, typed, mostLandmarks),
  }
}

async function cardsOf(
  ctx: Ctx,
  ids: readonly string[],
  index: LiveIndex | undefined,
): Promise<(string | undefined)[]> {
  if (index?.at(ctx.now)) return index.cards.list(ctx, ids)
  const cards = await readCards(ctx, ids)
  return ids.map((id) => cards.get(id))
}

type Card = Pick<SuiteCard, 'slug' | 'name' | 'neighborhood' | 'bedrooms'> & { photos: CardPhoto[] }

/** A home that was unlisted meanwhile has no card. */
function homeOf(card: string | undefined): Suggestions['homes'] {
  if (!card) return []
  const { slug, name, neighborhood, bedrooms, photos }: Card = JSON.parse(`${card}}`)
  return [{ slug, name, neighborhood: neighborhood.name, bedrooms, photo: photos[0] ?? null }]
}

function answerOf(result: Suggestions): RawResponse {
  const bytes = JSON.stringify({ result })
  return rawResponse({ bytes, type: 'application/json; charset=utf-8' })
}
