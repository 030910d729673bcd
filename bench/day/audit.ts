import { sql } from 'kysely'
import type { Database } from '../../apps/api/src/platform/db/database.ts'
import { verifyLedger } from '../../apps/api/src/wallet/ledger/verify.ts'
import type { Accepted } from './visits.ts'

/** Reports every inconsistency after a day with faults, one per line. */
export async function auditDay(db: Database, accepted: Accepted): Promise<string[]> {
  const ledger = await verifyLedger(db)
  return [
    ...(await lostBookings(db, accepted.bookings)),
    ...(await lostMessages(db, accepted.messages)),
    ...(await sharedNights(db)),
    ...(await wrongEscrows(db)),
    ...ledger.differences.map(({ what, where }) => `ledger: ${what} at ${where}`),
  ]
}

async function lostBookings(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select accepted.id from unnest(${ids}::uuid[]) as accepted (id)
    where not exists (select from bookings where bookings.id = accepted.id
      and bookings.status in ('confirmed', 'completed'))`.execute(db)
  return rows.map(({ id }) => `booking ${id} was accepted and is not confirmed`)
}

async function lostMessages(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select accepted.id from unnest(${ids}::uuid[]) as accepted (id)
    where not exists (select from messages where messages.client_id = accepted.id)`.execute(db)
  return rows.map(({ id }) => `message ${id} was accepted and is gone`)
}

async function sharedNights(db: Database): Promise<string[]> {
  const { rows } = await sql<{ one: string; other: string }>`
    select one.id as one, other.id as other from bookings one join bookings other
      on other.suite_id = one.suite_id and other.id > one.id and other.nights && one.nights
    where one.status in ('confirmed', 'completed') and other.status in ('confirmed', 'completed')
      `.execute(db)
  return rows.map(({ one, other }) => `bookings ${one} and ${other} share nights`)
}

/** A confirmed booking has its money in escrow until it is settled, without a rest that is still due, and its nights are taken. */
async function wrongEscrows(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string; status: string }>`
    select b.id, b.status from bookings b
    left join ledger_accounts a on a.name = 'booking:' || b.id || ':escrow'
    left join booking_rests r on r.booking_id = b.id and r.status = 'due'
    where b.settled_at is null and b.status in ('held', 'confirmed', 'expired') and (
      coalesce(a.balance, 0) <> case b.status
        when 'confirmed' then b.total_amount - coalesce(r.amount, 0) else 0 end
      or (b.status = 'confirmed') <> exists (select from occupancies o
        where o.reference = 'booking:' || b.id and o.kind = 'booking' and o.nights = b.nights))`.execute(
    db,
  )
  return rows.map(({ id, status }) => `booking ${id} is ${status}, but its money or nights are not`)
}
