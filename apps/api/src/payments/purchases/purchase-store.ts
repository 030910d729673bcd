import { sql } from 'kysely'
import type { ChargeRow } from '#payments/charge/charge-store.ts'
import { tooLate, unsettled } from '#payments/refund/refund-reasons.ts'
import type { RefundRow } from '#payments/refund/refund-store.ts'
import type { Db } from '#platform/db/database.ts'

export type PurchaseRow = Pick<
  ChargeRow,
  | 'id'
  | 'purpose'
  | 'reference'
  | 'amount'
  | 'cardBrand'
  | 'cardLastFour'
  | 'cardWallet'
  | 'failureCode'
> & {
  kind: 'charge' | 'refund'
  status: ChargeRow['status'] | RefundRow['status']
  at: Temporal.Instant
  chargeId: string
  /** The charge could not confirm its booking and was refunded. */
  isLate: boolean
}

type Page = { at: string | undefined; id: string | undefined; limit: number }

/** Charges and refunds of one person together, newest first. */
export async function listPurchases(
  db: Db,
  userId: string,
  { at, id, limit }: Page,
): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select *, exists (select from refunds late
      where late.charge_id = purchase.charge_id and late.reason in (${tooLate}, ${unsettled})) and purpose = 'booking' as is_late
    from (
      select 'charge' as kind, id, id as charge_id, purpose, reference, amount, status::text as status,
        card_brand, card_last_four, card_wallet, failure_code, created_at as at
      from charges where user_id = ${userId}
      union all
      select 'refund', refund.id, charges.id, purpose, reference, refund.amount, refund.status::text,
        card_brand, card_last_four, card_wallet, null, refund.created_at
      from refunds refund join charges on charges.id = refund.charge_id
      where user_id = ${userId}
    ) purchase
    where ${at ?? null}::timestamptz is null
      or (at, id) < (${at ?? null}::timestamptz, ${id ?? null}::uuid)
    order by at desc, id desc
    limit ${limit}`.execute(db)
  return rows
}
