import type { PriceRules } from '@marea/contract/pricing/rules/price-rules.ts'
import { isRulePart, type RulePart, withParts } from '@marea/contract/pricing/rules/rule-parts.ts'
import type { HomePrices } from '@marea/contract/rates/prices.ts'

/** Rules of another home, proposed for this one and not saved yet. */
export type CopiedRules = { from: string; parts: readonly RulePart[]; rules: PriceRules }

/** The URL of the prices of a home with copied rules, which the owner reviews and saves there. */
export function copyAddress({ from, to, parts }: Copy): string {
  return `?${new URLSearchParams({ home: to, from, parts: parts.join() })}`
}

type Copy = { from: string; to: string; parts: readonly RulePart[] }

/** The home and the rules that the URL copies; undefined if it copies nothing. */
export function parseCopy(params: URLSearchParams): Omit<Copy, 'to'> | undefined {
  const from = params.get('from')
  const parts = (params.get('parts') ?? '').split(',').filter(isRulePart)
  return from && parts.length ? { from, parts } : undefined
}

export function copyRules(
  target: HomePrices,
  source: HomePrices,
  parts: readonly RulePart[],
): CopiedRules {
  return { from: source.home.name, parts, rules: withParts(target.rules, source.rules, parts) }
}

/** Seasons of the home that the proposed rules would remove. */
export function replacedSeasons(saved: PriceRules, proposed: PriceRules): string[] {
  const keyOf = (season: PriceRules['seasons'][number]) => JSON.stringify(season)
  const kept = new Set(proposed.seasons.map(keyOf))
  const gone = saved.seasons.filter((season) => !kept.has(keyOf(season)))
  return [...new Set(gone.map(({ name }) => name))]
}

/** Whether two URLs of the page edit the same rules; opening a sheet changes neither. */
export function isSameEdit(search: string, other: string): boolean {
  const [one, two] = [new URLSearchParams(search), new URLSearchParams(other)]
  return ['home', 'from', 'parts'].every((name) => one.get(name) === two.get(name))
}
