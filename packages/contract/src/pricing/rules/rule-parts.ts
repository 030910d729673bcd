import type { PriceRules } from './price-rules.ts'

/** The parts of the rules as an owner edits them, in the order in which they apply. */
export const ruleParts = [
  'base',
  'seasons',
  'weekdays',
  'lastMinute',
  'earlyBird',
  'stayDiscounts',
  'gaps',
  'limits',
] as const
export type RulePart = (typeof ruleParts)[number]

/** The details of `pricing.rules_outdated`: what is saved now, and where it differs from the edit. */
export type OutdatedRules = {
  version: number
  rules: PriceRules
  changedBy: string | null
  changedAt: string | null
  parts: RulePart[]
}

const fieldsOf: Record<RulePart, readonly (keyof PriceRules)[]> = {
  base: ['nightlyAmount', 'weekendAmount', 'minNights'],
  seasons: ['seasons'],
  weekdays: ['weekdayPercents', 'weekdayAmounts'],
  lastMinute: ['lastMinute'],
  earlyBird: ['earlyBird'],
  stayDiscounts: ['stayDiscounts'],
  gaps: ['fillsGaps'],
  limits: ['floorAmount', 'ceilingAmount'],
}

export function isRulePart(name: string): name is RulePart {
  return ruleParts.some((part) => part === name)
}

/** Replaces these parts of the rules with those of other rules. */
export function withParts(
  rules: PriceRules,
  others: PriceRules,
  parts: readonly RulePart[],
): PriceRules {
  const fields = new Set<string>(parts.flatMap((part) => fieldsOf[part]))
  const taken = Object.entries(others).filter(([field]) => fields.has(field))
  return { ...rules, ...Object.fromEntries(taken) }
}

export function changedParts(before: PriceRules, after: PriceRules): RulePart[] {
  const textOf = (rules: PriceRules, part: RulePart) =>
    JSON.stringify(fieldsOf[part].map((field) => rules[field]))
  return ruleParts.filter((part) => textOf(before, part) !== textOf(after, part))
}
