import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type Checked = {
  ownerId: string
  month: string
  isIntact: boolean
  lines: number
  sealedLines: number
  seal: string
  sealedAt: Temporal.Instant
}

/**
 * A month is intact when its seal can be recomputed from the seal before it, the ledger's current lines and the stored
 * statement, and when its balances equal the ledger's.
 */
export async function checkSeals(
  db: Db,
  { ownerId, month }: { ownerId?: string; month?: string },
): Promise<Checked[]> {
  const { rows } = await sql<Checked>`
    select sealed.owner_id as "ownerId", to_char(sealed.month, 'YYYY-MM') as month,
      ledger.lines, sealed.lines as "sealedLines", encode(sealed.seal, 'hex') as seal,
      sealed.sealed_at as "sealedAt",
      coalesce(sealed.seal = statement_seal(sealed.previous_seal, sealed.owner_id, sealed.month,
          sealed.opening, sealed.closing, ledger.lines, ledger.digest, sealed.content::text)
        and sealed.previous_seal is not distinct from previous.seal
        and sealed.opening = coalesce(previous.closing, 0)
        and sealed.closing - sealed.opening = moved.amount
        and (sealed.content ->> 'opening')::bigint = sealed.opening
        and (sealed.content ->> 'closing')::bigint = sealed.closing, false) as "isIntact"
    from statement_seals as sealed
    left join statement_seals as previous on previous.owner_id = sealed.owner_id
      and previous.month = sealed.previous_month
    cross join lateral statement_ledger(sealed.owner_id, sealed.month) as ledger
    cross join lateral (
      select coalesce(sum(posting.amount), 0) as amount
      from ledger_postings as posting join ledger_entries as entry on entry.id = posting.entry_id
      where posting.account = 'owner:' || sealed.owner_id || ':payable'
        and entry.posted_at >= sealed.month::timestamp at time zone company_time_zone()
        and entry.posted_at < (sealed.month + interval '1 month') at time zone company_time_zone()
    ) as moved
    where (${ownerId ?? null}::uuid is null or sealed.owner_id = ${ownerId ?? null}::uuid)
      and (${month ? `${month}-01` : null}::date is null
        or sealed.month = ${month ? `${month}-01` : null}::date)
    order by sealed.owner_id, sealed.month`.execute(db)
  return rows
}
