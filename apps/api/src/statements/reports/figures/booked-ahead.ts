import { sql } from 'kysely'
import { type Figure, isBookedIn, startOf } from './scope.ts'

/**
 * Nights of the scope that were booked by the end of the day before it begins: one row per booking
 * that was confirmed by then and not yet canceled. `from` is a day, not the first of a month.
 */
export const bookedAhead: Figure = (scope) => sql`
  select date_trunc('month', lower(nights)::timestamp)::date as month, bookings.suite_id,
    bookings.id as booking_id,
    least(upper(nights), ${scope.to}::date) - greatest(lower(nights), ${scope.from}::date) as nights
  from bookings
  where ${isBookedIn(scope)} and nights && daterange(${scope.from}, ${scope.to})
    and check_in_at >= ${scope.from}::date - 190 and check_in_at < ${scope.to}::date + 1
    and confirmed_at < ${startOf(scope.from)}
    and not exists (select from booking_steps where booking_id = bookings.id
      and booking_steps.status = 'cancelled' and taken_at < ${startOf(scope.from)})`
