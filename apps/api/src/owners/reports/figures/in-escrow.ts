import { type RawBuilder, sql } from 'kysely'
import { settlementDelay } from '#bookings/settle/settle.ts'

/**
 * The owner's share of each booking that its guest has paid and that is not settled yet: one row
 * per booking with the instant at which its settlement is due.
 */
export function inEscrow(ownerId: string): RawBuilder<unknown> {
  return sql`
    select bookings.suite_id, bookings.id as booking_id, payout_amount as amount,
      check_in_at + make_interval(hours => ${settlementDelay.hours}) as releases_at
    from bookings
    where bookings.owner_id = ${ownerId} and status = 'confirmed' and settled_at is null`
}
