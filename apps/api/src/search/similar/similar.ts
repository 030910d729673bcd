import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { type RequestedStay, stayRefusalOf } from '@marea/contract/calendar/nights.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import type { SimilarHome, SimilarQuery } from '@marea/contract/search/similar.ts'
import { kilometersBetween, type Position } from '@marea/contract/suites/kilometers.ts'
import type { z } from 'zod'
import { offerStays } from '#calendar/quote/offers.ts'
import { readNightlyFrom } from '#calendar/show/nightly-from.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { readAllTerms } from '#pricing/read-terms.ts'
import { listCards } from '#suites/cards.ts'
import { publishedSuite } from '#suites/published.ts'
import { listResembling } from './similar-store.ts'

const shown = 6

/** Of this many homes, some are usually available for the dates. */
const considered = 40

/** Nearby homes like a given one; with dates, only those that are available. */
export async function listSimilar(ctx: Ctx, slug: string, query: Query): Promise<SimilarHome[]> {
  const stay = readStay(ctx, query)
  const home = await publishedSuite(ctx, slug)
  const ids = await listResembling(ctx.db, home, {
    guestCounts: guestCountsOf(query),
    limit: considered,
  })
  const offers = stay ? await offerStays(ctx, ids, stay) : undefined
  const available = offers ? ids.filter((id) => offers.get(id)?.refusal === null) : ids
  const listed = available.slice(0, shown)
  const totals = new Map(listed.map((id) => [id, offers?.get(id)?.total ?? null]))
  return cardsOf(ctx, home, totals)
}

type Query = z.output<typeof SimilarQuery>

/** Guests and pets are checked without dates too. */
function readStay(ctx: Ctx, query: Query): RequestedStay | undefined {
  const { checkIn = '', checkOut = '' } = query
  const today = todayOf(ctx)
  const hasDates = checkIn !== '' || checkOut !== ''
  const dates = hasDates ? { checkIn, checkOut } : { checkIn: today, checkOut: addDays(today, 1) }
  const stay = { ...dates, ...guestCountsOf(query) }
  const refusal = stayRefusalOf(stay, today)
  if (refusal) throw new Problem(refusal)
  return hasDates ? stay : undefined
}

async function cardsOf(
  ctx: Ctx,
  home: Position,
  totals: ReadonlyMap<string, number | null>,
): Promise<SimilarHome[]> {
  const ids = [...totals.keys()]
  const cards = await listCards(ctx, ids)
  const lowest = await readNightlyFrom(ctx, await readAllTerms(ctx.db, ids))
  return ids.flatMap((id) => {
    const card = cards.get(id)
    if (!card?.isListed) return []
    const night = lowest.get(id) ?? null
    const total = totals.get(id) ?? null
    return {
      ...card,
      nightlyFrom: night === null ? null : usd(night),
      ...(total === null ? {} : { total: usd(total) }),
      kilometers: Math.round(10 * kilometersBetween(home, card)) / 10,
    }
  })
}
