import type { SuiteCard, SuitePhoto } from '@marea/contract/suites/endpoints.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listCardRows, listPhotos } from './store.ts'
import { photoOf, ratingOf } from './suite-shape.ts'

export type UnpricedCard = Omit<SuiteCard, 'nightlyFrom' | 'total' | 'photos'> & {
  id: string
  photos: SuitePhoto[]
  isListed: boolean
}

const photosOnCard = 5

/** Suites as lists show them, without prices, by id. */
export async function listCards(
  { db }: Pick<Ctx, 'db'>,
  suiteIds: readonly string[],
): Promise<Map<string, UnpricedCard>> {
  if (!suiteIds.length) return new Map()
  const photos = Map.groupBy(await listPhotos(db, suiteIds), (photo) => photo.suiteId)
  const rows = await listCardRows(db, suiteIds)
  return new Map(
    rows.map(({ neighborhood, neighborhoodName, ratingCount, ratingSum, status, ...row }) => [
      row.id,
      {
        ...row,
        isListed: status === 'published',
        neighborhood: { slug: neighborhood, name: neighborhoodName },
        photos: (photos.get(row.id) ?? []).slice(0, photosOnCard).map(photoOf),
        rating: ratingOf(ratingCount, ratingSum),
      },
    ]),
  )
}
