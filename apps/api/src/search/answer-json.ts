import { type Money, usd } from '@marea/contract/platform/money.ts'
import { type RelaxedFilter, suitesPerPage } from '@marea/contract/search/endpoints.ts'
import type { ParsedSearch } from './query.ts'
import type { Bars, Found, Hit } from './results.ts'

type Answered = {
  asked: ParsedSearch
  found: Found
  /** The card of each hit from the card cache; a home that is no longer listed has none. */
  cards: readonly (string | undefined)[]
  relax: RelaxedFilter[] | undefined
}

/**
 * The JSON of a search answer, in the shape of `SearchResult`. Cards hold most of its text and are
 * cached as JSON without the closing brace, so only the price of each home is written here:
 * serializing whole cards for each answer costs a quarter of the throughput (docs/benchmarks.md).
 */
export function writeAnswer({ asked, found, cards, relax }: Answered): string {
  let items = ''
  for (const [at, hit] of found.hits.entries()) {
    const card = cards[at]
    if (card) items += (items && ',') + writeItem(card, hit, asked)
  }
  const rest = JSON.stringify({ ...restOf(found, asked), relax })
  return `{"result":{"items":[${items}],${rest.slice(1)}}`
}

function writeItem(
  card: string,
  { amount, nightlyFrom, stay }: Hit,
  { when }: ParsedSearch,
): string {
  const from = nightlyFrom === null ? 'null' : writeMoney(nightlyFrom)
  const total = stay ? `,"total":${writeMoney(amount)}` : ''
  const chosen = stay && when.kind !== 'fixed' ? `,"stay":${JSON.stringify(stay)}` : ''
  return `${card},"nightlyFrom":${from}${total}${chosen}}`
}

function writeMoney(amount: number): string {
  return `{"amount":${amount},"currency":"USD"}`
}

function restOf({ count, facets, histogram }: Found, { page }: ParsedSearch) {
  const pages = Math.ceil(count / suitesPerPage)
  return { count, page, pages, facets, histogram: histogram && shownBars(histogram) }
}

function shownBars({ from, width, counts }: Bars): { from: Money; width: Money; counts: number[] } {
  return { from: usd(from), width: usd(width), counts }
}
