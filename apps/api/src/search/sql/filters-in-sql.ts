import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { wordsOf } from '#platform/words.ts'
import { hasBit } from '#search/bits.ts'
import { isNear, landmarkNamed } from '#search/landmarks/near-landmark.ts'
import type { ParsedSearch } from '#search/query.ts'
import { listNeighborhoods, listPlaces, listSearchableTexts } from '#search/suite-facts-store.ts'
import { newVocabulary } from '#search/words/vocabulary.ts'
import type { Landmark } from '#suites/nearby/landmarks.ts'

type Where = { homes: RawBuilder<boolean>; landmark?: Landmark }

export async function whereIn(db: Db, where: string): Promise<Where> {
  if (where === '') return { homes: sql`true` }
  const asked = wordsOf(where).join(' ')
  const known = (await listNeighborhoods(db)).find(
    ({ slug, name, nameEs }) =>
      slug.replaceAll('-', ' ') === asked ||
      [name, nameEs].some((each) => wordsOf(each).join(' ') === asked),
  )
  if (known) return { homes: sql`neighborhood = ${known.slug}` }
  const landmark = landmarkNamed(where)
  if (landmark) {
    const places = await listPlaces(db)
    const near = places.filter((place) => isNear(landmark, place)).map(({ id }) => id)
    return { homes: sql`id = any(${near})`, landmark }
  }
  const texts = await listSearchableTexts(db)
  const vocabulary = newVocabulary(texts.length)
  for (const [slot, each] of texts.entries()) vocabulary.setTexts(slot, each)
  const found = vocabulary.find(where)
  const ids = texts.flatMap(({ id }, slot) => (hasBit(found, slot) ? [id] : []))
  return { homes: sql`id = any(${ids})` }
}

/** For a row of `priced`. */
export function hasAmenities({ amenities }: ParsedSearch): RawBuilder<boolean> {
  if (!amenities.length) return sql`true`
  return sql`(select count(*) from suite_amenities
    where suite_id = priced.id and amenity::text = any(${amenities})) = ${amenities.length}`
}
