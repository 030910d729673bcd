import type { Language } from '@marea/contract/platform/language.ts'
import { type NeighborhoodPhoto, Suite } from '@marea/contract/suites/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'

export type Neighborhood = {
  slug: string
  name: string
  latitude: number
  longitude: number
  /** Paragraphs. */
  about?: Record<Language, readonly string[]>
  photos?: readonly NeighborhoodPhoto[]
}

const none = { en: [], es: [] }
const Photos = Suite.shape.neighborhood.shape.photos

export async function upsertNeighborhoods(
  { db }: Pick<Ctx, 'db'>,
  neighborhoods: readonly Neighborhood[],
): Promise<void> {
  await db
    .insertInto('neighborhoods')
    .values(neighborhoods.map(columnsOf))
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        latitude: eb.ref('excluded.latitude'),
        longitude: eb.ref('excluded.longitude'),
        aboutEn: eb.ref('excluded.aboutEn'),
        aboutEs: eb.ref('excluded.aboutEs'),
        photos: eb.ref('excluded.photos'),
      })),
    )
    .execute()
}

function columnsOf({ about = none, photos = [], slug, name, latitude, longitude }: Neighborhood) {
  return {
    slug,
    name,
    latitude,
    longitude,
    aboutEn: [...about.en],
    aboutEs: [...about.es],
    photos: JSON.stringify(photos),
  }
}

/** A neighborhood as the pages of its homes show it. */
export function shownNeighborhood(row: {
  slug: string
  name: string
  aboutEn: string[]
  aboutEs: string[]
  photos: unknown
}): Suite['neighborhood'] {
  const { slug, name, aboutEn: en, aboutEs: es, photos } = row
  return { slug, name, about: { en, es }, photos: Photos.parse(photos) }
}
