import { type Language, perLanguage } from '@marea/contract/platform/language.ts'
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

const { about: About, photos: Photos } = Suite.shape.neighborhood.shape

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
        about: eb.ref('excluded.about'),
        photos: eb.ref('excluded.photos'),
      })),
    )
    .execute()
}

function columnsOf({ about, photos, slug, name, latitude, longitude }: Neighborhood) {
  const told = { about: JSON.stringify(about ?? {}), photos: JSON.stringify(photos ?? []) }
  return { slug, name, latitude, longitude, ...told }
}

type Row = { slug: string; name: string; about: unknown; photos: unknown }

/** A neighborhood as the pages of its homes show it. */
export function shownNeighborhood({ slug, name, about, photos }: Row): Suite['neighborhood'] {
  const paragraphs = About.partial().parse(about)
  return {
    slug,
    name,
    about: perLanguage((language) => paragraphs[language] ?? []),
    photos: Photos.parse(photos),
  }
}
