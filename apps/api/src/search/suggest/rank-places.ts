import { wordsOf } from '#platform/words.ts'
import { matchingBeginnings } from '#search/words/matching-words.ts'

type Place = { name: string; nameEs?: string; count: number }

/** The places that contain every word typed, the best match first and then those with most homes. */
export function rankPlaces<Each extends Place>(
  places: readonly Each[],
  text: string,
  limit: number,
): Each[] {
  const typed = wordsOf(text)
  if (typed.length === 0 && text !== '') return []
  return places
    .map((place) => ({ place, rank: bestRank(place, typed) }))
    .filter(({ place, rank }) => rank !== null && place.count > 0)
    .sort(
      (one, other) =>
        (one.rank ?? 0) - (other.rank ?? 0) ||
        other.place.count - one.place.count ||
        (one.place.name < other.place.name ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ place }) => place)
}

function bestRank({ name, nameEs = name }: Place, typed: readonly string[]): number | null {
  const ranks = [name, nameEs].flatMap((each) => rankOf(wordsOf(each), typed) ?? [])
  return ranks.length > 0 ? Math.min(...ranks) : null
}

/** 0 where the name begins with the text, 1 where its words do, 2 with typos; null if it differs. */
function rankOf(words: readonly string[], typed: readonly string[]): number | null {
  if (words.join(' ').startsWith(typed.join(' '))) return 0
  if (typed.every((each) => words.some((word) => word.startsWith(each)))) return 1
  return typed.every((each) => matchingBeginnings(each, words).length > 0) ? 2 : null
}
