import { type Money, usd } from '@marea/contract/platform/money.ts'
import { type RelaxedFilter, suitesPerPage } from '@marea/contract/search/endpoints.ts'
import type { Group } from './groups/search-groups.ts'
import type { ParsedSearch } from './query.ts'
import type { Bars, Found, Hit } from './results.ts'

/** The card of each hit from the card cache; a home that is no longer listed has none. */
export type CardsById = ReadonlyMap<string, string | undefined>

type Answered = {
  asked: ParsedSearch
  found: Found
  groups: readonly Group[]
  cards: CardsById
  relax: RelaxedFilter[] | undefined
}

/**
 * The JSON of a search answer, in the shape of `SearchResult`. Cards hold most of its text and are
 * cached as JSON without the closing brace, so only the price of each home is written here:
 * serializing whole cards for each answer costs a quarter of the throughput (docs/prove/benchmarks.md).
 */
export function writeAnswer({ asked, found, groups, cards, relax }: Answered): string {
  const items = writeItems(found.hits, { cards, hasOwnStays: asked.when.kind !== 'fixed' })
  const rest = JSON.stringify({ ...restOf(found, asked), relax })
  return `{"result":{"items":[${items}],${writeGroups(groups, cards)}${rest.slice(1)}}`
}

function writeGroups(groups: readonly Group[], cards: CardsById): string {
  const written = groups.flatMap(({ hits, ...group }) => {
    const items = writeItems(hits, { cards, hasOwnStays: group.kind === 'shift' })
    return items ? [`${JSON.stringify(group).slice(0, -1)},"items":[${items}]}`] : []
  })
  return written.length ? `"groups":[${written.join()}],` : ''
}

type Writing = { cards: CardsById; hasOwnStays: boolean }

function writeItems(hits: readonly Hit[], { cards, hasOwnStays }: Writing): string {
  let items = ''
  for (const hit of hits) {
    const card = cards.get(hit.id)
    if (card) items += (items && ',') + writeItem(card, hit, hasOwnStays)
  }
  return items
}

function writeItem(card: string, { amount, nightlyFrom, stay }: Hit, hasOwnStay: boolean): string {
  const from = nightlyFrom === null ? 'null' : writeMoney(nightlyFrom)
  const total = stay ? `,"total":${writeMoney(amount)}` : ''
  const chosen = stay && hasOwnStay ? `,"stay":${JSON.stringify(stay)}` : ''
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
