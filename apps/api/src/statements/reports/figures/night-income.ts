import { type RawBuilder, sql } from 'kysely'
import { type Figure, isBookedIn, monthsOf, nightsBefore, type Scope } from './scope.ts'

/** The longest stay is 180 nights, so one that has nights in a month begins at most so long before. */
const longestStay = sql.lit(190)

const nights = sql`bookings.nights`
const monthStart = sql`month.day::date`
const monthEnd = sql`(month.day + interval '1 month')::date`

/**
 * Income by stay night: one row per booking and month with the nights in that month, what the
 * owner earns from them after commission (`amount`) and their price (`rent`). A canceled booking
 * has no nights and earns what was kept. Amounts are truncated so that the months of a booking add
 * up to its payout, the same way the owner's overview does it.
 */
export const nightIncome: Figure = (scope) => sql`
  select ${bookedMonth}, bookings.id as booking_id,
    case when status = 'cancelled' then 0 else counted.until - counted.before end as nights,
    ${inMonth(sql`payout_amount`)} as amount,
    case when status = 'cancelled' then 0 else ${inMonth(sql`rent_amount`)} end as rent
  from ${bookedMonths(scope)}`

/** The month and home of a row of `bookedMonths`. */
export const bookedMonth = sql`${monthStart} as month, bookings.suite_id`

/** The part of an amount of a booking that belongs to the nights of the month. */
export function inMonth(amount: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${amount} * counted.until / counted.total - ${amount} * counted.before / counted.total`
}

/** Each month of each confirmed booking, with how many of its nights were over before and after. */
export function bookedMonths(scope: Scope, join: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  return sql`bookings
  cross join lateral ${monthsOf(nights, scope)} as month(day)
  cross join lateral (select ${nightsBefore(nights, monthStart)} as before,
    ${nightsBefore(nights, monthEnd)} as until, upper(nights) - lower(nights) as total) as counted
  ${join}
  where ${isBookedIn(scope)} and confirmed_at is not null
    and check_in_at >= ${scope.from}::date - ${longestStay}
    and check_in_at < ${scope.to}::date + 1
    and nights && daterange(${scope.from}, ${scope.to})`
}
