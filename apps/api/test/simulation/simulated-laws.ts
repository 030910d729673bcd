import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Ctx } from '../../src/platform/ctx.ts'

type Stood = {
  id: string
  status: string
  settled: boolean
  total: number
  rest: number
  escrow: number
  paid: number
  back: number
  kept: number
  running: number
  nights: number
  charges: number
  refunds: number
  openHolds: number
}

/** Invariants of bookings after every step, and more once nothing is pending. */
export async function checkLaws(
  ctx: Ctx,
  held: readonly { id: string }[],
  { isOver }: { isOver: boolean },
): Promise<void> {
  if (!held.length) return
  for (const stood of await readStays(
    ctx,
    held.map(({ id }) => id),
  )) {
    const { status, settled, total, rest, escrow, paid, back, kept, nights } = stood
    const isLive = status === 'confirmed' || status === 'completed'
    // Card money that confirms nothing stays in escrow until it is refunded in the same step.
    const owed = isLive ? total - rest : 0
    expect({ ...stood, escrow }).toMatchObject({ escrow: settled ? 0 : owed })
    if (isLive) expect({ ...stood, kept: paid - back }).toMatchObject({ kept: owed })
    if (status === 'cancelled') expect({ ...stood, kept: paid - back }).toMatchObject({ kept })
    if (status === 'confirmed' || status === 'completed')
      expect({ ...stood, nights }).toMatchObject({ nights: 1 })
    if (status === 'cancelled') expect({ ...stood, nights }).toMatchObject({ nights: 0 })
    if (!isOver) continue
    expect({ ...stood }).toMatchObject({ running: 0, openHolds: 0 })
    expect(['confirmed', 'completed', 'expired', 'abandoned', 'cancelled']).toContain(status)
    expect({ ...stood, charges: stood.charges - stood.refunds }).toMatchObject({
      charges: await cardKept(ctx, stood.id),
    })
  }
}

/** What the cards paid minus refunds, according to the booking tables. */
async function cardKept({ db }: Ctx, id: string): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    select (select coalesce(sum(card_amount), 0) from booking_payments
        where booking_id = ${id} and status = 'paid')::bigint
      - (select coalesce(sum(to_card_amount), 0) from booking_refunds
        where booking_id = ${id} and cause <> 'late')::bigint as kept`.execute(db)
  return rows[0]?.kept ?? 0
}

async function readStays({ db }: Ctx, ids: string[]): Promise<Stood[]> {
  const { rows } = await sql<Stood>`
    select b.id, b.status, b.settled_at is not null as settled, b.total_amount as total,
      coalesce((select amount from booking_rests
        where booking_id = b.id and status = 'due'), 0) as rest,
      coalesce((select balance from ledger_accounts
        where name = 'booking:' || b.id || ':escrow'), 0) as escrow,
      (select coalesce(sum(credit_amount + card_amount), 0) from booking_payments
        where booking_id = b.id and status = 'paid')::bigint as paid,
      (select coalesce(sum(credit_amount + card_amount), 0) from booking_refunds
        where booking_id = b.id and cause <> 'late')::bigint as back,
      (select coalesce(sum((line->>'amount')::bigint), 0)
        from jsonb_array_elements(coalesce(b.kept_lines, '[]')) line)::bigint as kept,
      (select count(*) from booking_payments
        where booking_id = b.id and status = 'pending' and exists (select from charges
          where request_key = 'booking-payment:' || booking_payments.id))::int as running,
      (select count(*) from occupancies o where o.reference = 'booking:' || b.id
        and o.nights = b.nights and o.suite_id = b.suite_id and o.kind = 'booking')::int as nights,
      (select coalesce(sum(amount), 0) from charges
        where reference = b.id and status = 'succeeded')::bigint as charges,
      (select coalesce(sum(refunded), 0) from charges where reference = b.id)::bigint as refunds,
      (select count(*) from ledger_holds h join booking_payments p
        on h.reference = 'booking-payment:' || p.id
        where p.booking_id = b.id and p.status <> 'pending' and h.status = 'pending')::int as open_holds
    from bookings b where b.id in (${sql.join(ids)})`.execute(db)
  return rows
}
