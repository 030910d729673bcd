import type { RatePlan } from '@marea/contract/pricing/endpoints.ts'
import type { DemoHome, Season } from '../listings/home.ts'

export const seasonNames: Record<Season, string> = {
  artWeek: 'Art week',
  holidays: 'Christmas and New Year',
  winter: 'Winter',
  boatShow: 'Boat show',
  springBreak: 'Spring break',
  summer: 'Summer',
}

type Span = { season: Season; from: string; to: string }

const friday = 5
const monday = 1

/** From two years ago to two years ahead, so that past and future stays have prices. */
export function ratePlan(home: DemoHome, today: string): RatePlan {
  const year = Number(today.slice(0, 4))
  const seasons = [-3, -2, -1, 0, 1, 2]
    .flatMap((offset) => yearOfSeasons(year + offset))
    .map(({ season, from, to }) => ({ name: seasonNames[season], from, to, ...home.rates[season] }))
  return { seasons, stayDiscounts: home.stayDiscounts }
}

/**
 * From the art week of one December to the end of the following summer, in order, without overlap.
 */
function yearOfSeasons(year: number): Span[] {
  const next = year + 1
  const art = nthWeekday({ year, month: 12, weekday: friday, nth: 1 })
  const presidentsDay = nthWeekday({ year: next, month: 2, weekday: monday, nth: 3 })
  const boats = { from: shift(presidentsDay, -5), to: presidentsDay }
  return [
    { season: 'artWeek', from: shift(art, -4), to: shift(art, 3) },
    { season: 'holidays', from: `${year}-12-20`, to: `${next}-01-04` },
    { season: 'winter', from: `${next}-01-04`, to: boats.from },
    { season: 'boatShow', ...boats },
    { season: 'winter', from: boats.to, to: `${next}-03-06` },
    { season: 'springBreak', from: `${next}-03-06`, to: `${next}-04-01` },
    { season: 'summer', from: `${next}-06-01`, to: `${next}-10-01` },
  ]
}

type Nth = { year: number; month: number; weekday: number; nth: number }

function nthWeekday({ year, month, weekday, nth }: Nth): string {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const wait = (weekday - first.dayOfWeek + 7) % 7
  return first.add({ days: wait + (nth - 1) * 7 }).toString()
}

function shift(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}
