import {
  Boundary,
  type BoundedJurisdiction,
} from '@marea/contract/suites/listing/jurisdiction-boundaries.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listOfferedJurisdictions } from './jurisdiction-store.ts'

/** Where homes may be. */
export async function readBoundaries({ db }: Pick<Ctx, 'db'>): Promise<BoundedJurisdiction[]> {
  return (await listOfferedJurisdictions(db)).map(boundedOf)
}

export function boundedOf({ code, boundary }: { code: string; boundary: unknown }) {
  return { code, boundary: Boundary.nullable().parse(boundary) }
}
