import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type MomentRow = {
  at: Temporal.Instant
  kind: 'booking' | 'payment' | 'wallet' | 'withdrawal' | 'message' | 'host_id' | 'device'
  /** The status it has now, or the kind of the ledger entry. */
  state: string
  about: string
  amount: number | null
  /** The booking or withdrawal that it leads to. */
  link: string | null
}

/**
 * What happened in and around an account, newest first. Conversations appear with the time of their last message and
 * without its text, because reading them is recorded separately.
 */
export async function listMoments(
  db: Db,
  { userId, wallet, limit }: { userId: string; wallet: string; limit: number },
): Promise<MomentRow[]> {
  const { rows } = await sql<MomentRow>`
    select at, kind, state, about, amount::bigint, link from (
      select b.created_at at, 'booking' kind, b.status::text state,
        suites.name || ' · ' || b.reference about, b.total_amount amount, b.id::text link
      from bookings b join suites on suites.id = b.suite_id
      where b.guest_id = ${userId}
      union all
      select coalesce(settled_at, created_at), 'payment', status::text,
        concat_ws(' ', initcap(card_brand), card_last_four), amount,
        case when purpose = 'booking' then reference::text end
      from charges where user_id = ${userId}
      union all
      select e.posted_at, 'wallet', e.kind, '', p.amount,
        case when e.reference like 'booking:%' then substr(e.reference, 9, 36) end
      from ledger_postings p join ledger_entries e on e.id = p.entry_id
      where p.account = ${wallet} and e.kind not like 'withdrawal.%'
      union all
      select w.requested_at, 'withdrawal', w.status::text,
        account.bank_name || ' ' || account.last_four, w.amount, w.id::text
      from withdrawals w join bank_accounts account on account.id = w.bank_account_id
      where w.user_id = ${userId}
      union all
      select messages.sent_at, 'message', '', coalesce(suites.name, ''), null,
        coalesce(messages.booking_id, rooms.booking_id)::text
      from rooms
        join messages on messages.id = rooms.last_message_id
        left join suites on suites.id = rooms.suite_id
      where rooms.guest_id = ${userId} or suites.owner_id = ${userId}
      union all
      select uploaded_at, 'host_id', status::text, document::text, null,
        split_part(reference, ':', 2)
      from host_ids where user_id = ${userId}
      union all
      select created_at, 'device', '', device, null, null
      from sessions where user_id = ${userId} and acting_user_id is null
    ) moments
    order by at desc, kind limit ${limit}`.execute(db)
  return rows
}
