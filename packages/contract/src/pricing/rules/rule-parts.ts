import type { PriceRules } from './price-rules.ts'

/** The parts of the rules as an owner edits them, in the order in which they apply. */
const ruleParts = [
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

/** Which parts differ between two versions of the rules. */
export function changedParts(before: PriceRules, after: PriceRules): RulePart[] {
  const textOf = (rules: PriceRules, part: RulePart) =>
    JSON.stringify(fieldsOf[part].map((field) => rules[field]))
  return ruleParts.filter((part) => textOf(before, part) !== textOf(after, part))
}
