import { addDays, listNights } from '@marea/contract/platform/time/days.ts'
import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { todayOf } from '../../../apps/api/src/platform/zoned-time.ts'
import {
  addSearchCounts,
  listNeighborhoods,
  type SearchCount,
} from '../../../apps/api/src/search/demand/search-count-store.ts'
import { createSeededRandom, type SeededRandom } from '../../history/seeded-random.ts'

const monthsBack = 24
const daysAhead = 150

/** The demand for Miami in each month, from January on. */
const wantedIn = [1.4, 1.7, 1.9, 1.1, 0.8, 0.6, 0.7, 0.5, 0.35, 0.6, 0.9, 1.5]
/** Most guests look for a long weekend. */
const weekdayShare = [0.5, 0.5, 0.6, 1.1, 1.5, 1.4, 0.8]
const lengths = [2, 2, 3, 3, 3, 4, 4, 5, 7]
const parties = [2, 2, 2, 4, 4, 6]

/** Two years of searches, weighted by the demand for months and weekdays. */
export async function seedSearchCounts(ctx: TransactionCtx): Promise<void> {
  const today = todayOf(ctx)
  const draw = createSeededRandom(`searches ${today}`)
  const first = Temporal.PlainDate.from(today).with({ day: 1 }).subtract({ months: monthsBack })
  const days = listNights(first.toString(), addDays(today, daysAhead))
  const neighborhoods = await listNeighborhoods(ctx.db)
  const areas = [null, null, null, null, ...neighborhoods.map(({ slug }) => slug)]
  const counts = new Map<string, SearchCount>()
  for (const checkIn of days) {
    for (const area of areas) {
      const count = searchesFor(draw, { checkIn, area, today })
      if (!count) continue
      const { checkOut, guests, neighborhood, searchedIn } = count
      counts.set([checkIn, checkOut, guests, neighborhood, searchedIn].join(), count)
    }
  }
  await addSearchCounts(ctx.db, [...counts.values()])
}

type Asked = { checkIn: string; area: string | null; today: string }

function searchesFor(draw: SeededRandom, { checkIn, area, today }: Asked): SearchCount | null {
  const month = Number(checkIn.slice(5, 7)) - 1
  const weekday = new Date(`${checkIn}T00:00:00Z`).getUTCDay()
  const most = (area ? 2.5 : 6) * (wantedIn[month] ?? 1) * (weekdayShare[weekday] ?? 1)
  const searches = Math.round(most * draw.whole(40, 100) * 0.01)
  const searchedOn = addDays(checkIn, -draw.whole(2, 75))
  if (searches < 1 || searchedOn > today) return null
  return {
    checkIn,
    checkOut: addDays(checkIn, pick(draw, lengths)),
    guests: pick(draw, parties),
    place: null,
    neighborhood: area,
    searchedIn: `${searchedOn.slice(0, 7)}-01`,
    searches,
  }
}

function pick(draw: SeededRandom, from: readonly number[]): number {
  return from[draw.whole(0, from.length - 1)] ?? 2
}
