import { listNights } from '@marea/contract/platform/time/days.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { OverrideRange } from './effective-rates.ts'
import { replaceOverrides } from './override-store.ts'
import { readRules } from './read-rules.ts'
import { updateRates } from './write-rules.ts'

/**
 * Sets prices and minimum stays of single nights by hand; where both are null the rules apply
 * again. The home is locked.
 */
export async function setOverrides(
  ctx: TransactionCtx,
  suiteId: string,
  ranges: readonly OverrideRange[],
): Promise<void> {
  const rows = ranges.flatMap(({ from, to, amount, minNights }) =>
    listNights(from, to).map((night) => ({ night, amount, minNights })),
  )
  await replaceOverrides(ctx.db, suiteId, rows)
  const { rules } = await readRules(ctx.db, suiteId)
  const isChanged = await updateRates(ctx, suiteId, rules)
  if (isChanged) {
    await recordEvent(ctx, { kind: 'pricing.changed', subject: `suite:${suiteId}` })
  }
}
