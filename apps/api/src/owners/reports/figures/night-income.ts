import { sql } from 'kysely'
import { type Figure, isBookedIn, monthsOf, nightsBefore } from './scope.ts'

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
  select ${monthStart} as month, bookings.suite_id, bookings.id as booking_id,
    case when status = 'cancelled' then 0 else counted.until - counted.before end as nights,
    payout_amount * counted.until / counted.total
      - payout_amount * counted.before / counted.total as amount,
    case when status = 'cancelled' then 0 else rent_amount * counted.until / counted.total
      - rent_amount * counted.before / counted.total end as rent
  from bookings
  cross join lateral ${monthsOf(nights, scope)} as month(day)
  cross join lateral (select ${nightsBefore(nights, monthStart)} as before,
    ${nightsBefore(nights, monthEnd)} as until, upper(nights) - lower(nights) as total) as counted
  where ${isBookedIn(scope)} and confirmed_at is not null
    and check_in_at >= ${scope.from}::date - ${longestStay}
    and check_in_at < ${scope.to}::date + 1
    and nights && daterange(${scope.from}, ${scope.to})`
