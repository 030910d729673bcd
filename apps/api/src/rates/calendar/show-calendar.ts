import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { NightRules } from '@marea/contract/pricing/rules/price-rules.ts'
import type { CalendarHome } from '@marea/contract/rates/calendar.ts'
import type { RatedHome } from '@marea/contract/rates/calendar-nights.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type RawResponse, rawResponse } from '#platform/http/raw-response.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { noRules } from '#pricing/rules/read-rules.ts'
import { managedSuites, requireManagedSuite } from '#suites/managed-home.ts'
import {
  type CalendarQuery,
  type HomeRow,
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

/**
 * The calendars of the owner's homes, or of one of them; by default the last month and two years.
 * PostgreSQL writes the rows as JSON and they are sent as they are: reading, checking and writing
 * them again took half of the time. A test checks the answer against the contract.
 */
export async function showOwnerCalendar(ctx: Ctx, query: Query): Promise<RawResponse> {
  const today = todayOf(ctx)
  const from = query.from ?? addDays(today, -daysBack)
  const to = query.to ?? addDays(today, daysAhead)
  const nights = nightsBetween(from, to)
  if (nights < 1 || nights > longest) throw new Problem('calendar.range_invalid')
  const managed = query.home
    ? [await requireManagedSuite(ctx, query.home, 'calendar')]
    : await managedSuites(ctx, 'calendar')
  const suiteIds = managed.map(({ id }) => id)
  const readerId = personOf(ctx).userId
  const homes = await readCalendars(ctx, { readerId, suiteIds, from, to, now: ctx.now })
  const days = { today: JSON.stringify(today), from: JSON.stringify(from), to: JSON.stringify(to) }
  const result = joinFields({ ...days, homes: `[${homes.join(',')}]` })
  return rawResponse({ type: 'application/json; charset=utf-8', bytes: joinFields({ result }) })
}

export async function readRates(
  { db }: Ctx,
  asked: Pick<CalendarQuery, 'suiteIds' | 'from' | 'to'>,
): Promise<Map<string, RatedHome>> {
  const [homes, overrides] = await Promise.all([
    listHomes(db, asked.suiteIds),
    listOverrides(db, asked).then(bySuite),
  ])
  return new Map(
    homes.map((home) => [
      home.id,
      {
        rules: rulesOf(home),
        overrides: JSON.parse(overrides.get(home.id)?.overrides ?? '[]'),
      },
    ]),
  )
}

/** Each home as JSON; one statement of each kind for all homes, side by side. */
async function readCalendars({ db }: Ctx, asked: CalendarQuery): Promise<string[]> {
  const [homes, bookings, unsold, overrides, conflicts] = await Promise.all([
    listHomes(db, asked.suiteIds),
    listBookings(db, asked).then(bySuite),
    listUnsold(db, asked).then(bySuite),
    listOverrides(db, asked).then(bySuite),
    listDoubleBookings(db, asked).then(bySuite),
  ])
  return homes.map((home) => {
    const { id } = home
    const fields: Record<keyof CalendarHome, string> = {
      slug: JSON.stringify(home.slug),
      name: JSON.stringify(home.name),
      neighborhood: JSON.stringify(home.neighborhood),
      photo: JSON.stringify(home.photo),
      maxNights: JSON.stringify(home.maxNights),
      rules: JSON.stringify(rulesOf(home)),
      overrides: overrides.get(id)?.overrides ?? '[]',
      bookings: bookings.get(id)?.bookings ?? '[]',
      holds: unsold.get(id)?.holds ?? '[]',
      blocks: unsold.get(id)?.blocks ?? '[]',
      imports: unsold.get(id)?.imports ?? '[]',
      conflicts: conflicts.get(id)?.conflicts ?? '[]',
    }
    return joinFields(fields)
  })
}

function rulesOf({ rules, base }: HomeRow): NightRules {
  const { fillsGaps: _, ...ofNights } = { ...noRules, ...rules }
  return { ...ofNights, ...base }
}

/** An object whose values are JSON already. */
function joinFields(fields: Record<string, string>): string {
  const written = Object.entries(fields).map(([name, json]) => `"${name}":${json}`)
  return `{${written.join(',')}}`
}

function bySuite<Row extends { suiteId: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.suiteId, row]))
}
