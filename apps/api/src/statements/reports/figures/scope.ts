import { type RawBuilder, sql } from 'kysely'

/**
 * The homes and months of a figure; `from` is the first day of the first month and `to` the first day after the last
 * one.
 */
export type Scope = {
  homes: readonly { id: string; ownerId: string }[]
  from: string
  to: string
}

/**
 * One figure of the reports: SQL whose rows are the parts of the figure in a scope, each with its
 * `month` and `suite_id`. Totals, table rows and drill-downs all read it, so they cannot disagree.
 */
export type Figure = (scope: Scope) => RawBuilder<unknown>

/** Bookings have indexes by owner and none by home, so the owners are named too. */
export function isBookedIn({ homes }: Scope): RawBuilder<boolean> {
  const owners = [...new Set(homes.map(({ ownerId }) => ownerId))]
  return sql`bookings.owner_id = any(${owners}::uuid[]) and bookings.suite_id = any(${idsOf(homes)}::uuid[])`
}

export function idsOf(homes: Scope['homes']): string[] {
  return homes.map(({ id }) => id)
}

/** The day of a home's first publication; a draft that never was published has none. */
export const listedOn = sql`(suites.published_at at time zone company_time_zone())::date`

/** The instant at which a day begins. */
export function startOf(day: string): RawBuilder<unknown> {
  return sql`(${day}::timestamp at time zone company_time_zone())`
}

/** The first day of the month in which an instant falls. */
export function monthOf(instant: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`date_trunc('month', ${instant} at time zone company_time_zone())::date`
}

/**
 * Each month in which a range of nights has one; computed without time zones, so that daylight saving time does not
 * matter.
 */
export function monthsOf(nights: RawBuilder<unknown>, { from, to }: Scope): RawBuilder<unknown> {
  return sql`generate_series(
    date_trunc('month', greatest(lower(${nights}), ${from}::date)::timestamp),
    (least(upper(${nights}), ${to}::date) - 1)::timestamp, interval '1 month')`
}

export function nightsBefore(
  nights: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`least(greatest(${day} - lower(${nights}), 0), upper(${nights}) - lower(${nights}))`
}
