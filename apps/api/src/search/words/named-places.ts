import { significantWords } from '#platform/words.ts'

/** A place with the names by which guests search for it. */
export type NamedPlace = { slug: string; names: readonly string[] }

/** The places that a text names, and its other words. Of two names the longer one counts: Miami Beach before Miami. */
export function findPlaces(
  text: string,
  known: readonly NamedPlace[],
): { places: string[]; others: string[] } {
  const others = new Set(significantWords(text))
  const places = new Set<string>()
  for (const { slug, words } of namesOf(known)) {
    if (!words.every((word) => others.has(word))) continue
    places.add(slug)
    for (const word of words) others.delete(word)
  }
  return { places: [...places], others: [...others] }
}

function namesOf(known: readonly NamedPlace[]) {
  return known
    .flatMap(({ slug, names }) => names.map((name) => ({ slug, words: significantWords(name) })))
    .filter(({ words }) => words.length > 0)
    .sort((one, other) => other.words.length - one.words.length || compare(one.words, other.words))
}

function compare(one: readonly string[], other: readonly string[]): number {
  return one.join(' ') < other.join(' ') ? -1 : 1
}
