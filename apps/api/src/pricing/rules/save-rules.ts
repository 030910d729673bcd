import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import { findRuleErrors } from '@marea/contract/pricing/rules/rule-errors.ts'
import { changedParts, type OutdatedRules } from '@marea/contract/pricing/rules/rule-parts.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayAt } from '#suites/home-clock.ts'
import { lockManagedSuite } from '#suites/managed-home.ts'
import { readRules, type SavedRules } from './read-rules.ts'
import { writeRules } from './write-rules.ts'

type Save = { rules: PriceRules; version: number }

/** Saves rules that were edited from this version; if they changed meanwhile, the refusal says where. */
export function saveRules(ctx: Ctx, suiteId: string, { rules, version }: Save) {
  return inTransaction(ctx, async (ctx): Promise<SavedRules> => {
    const { maxNights } = await lockManagedSuite(ctx, suiteId, 'full')
    requireValid(rules, { today: await todayAt(ctx, suiteId), maxNights })
    const saved = await currentRules(ctx, suiteId)
    if (saved.version !== version) throw outdated(saved, rules)
    if (changedParts(saved.rules, rules).length === 0) return saved
    const seasons = rules.seasons.toSorted((one, other) => (one.from < other.from ? -1 : 1))
    await writeRules(ctx, suiteId, { rules: { ...rules, seasons }, version: version + 1 })
    ctx.log.info({ suiteId, version: version + 1 }, 'price rules saved')
    return currentRules(ctx, suiteId)
  })
}

/** The rules as an owner edits them, without seasons that are over. */
export async function currentRules(ctx: Ctx, suiteId: string): Promise<SavedRules> {
  const today = await todayAt(ctx, suiteId)
  const { rules, ...saved } = await readRules(ctx.db, suiteId)
  return { ...saved, rules: { ...rules, seasons: rules.seasons.filter(({ to }) => to > today) } }
}

export function requireValid(
  rules: PriceRules,
  limits: Parameters<typeof findRuleErrors>[1],
): void {
  const errors = findRuleErrors(rules, limits)
  const [first] = errors
  if (first) throw new Problem(first.code, { errors })
}

function outdated({ rules, version, changedAt, changedBy }: SavedRules, mine: PriceRules): Problem {
  return new Problem('pricing.rules_outdated', {
    version,
    rules,
    changedBy,
    changedAt: changedAt?.toString() ?? null,
    parts: changedParts(rules, mine),
  } satisfies OutdatedRules)
}
