import { significantWords } from '#platform/words.ts'
import { findPlaces, type NamedPlace } from '#search/words/named-places.ts'

export type Area = { slug: string; name: string; nameEs: string; place: string }

export type KnownAreas<Each extends Area> = {
  neighborhoods: readonly Each[]
  places: readonly NamedPlace[]
}

/** Both null for a search of everything; a neighborhood is in only one place, so that is not stored. */
export type SearchedArea = { place: string | null; neighborhood: string | null }

/** What a search names; undefined for any other text, which may be personal and is never stored. */
export function areaOf(where: string, known: KnownAreas<Area>): SearchedArea | undefined {
  const { places, others } = findPlaces(where, known.places)
  const [place = null, secondPlace] = places
  const asked = [significantWords(where), others].map((words) => words.join(' '))
  const neighborhood = known.neighborhoods.find(
    (each) =>
      (place === null || place === each.place) &&
      [each.name, each.nameEs].some((name) => asked.includes(significantWords(name).join(' '))),
  )
  if (neighborhood) return { place: null, neighborhood: neighborhood.slug }
  return others.length > 0 || secondPlace ? undefined : { place, neighborhood: null }
}
