import type { Ctx } from '#platform/ctx.ts'
import { listTaken, type NightRange } from './occupancy-store.ts'

/** Whether anybody has one of the nights; only taking them decides. */
export async function areNightsTaken(
  { db, now }: Ctx,
  suiteId: string,
  nights: NightRange,
): Promise<boolean> {
  return (await listTaken(db, [suiteId], { ...nights, now })).length > 0
}
