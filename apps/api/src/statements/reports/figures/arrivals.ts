import { sql } from 'kysely'
import { type Figure, isBookedIn } from './scope.ts'

/**
 * Bookings by their check-in: one row per confirmed booking with its length, how many days before
 * check-in it was made, and whether it was canceled.
 */
export const arrivals: Figure = (scope) => sql`
  select date_trunc('month', lower(nights)::timestamp)::date as month, bookings.suite_id,
    bookings.id as booking_id, upper(nights) - lower(nights) as nights,
    greatest(lower(nights) - (confirmed_at at time zone company_time_zone())::date, 0) as lead_days,
    status = 'cancelled' as is_cancelled
  from bookings
  where ${isBookedIn(scope)} and confirmed_at is not null
    and check_in_at >= ${scope.from}::date - 1 and check_in_at < ${scope.to}::date + 1
    and lower(nights) >= ${scope.from}::date and lower(nights) < ${scope.to}::date`
