import { type RawBuilder, sql } from 'kysely'
import { type Figure, isBookedIn, monthOf, type Scope, startOf } from './scope.ts'

const anyBooking: RawBuilder<unknown> = sql`true`

/**
 * The owner's share, after commission, of each payment and refund of a booking. A booking is paid
 * when it is confirmed, but for a rest, which moves on the day it is paid or canceled and until then
 * in no month; a change and a cancellation move the difference on their own day, so a refund never
 * changes the month of the payment. The rows of a booking add up to its payout.
 * `among` names the bookings that are asked for, so that prices of no others are read.
 */
export function cashMovements(scope: Scope, among = anyBooking): RawBuilder<unknown> {
  return sql`
    select bookings.id as booking_id, suite_id, confirmed_at as at, coalesce(
      (select owner_share(before -> 'lines') from booking_changes
        where booking_id = bookings.id and booking_changes.status = 'done'
        order by ended_at limit 1),
      case when kept_lines is null then payout_amount else owner_share(lines) end) as amount
    from bookings
    where ${isBookedIn(scope)} and ${among} and confirmed_at is not null
    union all
    select bookings.id, suite_id, moved.at, moved.amount
    from booking_rests join bookings on bookings.id = booking_id
      cross join lateral (values (confirmed_at, -owner_amount),
        (coalesce(ended_at, 'infinity'), owner_amount))
        as moved (at, amount)
    where ${isBookedIn(scope)} and ${among}
    union all
    select bookings.id, suite_id, ended_at,
      owner_share(after -> 'lines') - owner_share(before -> 'lines')
    from booking_changes join bookings on bookings.id = booking_id
    where ${isBookedIn(scope)} and ${among} and booking_changes.status = 'done'
    union all
    select bookings.id, suite_id, taken_at, payout_amount - owner_share(lines)
    from booking_steps join bookings on bookings.id = booking_id
    where ${isBookedIn(scope)} and ${among} and booking_steps.status = 'cancelled'`
}

/** Income by cash: one row per booking and month in which its guest paid or was refunded. */
export const cashIncome: Figure = (scope) => sql`
  select ${monthOf(sql`moved.at`)} as month, moved.suite_id, moved.booking_id,
    sum(moved.amount)::bigint as amount
  from (${cashMovements(scope)}) as moved
  where moved.at >= ${startOf(scope.from)} and moved.at < ${startOf(scope.to)}
  group by 1, 2, 3
  having sum(moved.amount) <> 0`
