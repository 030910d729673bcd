import type { NightsTaken } from '@marea/contract/rates/calendar.ts'
import { type Block, blocksAmong, tryBlockNights } from '#calendar/nights/block-nights.ts'
import { releaseNights } from '#calendar/nights/release-nights.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { setOverrides } from '#pricing/rules/set-overrides.ts'
import { listConflicts } from './calendar-store.ts'
import type { HomeChange } from './change-store.ts'

type Conflict = NightsTaken['conflicts'][number]

/**
 * Changes blocks and prices of one locked home. The exclusion constraint decides about the nights; conflicts are
 * returned, and the caller then rolls back the whole change.
 */
export async function applyDifference(
  ctx: TransactionCtx,
  { suiteId, difference }: HomeChange,
  home: string,
): Promise<Conflict[]> {
  const { removed, added, after } = difference
  for (const { reference } of removed) await releaseNights(ctx, reference)
  const conflicts: Conflict[] = []
  for (const block of added) {
    if (await tryBlockNights(ctx, suiteId, block)) continue
    const { from, to } = block
    const found = await listConflicts(ctx.db, { suiteId, from, to, now: ctx.now })
    conflicts.push(...found.map((conflict) => ({ ...conflict, home })))
  }
  if (after.length && !conflicts.length) await setOverrides(ctx, suiteId, after)
  return conflicts
}

/** Whether each of these blocks is unchanged. */
export async function areUnchanged(
  ctx: TransactionCtx,
  suiteId: string,
  blocks: readonly Block[],
): Promise<boolean> {
  for (const { reference, from, to } of blocks) {
    const found = await blocksAmong(ctx, suiteId, { from, to })
    const isSame = found.some(
      (each) => each.reference === reference && each.from === from && each.to === to,
    )
    if (!isSame) return false
  }
  return true
}
