import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type Comparison = {
  bookings: number
  giftCards: number
  withdrawals: number
  differences: { what: string; where: string; ledger: number; table: number }[]
}

/**
 * Compares what the ledger holds for bookings, gift cards and withdrawals with what their tables
 * say it should hold, in one statement and so in one snapshot. An account of none of them counts
 * as a difference too.
 */
export async function compareBooks(db: Db): Promise<Comparison> {
  const { rows } = await sql<{ comparison: Comparison }>`
    with said as (
      select 'escrow' as what, bookings.id::text as where, case
          when bookings.status in ('confirmed', 'completed') and settled_at is null
          then total_amount - coalesce(booking_rests.amount, 0) else 0 end as amount
      from bookings left join booking_rests
        on booking_id = bookings.id and booking_rests.status = 'due'
      union all
      select 'gift card', id::text, case when status = 'paid' then amount else 0 end
      from gift_cards
      union all
      select 'withdrawal pending', id::text,
        case when status in ('requested', 'approved') then amount + fee else 0 end
      from withdrawals
      union all
      select 'withdrawal sent', id::text, case when status = 'sent' then amount else 0 end
      from withdrawals
    ), held as (
      select case kind when 'booking:<id>:escrow' then 'escrow' else 'gift card' end as what,
        split_part(name, ':', 2) as where, balance as amount
      from ledger_accounts where kind in ('booking:<id>:escrow', 'gift_card:<id>:unredeemed')
      union all
      select case account when 'bank:withdrawals_pending' then 'withdrawal pending'
          else 'withdrawal sent' end, split_part(reference, ':', 2), sum(amount)::bigint
      from ledger_postings join ledger_entries on ledger_entries.id = entry_id
      where account in ('bank:withdrawals_pending', 'bank:withdrawals_sent')
      group by account, reference
    ), differences as (
      select what, "where", coalesce(held.amount, 0) as ledger, coalesce(said.amount, 0) as table
      from said full join held using (what, "where")
      where coalesce(held.amount, 0) <> coalesce(said.amount, 0)
    )
    select json_build_object(
      'bookings', (select count(*) from bookings),
      'giftCards', (select count(*) from gift_cards),
      'withdrawals', (select count(*) from withdrawals),
      'differences', (select coalesce(json_agg(differences), '[]') from differences)
    ) as comparison`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The books could not be compared.')
  return row.comparison
}

export function summarizeBooks(comparison: Comparison): string {
  const { bookings, giftCards, withdrawals, differences } = comparison
  const found = differences
    .slice(0, 10)
    .map((each) => `${each.what} ${each.where} holds ${each.ledger} instead of ${each.table}`)
  const list = found.length > 0 ? `: ${found.join('; ')}` : ''
  const counts = `${bookings} bookings, ${giftCards} gift cards, ${withdrawals} withdrawals`
  return `books: ${counts}, ${differences.length} differences${list}`
}
