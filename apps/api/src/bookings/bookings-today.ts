import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'

type Confirmed = { at: Temporal.Instant; amount: number }

/** Includes bookings that were canceled since. */
export async function listConfirmedBetween(
  { db }: Ctx,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<Confirmed[]> {
  const { rows } = await sql<Confirmed>`
    select confirmed_at as at, total_amount as amount from bookings
    where confirmed_at >= ${from} and confirmed_at < ${to}
    order by confirmed_at limit 5000`.execute(db)
  return rows
}
