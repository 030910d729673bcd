import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/database.ts'
import type { RefundRow } from './refund-store.ts'
import type { ChargeRow } from './store.ts'

export type PurchaseRow = Pick<
  ChargeRow,
  'id' | 'purpose' | 'reference' | 'amount' | 'cardBrand' | 'cardLastFour' | 'failureCode'
> & {
  kind: 'charge' | 'refund'
  status: ChargeRow['status'] | RefundRow['status']
  at: Temporal.Instant
}

type Page = { at: string | undefined; id: string | undefined; limit: number }

/** Charges and refunds of one person in one line, newest first. */
export async function listPurchases(
  db: Database | Transaction,
  userId: string,
  { at, id, limit }: Page,
): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select * from (
      select 'charge' as kind, id, purpose, reference, amount, status::text as status,
        card_brand, card_last_four, failure_code, created_at as at
      from charges where user_id = ${userId}
      union all
      select 'refund', refund.id, purpose, reference, refund.amount, refund.status::text,
        card_brand, card_last_four, null, refund.created_at
      from refunds refund join charges on charges.id = refund.charge_id
      where user_id = ${userId}
    ) purchase
    where ${at ?? null}::timestamptz is null
      or (at, id) < (${at ?? null}::timestamptz, ${id ?? null}::uuid)
    order by at desc, id desc
    limit ${limit}`.execute(db)
  return rows
}
