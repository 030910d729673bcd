import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'
import { cashIncome, cashMovements } from './figures/cash-income.ts'
import { nightIncome } from './figures/night-income.ts'
import { nightsBefore, type Scope, startOf } from './figures/scope.ts'

type Db = Database | Transaction

type Bridge = { nights: number; cash: number; earlier: number; later: number; unmatched: number }

const nights = sql`bookings.nights`
const total = sql`(upper(bookings.nights) - lower(bookings.nights))`

/**
 * Both bases of the same bookings. For each booking that has nights or payments in the scope,
 * `earlier` is what its nights before the scope earned less what was paid before it, and `later`
 * the same after it; both bases of a booking have the same sum, so nights + earlier + later = cash.
 * `unmatched` counts settled bookings whose payout is not what the ledger paid the owner.
 */
export async function reconcile(db: Db, scope: Scope): Promise<Bridge> {
  const { rows } = await sql<Bridge>`
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
    select coalesce(sum(by_night.amount), 0)::bigint as nights,
      coalesce(sum(by_cash.amount), 0)::bigint as cash,
      coalesce(sum(payout_amount * ${nightsBefore(nights, sql`${scope.from}::date`)} / ${total}
        - moved.before), 0)::bigint as earlier,
      coalesce(sum(payout_amount
        - payout_amount * ${nightsBefore(nights, sql`${scope.to}::date`)} / ${total}
        - moved.after), 0)::bigint as later,
      count(*) filter (where settled_at is not null
        and payout_amount <> coalesce(posted.amount, 0))::bigint as unmatched
    from counted
    join bookings on bookings.id = counted.booking_id
    join moved on moved.booking_id = counted.booking_id
    left join by_night on by_night.booking_id = counted.booking_id
    left join by_cash on by_cash.booking_id = counted.booking_id
    left join ledger_entries on ledger_entries.key = 'booking:' || bookings.id || ':settle'
    left join ledger_postings as posted on posted.entry_id = ledger_entries.id
      and posted.account = 'owner:' || bookings.owner_id || ':payable'`.execute(db)
  return rows[0] ?? { nights: 0, cash: 0, earlier: 0, later: 0, unmatched: 0 }
}
