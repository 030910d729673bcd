import { addDays, nightsBetween } from '@marea/contract/calendar/nights.ts'
import type { OwnerCalendar } from '@marea/contract/owners/calendar.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { managedSuites, requireManagedSuite } from '#suites/managed-home.ts'
import { todayInMiami } from '#suites/today.ts'
import { listCalendars, listSeasons } from './calendar-store.ts'

const daysBack = 31
const daysAhead = 730
const longest = 800

type Query = { from?: string | undefined; to?: string | undefined; home?: string | undefined }

/** The calendars of the owner's homes, or of one of them; by default the last month and two years. */
export async function showOwnerCalendar(ctx: Ctx, query: Query): Promise<OwnerCalendar> {
  const today = todayInMiami(ctx.now)
  const from = query.from ?? addDays(today, -daysBack)
  const to = query.to ?? addDays(today, daysAhead)
  const nights = nightsBetween(from, to)
  if (nights < 1 || nights > longest) throw new Problem('calendar.range_invalid')
  const homes = query.home
    ? [await requireManagedSuite(ctx, query.home, 'calendar')]
    : await managedSuites(ctx, 'calendar')
  const slugs = homes.map(({ slug }) => slug)
  return {
    today,
    from,
    to,
    homes: await listCalendars(ctx.db, { slugs, from, to, now: ctx.now }),
    seasons: await listSeasons(ctx.db, { slugs, today }),
  }
}
