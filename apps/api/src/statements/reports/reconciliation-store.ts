import type { BaseDifference } from '@marea/contract/statements/reports/choices.ts'
import type { ReconcilingBooking } from '@marea/contract/statements/reports/differences.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { bothBases } from './figures/both-bases.ts'
import type { Scope } from './figures/scope.ts'

type Bridge = { nights: number; cash: number; earlier: number; later: number; unmatched: number }

export async function reconcile(db: Db, scope: Scope): Promise<Bridge> {
  const { rows } = await sql<Bridge>`
    select coalesce(sum(nights), 0)::bigint as nights, coalesce(sum(cash), 0)::bigint as cash,
      coalesce(sum(earlier), 0)::bigint as earlier, coalesce(sum(later), 0)::bigint as later,
      count(*) filter (where is_unmatched)::bigint as unmatched
    from (${bothBases(scope)}) as figure`.execute(db)
  return rows[0] ?? { nights: 0, cash: 0, earlier: 0, later: 0, unmatched: 0 }
}

type DifferenceRow = Omit<ReconcilingBooking, 'home'> & { suiteId: string }

/** The bookings whose amounts add up to one of the differences, by check-in. */
export async function listDifferences(
  db: Db,
  scope: Scope,
  { difference, offset, limit }: { difference: BaseDifference; offset: number; limit: number },
): Promise<DifferenceRow[]> {
  const amount = sql.ref(`figure.${difference}`)
  const { rows } = await sql<DifferenceRow>`
    select bookings.id, figure.suite_id as "suiteId", reference, full_name as guest,
      lower(bookings.nights)::text as "checkIn", upper(bookings.nights)::text as "checkOut",
      bookings.status = 'cancelled' as "isCanceled", ${amount}::bigint as amount
    from (${bothBases(scope)}) as figure
    join bookings on bookings.id = figure.booking_id
    join users on users.id = guest_id
    where ${amount} <> 0
    order by lower(bookings.nights), reference
    offset ${offset} limit ${limit}`.execute(db)
  return rows
}
