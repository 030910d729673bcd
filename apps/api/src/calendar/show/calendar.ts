import { usd } from '@marea/contract/platform/money.ts'
import { addDays, isDay, nightsBetween } from '@marea/contract/platform/time/days.ts'
import { listTaken, type NightRange } from '#calendar/nights/occupancy-store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { readTerms } from '#pricing/read-terms.ts'
import { readTaxTable } from '#pricing/tax-table.ts'
import { publishedSuite } from '#suites/published.ts'
import { calendarNights } from './calendar-nights.ts'
import { readNightlyFrom } from './nightly-from.ts'

const defaultDays = 62
const maxDays = 400

export async function showCalendar(
  ctx: Ctx,
  slug: string,
  requested: { from?: string | undefined; to?: string | undefined },
) {
  const { id, timeZone } = await publishedSuite(ctx, slug)
  const today = todayIn(timeZone, ctx.now)
  const range = rangeOf(requested, today)
  const terms = await readTerms(ctx.db, id)
  const around = {
    from: addDays(range.from, -terms.maxNights),
    to: addDays(range.to, terms.maxNights),
  }
  const taken = await listTaken(ctx.db, [id], { ...around, now: ctx.now })
  const taxes = await readTaxTable(ctx.db)
  const taxesOn = (day: string) => taxes(day).get(terms.jurisdiction) ?? []
  const nightlyFrom = (await readNightlyFrom(ctx, new Map([[id, terms]]))).get(id) ?? null
  return {
    today,
    maxNights: terms.maxNights,
    nightlyFrom: nightlyFrom === null ? null : usd(nightlyFrom),
    nights: calendarNights(terms, { ...range, today, taken, taxesOn }),
  }
}

function rangeOf(
  requested: { from?: string | undefined; to?: string | undefined },
  today: string,
): NightRange {
  const from = requested.from ?? today
  if (!isDay(from)) throw new Problem('calendar.range_invalid')
  const to = requested.to ?? addDays(from, defaultDays)
  if (!isDay(to)) throw new Problem('calendar.range_invalid')
  const days = nightsBetween(from, to)
  const isNear = from >= addDays(today, -maxDays) && from <= addDays(today, 2 * maxDays)
  if (days < 1 || days > maxDays || !isNear) throw new Problem('calendar.range_invalid')
  return { from, to }
}
