import { sql } from 'kysely'
import type { TestApp } from '../test-app.ts'

type Db = Pick<TestApp, 'db'>

/** What Marea owes an owner, from raw postings. */
export async function recountAvailable({ db }: Db, ownerId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from ledger_postings
    where account = 'owner:' || ${ownerId}::text || ':payable'`.execute(db)
  return rows[0]?.amount ?? 0
}

/** Every booking whose escrow account is not empty, with the owner's lines of it. */
export async function recountEscrow({ db }: Db, ownerId: string) {
  const { rows } = await sql<{ bookingId: string; amount: number; releasesAt: Temporal.Instant }>`
    select b.id as "bookingId", b.check_in_at + interval '1 day' as "releasesAt",
      (select sum((l ->> 'amount')::bigint - (l ->> 'commission')::bigint)
        from jsonb_array_elements(b.lines) l where l ->> 'for' = 'owner')::bigint as amount
    from bookings b where b.owner_id = ${ownerId} and (
      select sum(p.amount) from ledger_postings p
      where p.account = 'booking:' || b.id || ':escrow') > 0
    order by "releasesAt", b.reference`.execute(db)
  return rows.map(({ releasesAt, ...row }) => ({ ...row, releasesAt: releasesAt.toString() }))
}

export type PaidPart = { suiteId: string; month: string; payee: string; amount: number }

/**
 * Who receives what guests paid, night by night: of settled bookings by the postings of their
 * settlement, of others by their price lines.
 */
export async function recountPayments({ db }: Db, ownerId: string): Promise<PaidPart[]> {
  const { rows } = await sql<PaidPart>`
    with part as (
      select b.id, b.suite_id, b.nights, case
          when p.account like 'owner:%' then 'owner'
          when p.account = 'platform:commission' then 'commission'
          when p.account in ('platform:fee_income', 'platform:coupon_costs') then 'platform' else p.account end as payee,
        p.amount::numeric as amount
      from bookings b
      join ledger_entries e on e.reference = 'booking:' || b.id and e.kind = 'booking.settled'
      join ledger_postings p on p.entry_id = e.id and p.account not like 'booking:%'
      where b.owner_id = ${ownerId} and b.confirmed_at is not null
      union all
      select b.id, b.suite_id, b.nights, who.payee, who.amount
      from bookings b
      cross join lateral jsonb_array_elements(coalesce(b.kept_lines, b.lines)) l
      cross join lateral (values
        (case when l ->> 'for' = 'owner' then 'owner' else l ->> 'for' end,
          (l ->> 'amount')::numeric - (l ->> 'commission')::numeric),
        ('commission', (l ->> 'commission')::numeric)) as who(payee, amount)
      where b.owner_id = ${ownerId} and b.confirmed_at is not null
        and not exists (select from ledger_entries e
          where e.reference = 'booking:' || b.id and e.kind = 'booking.settled')),
    summed as (
      select id, suite_id, nights, payee, sum(amount) as amount from part group by 1, 2, 3, 4)
    select suite_id as "suiteId", to_char(lower(nights) + number - 1, 'YYYY-MM') as month, payee,
      sum(trunc(amount * number / length) - trunc(amount * (number - 1) / length))::bigint as amount
    from summed cross join lateral (select upper(nights) - lower(nights) as length) as l
    cross join lateral generate_series(1, length) as number
    group by 1, 2, 3 having sum(trunc(amount * number / length)
      - trunc(amount * (number - 1) / length)) <> 0`.execute(db)
  return rows
}

/** What guests paid for confirmed bookings less their refunds: everything but the settlement. */
export async function recountPaid({ db }: Db, ownerId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(p.amount), 0)::bigint as amount from ledger_postings p
    join ledger_entries e on e.id = p.entry_id and e.kind <> 'booking.settled'
    join bookings b on p.account = 'booking:' || b.id || ':escrow'
    where b.owner_id = ${ownerId} and b.confirmed_at is not null`.execute(db)
  return rows[0]?.amount ?? 0
}

/** Expenses by month, home and account, dated as the reports date them. */
export async function recountExpenses({ db }: Db, ownerId: string) {
  const { rows } = await sql<{
    suiteId: string
    month: string
    category: string
    amount: number
  }>`
    select x.suite_id as "suiteId", to_char(case when e.id = x.entry_id then x.spent_on
        else (e.posted_at at time zone company_time_zone())::date end, 'YYYY-MM') as month,
      split_part(p.account, ':', 3) as category, sum(p.amount)::bigint as amount
    from ledger_postings p join ledger_entries e on e.id = p.entry_id
    join expenses x on x.entry_id = e.id or x.entry_id = e.reverses
    where p.account like 'expense:%' and x.owner_id = ${ownerId} group by 1, 2, 3`.execute(db)
  return rows
}

/** What left the owner's account for the bank, by month of the company. */
export async function recountPayouts({ db }: Db, ownerId: string) {
  const { rows } = await sql<{ month: string; amount: number }>`
    select to_char(e.posted_at at time zone company_time_zone(), 'YYYY-MM') as month,
      (-sum(p.amount))::bigint as amount
    from ledger_postings p join ledger_entries e on e.id = p.entry_id
    where p.account = 'owner:' || ${ownerId}::text || ':payable'
      and e.reference like 'withdrawal:%' group by 1`.execute(db)
  return rows
}
