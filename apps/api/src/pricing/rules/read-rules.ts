import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import { unchangedWeek } from '@marea/contract/pricing/rules/unchanged-week.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/problem.ts'
import { listDiscountRows } from '#pricing/store.ts'
import { findRuleRow, StoredRules } from './rules-store.ts'

export type SavedRules = {
  rules: PriceRules
  /** 0 until rules are saved for the first time. */
  version: number
  changedAt: Temporal.Instant | null
  changedBy: string | null
}

/** The rules of a home whose rules were never saved. */
export const noRules = {
  seasons: [],
  weekdayPercents: unchangedWeek,
  weekdayAmounts: unchangedWeek,
  lastMinute: [],
  earlyBird: [],
  fillsGaps: false,
  floorAmount: null,
  ceilingAmount: null,
} satisfies ReturnType<typeof StoredRules.parse>

export async function readRules(db: Db, suiteId: string): Promise<SavedRules> {
  const row = await findRuleRow(db, suiteId)
  if (!row) throw new Problem('resource.not_found')
  const { nightlyAmount, weekendAmount, minNights, version, changedAt, changedByName } = row
  const discounts = await listDiscountRows(db, [suiteId])
  const stayDiscounts = discounts
    .map(({ fromNights, perMille }) => ({ fromNights, perMille }))
    .sort((one, other) => one.fromNights - other.fromNights)
  const stored = row.rules === null ? noRules : StoredRules.parse(row.rules)
  return {
    rules: { nightlyAmount, weekendAmount, minNights, ...stored, stayDiscounts },
    version: version ?? 0,
    changedAt,
    changedBy: changedByName,
  }
}
