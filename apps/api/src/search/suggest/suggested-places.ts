import type { Db } from '#platform/db/database.ts'
import { countCommon } from '#search/bits.ts'
import { isNear, landmarkNamed } from '#search/landmarks/near-landmark.ts'
import type { Columns } from '#search/memory/columns.ts'
import { listPlaces } from '#search/suite-facts-store.ts'
import { newNameIndex } from '#search/words/name-index.ts'

/** The sources of suggestions: published homes, their neighborhoods and the landmarks near them. */
export type SuggestedPlaces = {
  neighborhoods: { slug: string; name: string; nameEs: string; count: number }[]
  countNear(landmark: string): number
  /** The ids of the best matches. */
  findHomes(text: string, limit: number): string[]
}

export function placesInColumns(columns: Columns): SuggestedPlaces {
  const { live, neighborhoods, nearLandmark, names, ids, none } = columns
  return {
    neighborhoods: [...neighborhoods]
      .map(([slug, { name, nameEs, bits }]) => ({
        slug,
        name,
        nameEs,
        count: countCommon(live, bits),
      }))
      .filter(({ count }) => count > 0),
    countNear: (landmark) => countCommon(live, nearLandmark.get(landmark) ?? none),
    findHomes: (text, limit) => names.find(text, limit).map((slot) => ids[slot] ?? ''),
  }
}

export async function placesInSql(db: Db): Promise<SuggestedPlaces> {
  const homes = await listPlaces(db)
  const names = newNameIndex(homes.length)
  for (const [slot, home] of homes.entries()) names.put(slot, home)
  const byNeighborhood = Map.groupBy(homes, ({ neighborhood }) => neighborhood)
  return {
    neighborhoods: [...byNeighborhood].map(([slug, found]) => ({
      slug,
      name: found[0]?.neighborhoodName ?? slug,
      nameEs: found[0]?.neighborhoodNameEs ?? slug,
      count: found.length,
    })),
    countNear(name) {
      const landmark = landmarkNamed(name)
      return landmark ? homes.filter((home) => isNear(landmark, home)).length : 0
    },
    findHomes: (text, limit) => names.find(text, limit).map((slot) => homes[slot]?.id ?? ''),
  }
}
