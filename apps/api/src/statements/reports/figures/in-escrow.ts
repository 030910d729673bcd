import { settlementHours } from '@marea/contract/bookings/deadlines.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * The owner's share of what guests have paid for bookings that are not settled yet: one row per
 * booking with the instant at which its settlement is due.
 */
export function inEscrow(ownerId: string): RawBuilder<unknown> {
  return sql`
    select bookings.suite_id, bookings.id as booking_id, payout_amount - coalesce(owner_amount, 0) as amount,
      check_in_at + make_interval(hours => ${settlementHours}) as releases_at
    from bookings left join booking_rests
      on booking_id = bookings.id and booking_rests.status = 'due'
    where bookings.owner_id = ${ownerId} and bookings.status = 'confirmed' and settled_at is null`
}
