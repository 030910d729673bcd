import type { DisputeFilter } from '@marea/contract/operations/disputes/disputes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type DisputeListRow = {
  id: string
  processorId: string
  status: string
  reason: string
  networkReasonCode: string | null
  amount: number
  openedAt: Temporal.Instant
  dueAt: Temporal.Instant | null
  closedAt: Temporal.Instant | null
  submittedAt: Temporal.Instant | null
  hasDraft: boolean
  loss: number
  draft: unknown
  submittedByName: string | null
  isRefundable: boolean
  acceptedAt: Temporal.Instant | null
} & PurchaseRow

export type PurchaseRow = {
  chargeId: string | null
  purpose: 'booking' | 'deposit' | 'gift_card' | null
  reference: string | null
  guestId: string | null
  guestName: string | null
  bookingReference: string | null
  home: string | null
  checkIn: string | null
  checkOut: string | null
}

/** What each state of the processor is in the console; one that is not known is waited for. */
const stateOf = sql<DisputeFilter>`case
  when disputes.status in ('needs_response', 'warning_needs_response') then 'to_answer'
  when disputes.status in ('won', 'lost') then disputes.status
  when disputes.status in ('warning_closed', 'prevented') then 'ended'
  else 'waiting' end`

const purchase = sql`charges.id as "chargeId", charges.purpose, charges.reference,
  charges.user_id as "guestId", users.full_name as "guestName",
  bookings.reference as "bookingReference", suites.name as home,
  lower(bookings.nights)::text as "checkIn", upper(bookings.nights)::text as "checkOut"`

const joins = sql`left join charges on charges.id = charge_id
  left join users on users.id = charges.user_id
  left join bookings on charges.purpose = 'booking' and bookings.id = charges.reference
  left join suites on suites.id = bookings.suite_id`

/** The nearest deadline first, and what is closed with the newest first. */
export async function listDisputes(
  db: Db,
  where: { show: DisputeFilter } | { id: string },
): Promise<DisputeListRow[]> {
  const chosen: RawBuilder<unknown> =
    'id' in where ? sql`disputes.id = ${where.id}` : sql`${stateOf} = ${where.show}`
  const { rows } = await sql<DisputeListRow>`
    select disputes.id, disputes.processor_id as "processorId", disputes.status, reason,
      network_reason_code as "networkReasonCode", disputes.amount, opened_at as "openedAt",
      due_at as "dueAt", closed_at as "closedAt", submitted_at as "submittedAt",
      draft is not null as "hasDraft", loss, draft, submitters.full_name as "submittedByName",
      is_refundable as "isRefundable", accepted_at as "acceptedAt", ${purchase}
    from disputes ${joins}
    left join users as submitters on submitters.id = submitted_by
    where ${chosen}
    order by case when closed_at is null then due_at end nulls last, opened_at desc, disputes.id
    limit 500`.execute(db)
  return rows
}

export async function countDisputes(db: Db): Promise<Map<DisputeFilter, number>> {
  const { rows } = await sql<{ state: DisputeFilter; count: number }>`
    select ${stateOf} as state, count(*)::int as count from disputes group by 1`.execute(db)
  return new Map(rows.map(({ state, count }) => [state, count]))
}

/** What the processor has taken and not returned for disputes that are not decided. */
export async function sumHeld(db: Db): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(-sum(dispute_transactions.amount), 0)::bigint as held
    from dispute_transactions join disputes on disputes.id = dispute_id
    where closed_at is null`.execute(db)
  return rows[0]?.held ?? 0
}

export async function disputeRate(db: Db, since: Temporal.Instant) {
  const { rows } = await sql<{ disputes: number; charges: number }>`
    select
      (select count(*)::int from disputes
        where charge_id is not null and opened_at >= ${since}) as disputes,
      (select count(*)::int from charges
        where status = 'succeeded' and created_at >= ${since}) as charges`.execute(db)
  return rows[0] ?? { disputes: 0, charges: 0 }
}

export type WarningRow = PurchaseRow & {
  id: string
  warnedAt: Temporal.Instant
  fraudType: string
  charged: number
  refunded: number
  fee: number
}

export async function listWarnings(db: Db): Promise<WarningRow[]> {
  const { rows } = await sql<WarningRow>`
    select fraud_warnings.id, warned_at as "warnedAt", fraud_type as "fraudType",
      charges.amount as charged, charges.refunded, charges.fee, ${purchase}
    from fraud_warnings ${joins}
    where is_actionable and charges.refunded < charges.amount
    order by warned_at desc limit 100`.execute(db)
  return rows
}
