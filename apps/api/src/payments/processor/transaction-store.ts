import { sql } from 'kysely'
import type { ProcessorTransaction } from '#platform/cards/port.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { CardProcessor } from '#platform/generated/database.ts'

type Given = { processor: CardProcessor; payoutId: string | null }

export type NewTransaction = { id: string; category: string; net: number; currency: string }

/** Stores a page of the processor's rows; returns those that are new. A row of a payout learns which one. */
export async function insertTransactions(
  db: Transaction,
  items: readonly ProcessorTransaction[],
  { processor, payoutId }: Given,
): Promise<NewTransaction[]> {
  const { rows } = await sql<NewTransaction & { isNew: boolean }>`
    insert into processor_transactions (id, processor, payout_id, category, amount, fee, net, currency, source_id,
      charge_processor_id, description, created_at, available_at)
    select g.id, ${processor}, ${payoutId}, g.category, g.amount, g.fee, g.net, g.currency, g."sourceId",
      g."chargeProcessorId",
      g.description, g."createdAt", g."availableAt"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as g(id text, category text, amount bigint, fee bigint,
      net bigint, currency text, "sourceId" text, "chargeProcessorId" text, description text,
      "createdAt" timestamptz, "availableAt" timestamptz)
    on conflict (id) do update set
      payout_id = coalesce(excluded.payout_id, processor_transactions.payout_id)
    returning id, category, net, currency, xmax = 0 as "isNew"`.execute(db)
  return rows.filter(({ isNew }) => isNew)
}

/**
 * Compares rows with our charges and refunds, all that differ or those given. A dispute belongs to its charge, and is
 * posted where it is handled; payouts and fees are posted here.
 */
export async function tieTransactions(db: Db, ids?: readonly string[]): Promise<void> {
  const which = ids ? sql`t.id = any(${ids}::text[])` : sql`t.problem is not null`
  await sql`
    update processor_transactions t
    set charge_id = tied.charge_id, refund_id = tied.refund_id, difference = tied.difference,
      problem = case when tied.difference <> 0 then tied.problem::processor_row_problem end
    from (
      select t.id, c.id as charge_id, r.id as refund_id,
        case
          when t.currency <> 'USD' then t.net
          when t.category = 'charge' then t.net - coalesce(c.amount - c.fee, 0)
          when t.category = 'refund' then t.net + coalesce(r.amount, 0)
          when t.category = 'refund_failure' then t.net - case when r.status = 'failed' then r.amount else 0 end
          when t.category in ('dispute', 'dispute_reversal') then case when c.id is null then t.net else 0 end
          when t.category in ('fee', 'payout', 'payout_reversal') then 0
          else t.net
        end as difference,
        case
          when t.currency <> 'USD' then 'currency_unknown'
          when t.category in ('dispute', 'dispute_reversal') then 'charge_unknown'
          when t.category = 'charge' and c.id is null then 'charge_unknown'
          when t.category = 'charge' and c.amount = t.amount then 'fee_differs'
          when t.category in ('refund', 'refund_failure') and r.id is null then 'refund_unknown'
          when t.category in ('charge', 'refund', 'refund_failure') then 'amount_differs'
          else 'category_unknown'
        end as problem
      from processor_transactions t
        left join charges c on c.intent_id = t.charge_processor_id and c.status = 'succeeded'
        left join refunds r on r.refund_id = t.source_id
      where ${which} and t.resolution is null
    ) tied
    where tied.id = t.id`.execute(db)
}

export function lockTransaction(db: Transaction, id: string) {
  return db
    .selectFrom('processorTransactions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Resolution = {
  resolution: 'posted' | 'explained' | null
  reason: string
  resolvedBy: string | null
  resolvedAt: Temporal.Instant | null
  entryId: number | null
}

export async function updateResolution(db: Db, id: string, resolution: Resolution): Promise<void> {
  await db.updateTable('processorTransactions').set(resolution).where('id', '=', id).execute()
}
