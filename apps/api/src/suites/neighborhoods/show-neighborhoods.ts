import type { Neighborhood } from '@marea/contract/suites/neighborhoods/neighborhoods.ts'
import type { Ctx } from '#platform/ctx.ts'
import { fromLocalizedColumns } from '#platform/db/localized-columns.ts'
import { Problem } from '#platform/problem.ts'
import {
  countHomesByNeighborhood,
  listNeighborhoods,
  listOfferedNeighborhoods,
} from './neighborhood-store.ts'
import { shownNeighborhood } from './shown-neighborhood.ts'

/** Neighborhoods with a published home; only these have a page. */
export async function listOpenNeighborhoods({ db }: Ctx) {
  const homes = await countHomesByNeighborhood(db)
  const open = new Set(
    homes.filter(({ published }) => published > 0).map((row) => row.neighborhood),
  )
  return (await listNeighborhoods(db))
    .filter(({ slug }) => open.has(slug))
    .map((row) => ({ slug: row.slug, name: fromLocalizedColumns(row, 'name') }))
}

/** Where homes may be listed, with or without one. */
export async function listOfferedNames({ db }: Ctx) {
  return (await listOfferedNeighborhoods(db)).map((row) => ({
    slug: row.slug,
    name: fromLocalizedColumns(row, 'name'),
  }))
}

export async function showNeighborhood({ db }: Ctx, slug: string): Promise<Neighborhood> {
  const row = (await listOfferedNeighborhoods(db)).find((each) => each.slug === slug)
  if (!row) throw new Problem('resource.not_found')
  return {
    ...shownNeighborhood(row),
    name: fromLocalizedColumns(row, 'name'),
    line: fromLocalizedColumns(row, 'line'),
  }
}
