import {
  listOccupied,
  type NightRange,
  type OccupiedRange,
} from '#calendar/nights/occupancy-store.ts'
import type { Ctx } from '#platform/ctx.ts'

export type { OccupiedRange }

export function occupiedIn(
  { db, now }: Ctx,
  suiteIds: readonly string[],
  range: NightRange,
): Promise<OccupiedRange[]> {
  return listOccupied(db, suiteIds, { ...range, now })
}
