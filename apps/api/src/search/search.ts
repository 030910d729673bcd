import { type Money, usd } from '@marea/contract/platform/money.ts'
import { type SearchQuery, suitesOnPage } from '@marea/contract/search/endpoints.ts'
import type { z } from 'zod'
import type { Ctx } from '#platform/ctx.ts'
import { type RawAnswer, rawAnswer } from '#platform/http/raw-answer.ts'
import type { CachedAnswer } from '#search/cache/answer-cache.ts'
import { findInColumns } from '#search/memory/find-in-columns.ts'
import { liveIndexOf } from '#search/memory/live-index.ts'
import { findInSql } from '#search/sql/find-in-sql.ts'
import { todayInMiami } from '#suites/today.ts'
import { readCards } from './cards.ts'
import { type ParsedSearch, parseSearch } from './query.ts'
import { type Find, relaxOf } from './relax.ts'
import type { Bars, Found, Hit } from './results.ts'

/** The suites that can be had, from memory where it is up to date and from PostgreSQL otherwise. */
export async function searchSuites(
  ctx: Ctx,
  query: z.output<typeof SearchQuery>,
): Promise<RawAnswer> {
  const live = liveIndexOf(ctx.ports)?.at(ctx.now)
  const key = JSON.stringify(query)
  const kept = live?.answers.get(key)
  if (kept) return kept.answer
  const changes = live?.changes
  const made = await makeAnswer(ctx, query)
  if (live && live.changes === changes) live.answers.put(key, made)
  return made.answer
}

async function makeAnswer(ctx: Ctx, query: z.output<typeof SearchQuery>): Promise<CachedAnswer> {
  const asked = parseSearch(query, todayInMiami(ctx.now))
  const find = finderOf(ctx)
  const found = await find(asked)
  const cards = await cardsOf(ctx, found)
  const relax = found.count === 0 ? await relaxOf(find, asked) : undefined
  let items = ''
  for (const [at, hit] of found.hits.entries()) {
    const card = cards[at]
    if (card) items += (items && ',') + itemOf(card, hit, asked)
  }
  const rest = JSON.stringify({ ...restOf(found, asked), relax }).slice(1)
  const bytes = `{"result":{"items":[${items}],${rest}}`
  const looksBeyond = asked.hasFacets || relax !== undefined
  return {
    answer: rawAnswer({ bytes, type: 'application/json; charset=utf-8' }),
    asked: looksBeyond ? null : asked,
  }
}

function finderOf({ ports, db, now }: Ctx): Find {
  const today = todayInMiami(now)
  const index = liveIndexOf(ports)
  return async (asked) => {
    // Every lowest night of a city takes PostgreSQL longer than it takes to read the index.
    if (asked.when.kind === 'any' && !index?.at(now)) await index?.settled()
    const live = index?.at(now)
    return live ? findInColumns(live, asked, today) : findInSql(db, asked, { today, now })
  }
}

async function cardsOf(ctx: Ctx, { hits }: Found): Promise<(string | undefined)[]> {
  const ids = hits.map(({ id }) => id)
  const index = liveIndexOf(ctx.ports)
  if (index) return index.cards.list(ctx, ids)
  const cards = await readCards(ctx, ids)
  return ids.map((id) => cards.get(id))
}

function itemOf(card: string, { amount, nightlyFrom, stay }: Hit, { when }: ParsedSearch): string {
  const from = nightlyFrom === null ? 'null' : cents(nightlyFrom)
  const total = stay ? `,"total":${cents(amount)}` : ''
  const chosen = stay && when.kind !== 'fixed' ? `,"stay":${JSON.stringify(stay)}` : ''
  return `${card},"nightlyFrom":${from}${total}${chosen}}`
}

function cents(amount: number): string {
  return `{"amount":${amount},"currency":"USD"}`
}

function restOf({ count, facets, histogram }: Found, { page }: ParsedSearch) {
  const pages = Math.ceil(count / suitesOnPage)
  return { count, page, pages, facets, histogram: histogram && shownBars(histogram) }
}

function shownBars({ from, width, counts }: Bars): { from: Money; width: Money; counts: number[] } {
  return { from: usd(from), width: usd(width), counts }
}
