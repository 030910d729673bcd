import { createHash } from 'node:crypto'
import { addDays } from '@marea/contract/platform/time/days.ts'
import type { SavedQuery } from '@marea/contract/search/saved-searches.ts'
import { wordsOf } from '#platform/words.ts'
import { type ParsedSearch, parseSearch, type When } from '#search/query.ts'

/** The query without its empty values, as it is stored and shown in an address. */
export function compactQuery(query: SavedQuery): Record<string, string> {
  const given = Object.entries(query).map(([name, value = '']) => [name, value.trim()] as const)
  return Object.fromEntries(given.filter(([, value]) => value !== ''))
}

/** All homes that a query finds, which needs neither facets nor an order. */
export function parseSaved(query: SavedQuery, today: string): ParsedSearch {
  return parseSearch({ ...query, order: 'accessible', facets: 'false' }, today)
}

/** Equal for searches that ask for the same homes in other words. */
export function fingerprintOf({ order, page, hasFacets, ...asked }: ParsedSearch): string {
  const parts = { ...asked, where: wordsOf(asked.where).join(' ') }
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** The last day on which a stay of the search may begin; null if every day brings new ones. */
export function beginsUntil(when: When): string | null {
  if (when.kind === 'fixed') return when.checkIn
  if (when.kind === 'around') return addDays(when.checkIn, when.days)
  const lastMonth = when.kind === 'any' ? undefined : when.months.at(-1)
  if (lastMonth === undefined) return null
  return Temporal.PlainYearMonth.from(lastMonth).toPlainDate({ day: 31 }).toString()
}
