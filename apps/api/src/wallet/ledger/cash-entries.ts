import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ledgerAccounts } from './accounts.ts'

/** What an entry changed of the money in the bank. */
export type CashEntry = {
  id: number
  key: string
  kind: string
  reference: string
  postedAt: Temporal.Instant
  /** Positive for what the bank received. */
  amount: number
}

/** Entries of the bank's account since an instant; one that was reversed, with its reversal, is left out. */
export async function listCashEntries(
  db: Db,
  { since, without }: { since: Temporal.Instant; without: readonly number[] },
): Promise<CashEntry[]> {
  const { rows } = await sql<CashEntry>`
    with cash as (
      select e.id, e.key, e.kind, e.reference, e.reverses, e.posted_at as "postedAt", -p.amount as amount
      from ledger_postings p join ledger_entries e on e.id = p.entry_id
      where p.account = ${ledgerAccounts.cash} and e.posted_at >= ${since}
        and e.id <> all(${without}::bigint[])
    )
    select id, key, kind, reference, "postedAt", amount from cash
    where not exists (select from cash r where r.reverses = cash.id)
      and not exists (select from cash o where o.id = cash.reverses)
    order by id`.execute(db)
  return rows
}

type Balances = Record<string, number>

/** The balance of each kind of account in dollars, such as `guest:wallet:<id>`. */
export async function sumByKind(db: Db): Promise<Balances> {
  const { rows } = await sql<{ kind: string; amount: number }>`
    select kind, sum(balance)::bigint as amount from ledger_accounts
    where has_running_balance and currency = 'USD' group by kind
    union all
    select a.kind, coalesce(sum(p.amount), 0)::bigint
    from ledger_accounts a join ledger_postings p on p.account = a.name
    where not a.has_running_balance and a.currency = 'USD' group by a.kind`.execute(db)
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]))
}
