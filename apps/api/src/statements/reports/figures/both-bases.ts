import { type RawBuilder, sql } from 'kysely'
import { cashIncome, cashMovements } from './cash-income.ts'
import { nightIncome } from './night-income.ts'
import { nightsBefore, type Scope, startOf } from './scope.ts'

const nights = sql`bookings.nights`
const total = sql`(upper(bookings.nights) - lower(bookings.nights))`

/**
 * Both bases of the same bookings: one row per booking that has nights or payments in the scope.
 * `earlier` is what its nights before the scope earned less what was paid before it, and `later`
 * the same after it; both bases of a booking have the same sum, so nights + earlier + later = cash.
 * `is_unmatched` says that it is settled and its payout is not what the ledger paid the owner; a
 * stay that was refunded in part afterwards was settled again, so all its settlements count.
 */
export function bothBases(scope: Scope): RawBuilder<unknown> {
  return sql`
    with by_night as materialized (
      select booking_id, sum(amount) as amount from (${nightIncome(scope)}) as figure group by 1),
    by_cash as materialized (
      select booking_id, sum(amount) as amount from (${cashIncome(scope)}) as figure group by 1),
    counted as materialized (
      select booking_id from by_night union select booking_id from by_cash),
    moved as (
      select booking_id, coalesce(sum(amount) filter (where at < ${startOf(scope.from)}), 0) as before,
        coalesce(sum(amount) filter (where at >= ${startOf(scope.to)}), 0) as after
      from (${cashMovements(scope, sql`bookings.id in (select booking_id from counted)`)}) as movement
      group by 1)
    select bookings.suite_id, bookings.id as booking_id, by_night.amount as nights,
      by_cash.amount as cash,
      payout_amount * ${nightsBefore(nights, sql`${scope.from}::date`)} / ${total}
        - moved.before as earlier,
      payout_amount - payout_amount * ${nightsBefore(nights, sql`${scope.to}::date`)} / ${total}
        - moved.after as later,
      settled_at is not null and payout_amount <> coalesce(posted.amount, 0) as is_unmatched
    from counted
    join bookings on bookings.id = counted.booking_id
    join moved on moved.booking_id = counted.booking_id
    left join by_night on by_night.booking_id = counted.booking_id
    left join by_cash on by_cash.booking_id = counted.booking_id
    cross join lateral (
      select sum(posting.amount) as amount from ledger_entries
      join ledger_postings as posting on posting.entry_id = ledger_entries.id
        and posting.account = 'owner:' || bookings.owner_id || ':payable'
      where ledger_entries.reference = 'booking:' || bookings.id
        and kind in ('booking.settled', 'booking.settlement_reversed')) as posted`
}
