import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type Verification = {
  entries: number
  postings: number
  accounts: number
  differences: { what: string; where: string }[]
}

/** The expected values of entries, links and balances, computed from the postings. */
const recomputed = sql`
  entries as (
    select e.id, e.lines, e.reverses, e.content_hash,
      count(p.line) as found, coalesce(sum(p.amount), 0) as total, count(p.number) as linked,
      min(p.currency) <> max(p.currency) as is_mixed,
      ledger_content_hash(e.kind, e.reference, e.reverses, array_agg(p.account order by p.line),
        array_agg(p.amount order by p.line), min(p.currency)) as content
    from ledger_entries e left join ledger_postings p on p.entry_id = e.id
    group by e.id
  ), links as (
    select p.account, p.number, p.balance, p.hash,
      row_number() over chain as true_number,
      sum(p.amount) over chain as true_balance,
      ledger_link_hash(coalesce(lag(p.hash) over chain, ''), e.content_hash, e.posted_at,
        p.entry_id, p.line, p.amount, p.number, p.balance) as true_hash
    from ledger_postings p
      join ledger_entries e on e.id = p.entry_id
      join ledger_accounts a on a.name = p.account
    where a.has_running_balance
    window chain as (partition by p.account order by p.number)
  ), ends as (
    select distinct on (account) account, number, true_balance, hash
    from links order by account, number desc
  ), on_hold as (
    select 'guest:deposit_hold:' || user_id as account, sum(amount) as amount
    from ledger_holds where status = 'pending' group by user_id)`

/** The stored values that differ from them. */
const differences = sql`
  select 'unbalanced' as what, id::text as where from entries
  where found <> lines or total <> 0 or linked = 0
  union all
  select 'currencies', id::text from entries where is_mixed
  union all
  select 'currency', p.account || ' ' || p.entry_id
  from ledger_postings p join ledger_accounts a on a.name = p.account
  where a.currency <> p.currency
  union all
  select 'content', id::text from entries where content is distinct from content_hash
  union all
  select 'link', account || ' ' || coalesce(number::text, '') from links
  where number is distinct from true_number or balance is distinct from true_balance
    or hash is distinct from true_hash
  union all
  select 'missing account', p.account || ' ' || p.entry_id
  from ledger_postings p left join ledger_accounts a on a.name = p.account where a.name is null
  union all
  select 'unexpected link', p.account || ' ' || p.entry_id
  from ledger_postings p join ledger_accounts a on a.name = p.account
  where not a.has_running_balance and num_nonnulls(p.number, p.balance, p.hash) > 0
  union all
  select 'unexpected balance', name from ledger_accounts
  where not has_running_balance and num_nonnulls(number, balance, hash) > 0
  union all
  select 'balance', a.name from ledger_accounts a left join ends on ends.account = a.name
  where a.has_running_balance and (a.balance is distinct from coalesce(true_balance, 0)
    or a.number is distinct from coalesce(ends.number, 0)
    or a.hash is distinct from coalesce(ends.hash, ''))
  union all
  select 'negative balance', name from ledger_accounts where balance < 0 and not can_be_negative
  union all
  select 'hold', coalesce(a.name, h.account)
  from (select name, balance from ledger_accounts where name like 'guest:deposit\\_hold:%') a
  full join on_hold h on h.account = a.name
  where coalesce(a.balance, 0) <> coalesce(h.amount, 0)
  union all
  select 'reversal', r.id::text from entries r where r.reverses is not null and exists (
    select account, -amount from ledger_postings where entry_id = r.reverses
    except select account, amount from ledger_postings where entry_id = r.id)`

/** Recomputes everything stored from the postings alone, in one statement and so in one snapshot. */
export async function verifyLedger(db: Db): Promise<Verification> {
  const { rows } = await sql<{ verification: Verification }>`
    with ${recomputed}, differences as (${differences})
    select json_build_object(
      'entries', (select count(*) from ledger_entries),
      'postings', (select count(*) from ledger_postings),
      'accounts', (select count(distinct account) from ledger_postings),
      'differences', (select coalesce(json_agg(differences), '[]') from differences)
    ) as verification`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The ledger could not be read.')
  return row.verification
}

export function summarize({ entries, postings, accounts, differences }: Verification): string {
  const found = differences.slice(0, 10).map(({ what, where }) => `${what} at ${where}`)
  const list = found.length > 0 ? `: ${found.join('; ')}` : ''
  const counts = `${entries} entries, ${postings} postings, ${accounts} accounts`
  return `ledger: ${counts}, ${differences.length} differences${list}`
}
