import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { todayAt } from '#suites/home-clock.ts'
import {
  deleteExternal,
  insertOccupancies,
  listOccupancies,
  type NightRange,
  turnIntoBlocks,
} from './occupancy-store.ts'
import { recordNights, tryTakeNights } from './take-nights.ts'

type ExternalNights = NightRange & { suiteId: string; reference: string; revision: number }

export async function occupanciesOf(ctx: Ctx, suiteId: string) {
  const today = await todayAt(ctx, suiteId)
  return listOccupancies(ctx.db, suiteId, { today, now: ctx.now })
}

/** Takes nights sold on another channel, except those that somebody has. */
export async function takeExternalNights(
  ctx: TransactionCtx,
  ranges: readonly ExternalNights[],
): Promise<void> {
  const wanted = ranges.map((nights) => ({ ...nights, kind: 'external', expiresAt: null }) as const)
  const inserted = await insertOccupancies(ctx.db, wanted, ctx.now)
  for (const occupancy of wanted) {
    // An expired hold may be in the way.
    const isTaken = inserted.has(occupancy.reference) || (await tryTakeNights(ctx, occupancy))
    if (isTaken) await recordNights(ctx, 'calendar.taken', occupancy)
  }
}

/** Releases every part of a stay sold on another channel; its references share a beginning. */
export async function releaseExternalNights(ctx: TransactionCtx, prefix: string): Promise<void> {
  for (const released of await deleteExternal(ctx.db, prefix)) {
    await recordNights(ctx, 'calendar.freed', released)
  }
}

/** The nights stay closed as blocks of the owner. */
export async function keepExternalNights(ctx: TransactionCtx, prefix: string): Promise<void> {
  await turnIntoBlocks(ctx.db, prefix)
}
