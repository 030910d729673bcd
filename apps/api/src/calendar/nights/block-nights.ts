import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { lockManagedSuite } from '#suites/managed-home.ts'
import { type Block, insertBlockNote, keptPrefix, listBlocks } from './block-store.ts'
import { findOccupancyId, type NightRange } from './occupancy-store.ts'
import { recordNights, takeNights, tryTakeNights } from './take-nights.ts'

export type { Block } from './block-store.ts'

export function blockNights(
  ctx: Ctx,
  block: { suiteId: string; from: string; to: string; reference: string },
): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    await lockManagedSuite(ctx, block.suiteId, 'calendar')
    await takeNights(ctx, { ...block, kind: 'block', expiresAt: null })
    return findOccupancyId(ctx.db, block.reference)
  })
}

/** The reference of the night beside a stay that begins early or ends late. */
export function keptNightReference(requestId: string): string {
  return `${keptPrefix}${requestId}`
}

/** Blocks nights of a locked home with a note; false means that somebody has one of the nights. */
export async function tryBlockNights(
  ctx: TransactionCtx,
  suiteId: string,
  { isOwnerStay, reason, ...nights }: Block,
): Promise<boolean> {
  const occupancy = { ...nights, suiteId, kind: 'block', expiresAt: null } as const
  if (!(await tryTakeNights(ctx, occupancy))) return false
  await insertBlockNote(ctx.db, { reference: nights.reference, isOwnerStay, reason })
  await recordNights(ctx, 'calendar.taken', occupancy)
  return true
}

export function blocksAmong(ctx: Ctx, suiteId: string, nights: NightRange): Promise<Block[]> {
  return listBlocks(ctx.db, suiteId, nights)
}
