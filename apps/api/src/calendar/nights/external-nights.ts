import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { todayInMiami } from '#suites/today.ts'
import {
  deleteExternal,
  listOccupancies,
  type NightRange,
  turnIntoBlocks,
} from './occupancy-store.ts'
import { recordNights, tryTakeNights } from './take-nights.ts'

type ExternalNights = NightRange & { suiteId: string; reference: string; revision: number }

/** Who has which current and future nights of a home. */
export function occupanciesOf({ db, now }: Ctx, suiteId: string) {
  return listOccupancies(db, suiteId, { today: todayInMiami(now), now })
}

/** Takes nights sold on another channel; false means somebody has one of them. */
export async function takeExternalNights(
  ctx: TransactionCtx,
  nights: ExternalNights,
): Promise<boolean> {
  const occupancy = { ...nights, kind: 'external', expiresAt: null } as const
  if (!(await tryTakeNights(ctx, occupancy))) return false
  await recordNights(ctx, 'calendar.taken', occupancy)
  return true
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
