import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** In dollars: what the processor's rows add up to, now and when it last said its balance. */
export async function sumRows(db: Db, at: Temporal.Instant | null) {
  const row = await db
    .selectFrom('processorTransactions')
    .select([
      sql<number>`coalesce(sum(net), 0)::bigint`.as('now'),
      sql<number>`coalesce(sum(net) filter (where created_at <= ${at}), 0)::bigint`.as('then'),
    ])
    .where('currency', '=', 'USD')
    .executeTakeFirstOrThrow()
  return row
}

/** Payouts that have left the processor, by its rows, and are not in the bank yet. */
export async function sumInTransit(db: Db): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from processor_payouts p
    where status in ('pending', 'in_transit') and currency = 'USD' and exists (
      select from processor_transactions t where t.source_id = p.id and t.category = 'payout')`.execute(
    db,
  )
  return rows[0]?.amount ?? 0
}

export function listWrongRows(db: Db, limit: number) {
  return db
    .selectFrom('processorTransactions')
    .select(['id', 'category', 'difference', 'problem', 'resolution', 'reason', 'createdAt'])
    .select(['description', 'sourceId'])
    .where('problem', 'is not', null)
    .where((eb) => eb.or([eb('resolution', 'is', null), eb('resolution', '=', 'explained')]))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Charges, refunds and disputes of ours without a row of the processor. */
export async function listUnlisted(db: Db, limit: number) {
  const { rows } = await sql<{ id: string; amount: number; at: Temporal.Instant }>`
    select * from (
      select 'charge:' || c.id as id, c.fee - c.amount as amount, c.settled_at as at
      from charges c
      where c.status = 'succeeded' and c.currency = 'USD' and not exists (
        select from processor_transactions t where t.charge_id = c.id and t.category = 'charge')
      union all
      select 'refund:' || r.id, r.amount, r.created_at
      from refunds r
      where r.status <> 'failed' and r.currency = 'USD' and not exists (
        select from processor_transactions t where t.refund_id = r.id and t.category = 'refund')
      union all
      select 'dispute:' || d.dispute_id, d.fee - d.amount, d.posted_at
      from dispute_transactions d
      where d.amount <> 0 and d.currency = 'USD' and not exists (
        select from processor_transactions t where t.id = d.processor_id)
    ) unlisted order by at desc limit ${limit}`.execute(db)
  return rows
}

/** What disputes changed by the processor's rows that the ledger does not know. */
export async function sumUnpostedDisputes(db: Db): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(net), 0)::bigint as amount from processor_transactions t
    where category in ('dispute', 'dispute_reversal') and problem is null and not exists (
      select from dispute_transactions d where d.processor_id = t.id and d.amount <> 0)`.execute(db)
  return rows[0]?.amount ?? 0
}

export function listPayouts(db: Db) {
  return db
    .selectFrom('processorPayouts')
    .select(['id', 'arrivesOn', 'amount', 'status', 'traceId', 'itemsReadAt'])
    .orderBy('arrivesOn', 'desc')
    .orderBy('id')
    .limit(30)
    .execute()
}

/** What each payout is made of, without the row of the payout itself. */
export async function listParts(db: Db, payoutIds: readonly string[]) {
  const { rows } = await sql<{
    payoutId: string
    category: string
    count: number
    amount: number
    fee: number
  }>`
    select payout_id as "payoutId", category, count(*)::int as count, sum(amount)::bigint as amount,
      sum(fee)::bigint as fee
    from processor_transactions
    where payout_id = any(${payoutIds}::text[]) and not (category = 'payout' and source_id = payout_id)
    group by 1, 2 order by min(case category when 'charge' then 1 when 'refund' then 2 else 3 end), 2`.execute(
    db,
  )
  return rows
}
