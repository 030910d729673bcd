import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type JournalPosting = {
  entryId: number
  kind: string
  reference: string
  day: string
  account: string
  /** The account with its id left out, such as `guest:wallet:<id>`. */
  accountKind: string
  /** Positive for what the account received, which accountants call a credit. */
  amount: number
}

type Period = { from: Temporal.Instant; until: Temporal.Instant; timeZone: string }

export async function listPostingsBetween(
  db: Db,
  { from, until, timeZone }: Period,
): Promise<JournalPosting[]> {
  const { rows } = await sql<JournalPosting>`
    select e.id as "entryId", e.kind, e.reference, to_char(e.posted_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      p.account, a.kind as "accountKind", p.amount
    from ledger_entries e
      join ledger_postings p on p.entry_id = e.id
      join ledger_accounts a on a.name = p.account
    where e.posted_at >= ${from} and e.posted_at < ${until} and p.currency = 'USD'
    order by e.id, p.line`.execute(db)
  return rows
}
