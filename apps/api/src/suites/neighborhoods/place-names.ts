import { type PlaceNames, placeNamesOf } from '@marea/contract/suites/neighborhoods/place-names.ts'
import type { Ctx } from '#platform/ctx.ts'
import { fromLocalizedColumns } from '#platform/db/localized-columns.ts'
import type { Platform } from '#platform/platform.ts'
import { listNeighborhoods } from './neighborhood-store.ts'

export async function readPlaceNames({ db }: Pick<Ctx, 'db'>): Promise<PlaceNames> {
  const rows = await listNeighborhoods(db)
  return placeNamesOf(
    rows.map((row) => ({ slug: row.slug, name: fromLocalizedColumns(row, 'name') })),
  )
}

/** The names that pages are rendered with, in memory like the texts. */
export function createPlaceNames(platform: Pick<Platform, 'db'>) {
  let names: PlaceNames = {}
  return {
    read: () => names,
    async refresh() {
      names = await readPlaceNames(platform)
    },
  }
}
