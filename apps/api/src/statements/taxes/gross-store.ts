import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { SettledStay } from './settled-stay.ts'
import { type HomeScope, isInScope, type Period, settlements } from './settlements.ts'

/** The payments to one owner, or to every owner of the homes. */
type GrossQuery = { scope: HomeScope; ownerId?: string | undefined; period: Period }

export type GrossSum = {
  ownerId: string
  month: string
  payments: number
  gross: number
  fee: number
}

export async function sumGross(db: Db, query: GrossQuery): Promise<GrossSum[]> {
  const { rows } = await sql<GrossSum>`
    select owner_id, month, sum(sign)::int as payments,
      sum(gross)::bigint as gross, sum(fee)::bigint as fee
    from ${grossPayments(query)} as paid
    group by owner_id, month order by owner_id, month`.execute(db)
  return rows
}

export type GrossPaymentRow = SettledStay & {
  gross: number
  fee: number
}

/** The payments behind the sums, the latest first. */
export async function listGrossPayments(db: Db, query: GrossQuery): Promise<GrossPaymentRow[]> {
  const { rows } = await sql<GrossPaymentRow>`
    select entry_id, booking_id, reference, slug, name, check_in, check_out, posted_on,
      is_canceled, sign, gross, fee
    from ${grossPayments(query)} as paid order by posted_on desc, entry_id desc`.execute(db)
  return rows
}

/**
 * One row for each settled stay: the only definition of every figure. What the owner was credited
 * and the fee Marea took from it are the ledger's postings; together they are what the guest paid
 * for the owner's home.
 */
function grossPayments({ scope, ownerId, period }: GrossQuery): RawBuilder<unknown> {
  const isOfOwner = ownerId === undefined ? sql`true` : sql`settled.owner_id = ${ownerId}::uuid`
  return sql`(
    select settled.*, suites.slug, suites.name, posted.gross, posted.fee
    from ${settlements(period)} as settled
    join suites on suites.id = settled.suite_id
    cross join lateral (
      select sum(amount)::bigint as gross,
        coalesce(sum(amount) filter (where account = 'platform:commission'), 0)::bigint as fee
      from ledger_postings
      where ledger_postings.entry_id = settled.entry_id
        and account in ('platform:commission', 'owner:' || settled.owner_id || ':payable')
    ) as posted
    where posted.gross is not null and ${isOfOwner} and ${isInScope(sql`settled.suite_id`, scope)}
  )`
}

export function listPeople(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'fullName', 'email'])
    .where('id', 'in', ids.length ? ids : [null])
    .execute()
}
