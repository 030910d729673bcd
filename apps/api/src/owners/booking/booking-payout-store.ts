import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'

type Db = Database | Transaction

/** The numbers of a booking's postings on its owner's balance. */
export async function listBookingNumbers(
  db: Db,
  { ownerId, bookingId }: { ownerId: string; bookingId: string },
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from ledger_entries entry
    join ledger_postings posting on posting.entry_id = entry.id
    where reference = ${`booking:${bookingId}`}
      and kind in ('booking.settled', 'booking.settlement_reversed')
      and account = ${ledgerAccounts.payable(ownerId)}
    order by number`.execute(db)
  return rows.map(({ number }) => number)
}

/** For each number of an owner's balance the payout that follows it; null where none has yet. */
export async function listPayoutsAfter(
  db: Db,
  ownerId: string,
  numbers: readonly number[],
): Promise<(string | null)[]> {
  const { rows } = await sql<{ id: string | null }>`
    select (select withdrawals.id from ledger_postings posting
      join withdrawals on withdrawals.entry_id = posting.entry_id
      where posting.account = ${ledgerAccounts.payable(ownerId)} and posting.number > given.number
      order by posting.number limit 1) id
    from unnest(${numbers}::bigint[]) given(number)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Where payouts came back to their owner's balance. */
export async function listReturnNumbers(
  db: Db,
  ownerId: string,
  payoutIds: readonly string[],
): Promise<number[]> {
  const keys = payoutIds.flatMap((id) => [`withdrawal:${id}:returned`, `withdrawal:${id}:reject`])
  const { rows } = await sql<{ number: number }>`
    select number from ledger_entries entry
    join ledger_postings posting on posting.entry_id = entry.id
    where key = any(${keys}) and account = ${ledgerAccounts.payable(ownerId)}`.execute(db)
  return rows.map(({ number }) => number)
}
