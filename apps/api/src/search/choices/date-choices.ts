import { usd } from '@marea/contract/platform/money.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { weekdayOf } from '@marea/contract/pricing/rules/nightly-rate.ts'
import type { DateChoice, DateChoicesQuery } from '@marea/contract/search/date-choices.ts'
import type { z } from 'zod'
import type { Ctx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { windowsOf } from '#search/date-windows.ts'
import { type ParsedSearch, parseSearch, type When } from '#search/query.ts'
import type { SearchParts } from '#search/search.ts'
import type { PricedWindow } from './priced-window.ts'
import { priceWindowsInColumns } from './windows-in-columns.ts'
import { priceWindowsInSql } from './windows-in-sql.ts'

type Query = z.output<typeof DateChoicesQuery>

/** The stays that flexible dates offer, each with the lowest total over the homes that match. */
export async function listDateChoices(
  ctx: Ctx,
  query: Query,
  parts: SearchParts,
): Promise<RawResponse> {
  const live = parts.index?.at(ctx.now)
  const key = `choices ${JSON.stringify(query)}`
  const cached = live?.answers.get(key)
  if (cached) return cached.answer
  const changes = live?.changes
  const choices = await makeChoices(ctx, query, parts)
  const bytes = JSON.stringify({ result: { choices } })
  const answer = rawResponse({ bytes, type: 'application/json; charset=utf-8' })
  // The change of any home may change the lowest price, so none of them may have changed meanwhile.
  if (live && live.changes === changes) live.answers.put(key, { answer, asked: null })
  return answer
}

async function makeChoices(ctx: Ctx, query: Query, parts: SearchParts): Promise<DateChoice[]> {
  const today = todayOf(ctx)
  const asked = parseSearch({ ...query, order: 'accessible', facets: 'false' }, today)
  const windows = windowsOf(asked.when, today) ?? []
  return choose(asked, await priceWindows(ctx, { asked, windows }, parts)).map(
    ({ checkIn, checkOut, count, lowest }) => ({
      checkIn,
      checkOut,
      count,
      from: lowest === null ? null : usd(lowest),
    }),
  )
}

function priceWindows(
  ctx: Ctx,
  search: { asked: ParsedSearch; windows: { checkIn: string; checkOut: string }[] },
  { index, reads }: SearchParts,
): PricedWindow[] | Promise<PricedWindow[]> {
  const live = index?.at(ctx.now)
  if (live) return priceWindowsInColumns(live, search)
  return priceWindowsInSql(reads ? reads.current() : ctx.db, search, ctx.now)
}

/** Each weekend is a choice of its own; of weeks and months only the cheapest is offered. */
function choose({ when }: ParsedSearch, priced: readonly PricedWindow[]): PricedWindow[] {
  const parts = Map.groupBy(priced, ({ checkIn }) => partOf(when, checkIn))
  return [...parts.values()].flatMap(([first, ...rest]) =>
    first ? [rest.reduce((best, each) => (isBetter(each, best) ? each : best), first)] : [],
  )
}

function partOf({ kind }: When, checkIn: string): string {
  if (kind === 'month') return checkIn.slice(0, 7)
  if (kind === 'week') return addDays(checkIn, -weekdayOf(checkIn))
  return checkIn
}

function isBetter(one: PricedWindow, other: PricedWindow): boolean {
  if (one.lowest === null) return false
  if (other.lowest === null || one.lowest < other.lowest) return true
  return one.lowest === other.lowest && one.count > other.count
}
