import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { startOf } from '#statements/reports/figures/scope.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { daysOfMonth } from './months.ts'

export type Posted = {
  entryId: number
  /** The kind of the entry, or of the one that it reverses. */
  kind: string
  on: string
  amount: number
  /** Whether the money went to or was returned from a bank account or a wallet. */
  isTransfer: boolean
}

/** Every posting on the owner's balance in a month, whatever posted it. */
export async function listBalancePostings(db: Db, ownerId: string, month: string) {
  const { from, to } = daysOfMonth(month)
  const { rows } = await sql<Posted>`
    select entry.id as "entryId", coalesce(reversed.kind, entry.kind) as kind, posting.amount,
      to_char(entry.posted_at at time zone company_time_zone(), 'YYYY-MM-DD') as "on",
      exists (select from ledger_postings as other where other.entry_id = entry.id
        and (other.account like 'bank:%' or other.account like 'guest:wallet:%')) as "isTransfer"
    from ledger_postings as posting
    join ledger_entries as entry on entry.id = posting.entry_id
    left join ledger_entries as reversed on reversed.id = entry.reverses
    where posting.account = ${ledgerAccounts.payable(ownerId)}
      and entry.posted_at >= ${startOf(from)}
      and entry.posted_at < ${startOf(to)}
    order by posting.number`.execute(db)
  return rows
}

export async function sumBalanceBefore(db: Db, ownerId: string, month: string): Promise<number> {
  const { from } = daysOfMonth(month)
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(posting.amount), 0)::bigint as amount
    from ledger_postings as posting
    join ledger_entries as entry on entry.id = posting.entry_id
    where posting.account = ${ledgerAccounts.payable(ownerId)}
      and entry.posted_at < ${startOf(from)}`.execute(db)
  return rows[0]?.amount ?? 0
}

/** The month of the first entry on the owner's accounts; null before any. */
export async function findFirstEntryMonth(db: Db, ownerId: string): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`
    select to_char(min(entry.posted_at) at time zone company_time_zone(), 'YYYY-MM') as month
    from ledger_postings as posting
    join ledger_entries as entry on entry.id = posting.entry_id
    where posting.account in (${ledgerAccounts.payable(ownerId)}, ${ledgerAccounts.outlay(ownerId)})
  `.execute(db)
  return rows[0]?.month ?? null
}
