import { addDays, nightsBetween } from '@marea/contract/calendar/nights.ts'
import type { CalendarHome, OwnerCalendar } from '@marea/contract/owners/calendar.ts'
import type { RatedHome } from '@marea/contract/owners/calendar-nights.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { noRules } from '#pricing/rules/read-rules.ts'
import { managedSuites, requireManagedSuite } from '#suites/managed-home.ts'
import { todayInMiami } from '#suites/today.ts'
import {
  type CalendarQuery,
  listBookings,
  listDoubleBookings,
  listHomes,
  listOverrides,
  listUnsold,
} from './calendar-store.ts'

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
  const suiteIds = homes.map(({ id }) => id)
  return { today, from, to, homes: await readCalendars(ctx, { suiteIds, from, to, now: ctx.now }) }
}

/** The rules and the nights priced by hand of these homes, by home. */
export async function readRates(
  { db }: Ctx,
  asked: Pick<CalendarQuery, 'suiteIds' | 'from' | 'to'>,
): Promise<Map<string, RatedHome>> {
  const [homes, overrides] = await Promise.all([
    listHomes(db, asked.suiteIds),
    listOverrides(db, asked).then(bySuite),
  ])
  return new Map(
    homes.map(({ id, base, rules }) => [
      id,
      {
        rules: { ...(rules ?? noRules), ...base },
        overrides: overrides.get(id)?.overrides ?? [],
      },
    ]),
  )
}

/** One statement of each kind for all homes, side by side. */
async function readCalendars({ db }: Ctx, asked: CalendarQuery): Promise<CalendarHome[]> {
  const [homes, bookings, unsold, overrides, conflicts] = await Promise.all([
    listHomes(db, asked.suiteIds),
    listBookings(db, asked).then(bySuite),
    listUnsold(db, asked).then(bySuite),
    listOverrides(db, asked).then(bySuite),
    listDoubleBookings(db, asked).then(bySuite),
  ])
  return homes.map(({ id, base, rules, ...home }) => ({
    ...home,
    rules: { ...(rules ?? noRules), ...base },
    overrides: overrides.get(id)?.overrides ?? [],
    bookings: bookings.get(id)?.bookings ?? [],
    holds: unsold.get(id)?.holds ?? [],
    blocks: unsold.get(id)?.blocks ?? [],
    imports: unsold.get(id)?.imports ?? [],
    conflicts: conflicts.get(id)?.conflicts ?? [],
  }))
}

function bySuite<Row extends { suiteId: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.suiteId, row]))
}
