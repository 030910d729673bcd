import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'

type PayoutRow = {
  ownerId: string
  /** The number of the payout's posting on the owner's balance. */
  number: number
  left: number
}

/** A payout to an owner; withdrawals from wallets are none. */
export async function findPayout(db: Db, id: string): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`
    select user_id "ownerId", posting.number, posting.balance "left"
    from withdrawals
    join ledger_postings posting on posting.entry_id = withdrawals.entry_id
      and posting.account = 'owner:' || user_id || ':payable'
    where withdrawals.id = ${id} and source = 'payable'`.execute(db)
  return rows[0]
}

type EarlierRow = { payoutId: string; number: number; amount: number; at: Temporal.Instant }

/** The payout before a posting of an owner's balance, with what it left there. */
export async function findPayoutBefore(
  db: Db,
  { ownerId, number }: Pick<PayoutRow, 'ownerId' | 'number'>,
): Promise<EarlierRow | undefined> {
  const { rows } = await sql<EarlierRow>`
    select withdrawals.id "payoutId", posting.number, posting.balance amount, requested_at "at"
    from ledger_postings posting
    join withdrawals on withdrawals.entry_id = posting.entry_id
    where posting.account = ${ledgerAccounts.payable(ownerId)} and posting.number < ${number}
    order by posting.number desc limit 1`.execute(db)
  return rows[0]
}

export type LineRow = {
  entryId: number
  kind: string
  reference: string
  amount: number
  commission: number
  at: Temporal.Instant
}

/** The postings of an owner's balance between two of its numbers, with the commission of each entry. */
export async function listPostingsBetween(
  db: Db,
  { ownerId, after, before }: { ownerId: string; after: number; before: number },
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select entry.id "entryId", kind, reference, posting.amount, posted_at "at",
      (select coalesce(sum(kept.amount), 0)::bigint from ledger_postings kept
        where kept.entry_id = entry.id and kept.account = ${ledgerAccounts.commission}) commission
    from ledger_postings posting
    join ledger_entries entry on entry.id = posting.entry_id
    where posting.account = ${ledgerAccounts.payable(ownerId)}
      and posting.number > ${after} and posting.number < ${before}
    order by posting.number`.execute(db)
  return rows
}

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

/** The payout that follows each number of an owner's balance; null if there is none yet. */
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

/** The numbers of the postings that returned payouts to their owner's balance. */
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

export async function listPayoutIds(
  db: Db,
  entryIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['id', 'entryId'])
    .where('entryId', 'in', entryIds.length ? entryIds : [null])
    .execute()
  return new Map(rows.map(({ id, entryId }) => [entryId, id]))
}
