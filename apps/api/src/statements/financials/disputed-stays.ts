import type { DisputedStay } from '@marea/contract/statements/financials/balance.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/**
 * The owner's shares of stays whose card payment is disputed. A share stays in the balance until the dispute is decided,
 * at most for the disputed amount. One that was paid out before is not held again, and inquiries hold nothing.
 */
export async function disputedStays(
  { db }: { db: Db },
  ownerId: string,
): Promise<{ amount: number; stays: DisputedStay[] }> {
  const { rows: stays } = await sql<DisputedStay>`
    select bookings.id as "bookingId", bookings.reference, suites.name as home,
      least(payout_amount, sum(disputes.amount))::bigint as amount
    from disputes join charges on charges.id = disputes.charge_id and purpose = 'booking'
      join bookings on bookings.id = charges.reference
      join suites on suites.id = bookings.suite_id
    where bookings.owner_id = ${ownerId} and closed_at is null and disputes.status not like 'warning%'
      and bookings.settled_at is not null and payout_amount > 0
      and not exists (select from withdrawals
        where user_id = ${ownerId} and source = 'payable' and status not in ('rejected', 'returned')
          and requested_at >= bookings.settled_at and requested_at < disputes.noted_at)
    group by bookings.id, suites.name order by bookings.id`.execute(db)
  return { amount: stays.reduce((sum, { amount }) => sum + amount, 0), stays }
}
