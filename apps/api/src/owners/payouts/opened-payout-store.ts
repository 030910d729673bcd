import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/db/database.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'

type Db = Database | Transaction

type PayoutRow = {
  ownerId: string
  isScheduled: boolean
  /** The number of the payout's posting on the owner's balance. */
  number: number
  /** The balance after the payout. */
  left: number
}

/** A payout to an owner; withdrawals from wallets are none. */
export async function findPayout(db: Db, id: string): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`
    select user_id "ownerId", posting.number, posting.balance "left",
      exists (select from payout_runs where payout_runs.owner_id = user_id
        and withdrawal_id = withdrawals.id) "isScheduled"
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
