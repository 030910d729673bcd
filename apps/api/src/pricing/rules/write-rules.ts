import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { listRateRows } from '#pricing/store.ts'
import type { Season } from '#pricing/terms.ts'
import { setBaseRate } from '#suites/base-rate.ts'
import { todayAt } from '#suites/home-clock.ts'
import { effectiveRates } from './effective-rates.ts'
import { readOverrides } from './read-overrides.ts'
import {
  deleteRates,
  insertRates,
  insertVersion,
  replaceDiscounts,
  replaceLimits,
  StoredRules,
} from './rules-store.ts'

type Written = { rules: PriceRules; version: number }

/** Stores a new version of the rules with the prices that follow from it; the home is locked. */
export async function writeRules(
  ctx: TransactionCtx,
  suiteId: string,
  { rules, version }: Written,
): Promise<void> {
  const { nightlyAmount, weekendAmount, minNights, stayDiscounts, ...stored } = rules
  await insertVersion(ctx.db, {
    suiteId,
    version,
    rules: StoredRules.parse(stored),
    changedBy: ctx.actor.kind === 'person' ? ctx.actor.userId : null,
    changedAt: ctx.now,
  })
  await setBaseRate(ctx, suiteId, { nightlyAmount, weekendAmount, minNights })
  await replaceDiscounts(ctx.db, suiteId, stayDiscounts)
  await replaceLimits(ctx.db, suiteId, rules)
  await updateRates(ctx, suiteId, rules)
  await recordEvent(ctx, { kind: 'pricing.changed', subject: `suite:${suiteId}` })
}

/** Writes only the ranges that changed; false if none did. */
export async function updateRates(
  ctx: TransactionCtx,
  suiteId: string,
  rules: PriceRules,
): Promise<boolean> {
  const before = await listRateRows(ctx.db, [suiteId])
  const overrides = await readOverrides(ctx.db, suiteId)
  const after = effectiveRates(rules, await todayAt(ctx, suiteId), overrides)
  const [known, wanted] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))]
  const gone = before.filter((rate) => !wanted.has(keyOf(rate)))
  const added = after.filter((rate) => !known.has(keyOf(rate)))
  await deleteRates(
    ctx.db,
    suiteId,
    gone.map(({ from }) => from),
  )
  await insertRates(ctx.db, suiteId, added).catch((error) => {
    if (violates(error, 'nightly_rates_no_overlap')) throw new Problem('pricing.seasons_overlap')
    throw error
  })
  return gone.length + added.length > 0
}

function keyOf(rate: Season): string {
  const { from, to, nightlyAmount, weekendAmount, weekdayAmounts, minNights } = rate
  return [from, to, nightlyAmount, weekendAmount, weekdayAmounts?.join() ?? '', minNights].join(' ')
}
