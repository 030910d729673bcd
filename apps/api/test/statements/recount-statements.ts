import { sql } from 'kysely'
import type { TestApp } from '../test-app.ts'

export type RawMonth = {
  month: string
  opening: number
  closing: number
  released: number
  mareaPaid: number
  transfers: number
  nights: number
  income: number
  expenses: number
  taxes: number
}

/**
 * The figures of statements by month from raw rows, posting by posting and night by night, without
 * anything that the statements use. Expenses count on the day that they were paid; where each month
 * is sealed at six in the morning of the 1st, those recorded later count on the day of the record.
 */
export async function recountStatements(
  { db }: Pick<TestApp, 'db'>,
  ownerId: string,
  { isSealedAtSix = false } = {},
): Promise<RawMonth[]> {
  const { rows } = await sql<RawMonth>`
    with posted as (
      select to_char(e.posted_at at time zone company_time_zone(), 'YYYY-MM') as month, p.amount,
        coalesce(r.kind, e.kind) as kind, p.account, e.reference
      from ledger_postings p join ledger_entries e on e.id = p.entry_id
      left join ledger_entries r on r.id = e.reverses),
    stay as (
      select b.id, b.status, lower(b.nights) as first, upper(b.nights) - lower(b.nights) as length,
        case when b.settled_at is not null then coalesce((
          select sum(amount) from posted where reference = 'booking:' || b.id
            and account = 'owner:' || b.owner_id || ':payable'), 0)
        else (select sum((l ->> 'amount')::numeric - (l ->> 'commission')::numeric)
          from jsonb_array_elements(b.lines) l where l ->> 'for' = 'owner') end as earned
      from bookings b where b.owner_id = ${ownerId} and b.confirmed_at is not null),
    part as (
      select month, amount as balance,
        case when kind = 'booking.settled' then amount else 0 end as released,
        case when kind = 'expense.recorded' then amount else 0 end as marea_paid,
        case when kind not in ('booking.settled', 'expense.recorded') then amount else 0 end as transfers,
        0 as nights, 0::numeric as income, 0::numeric as expenses, 0::numeric as taxes
      from posted where account = 'owner:' || ${ownerId}::text || ':payable'
      union all
      select to_char(first + number - 1, 'YYYY-MM'), 0, 0, 0, 0,
        case when status = 'cancelled' then 0 else 1 end,
        trunc(earned * number / length) - trunc(earned * (number - 1) / length), 0, 0
      from stay cross join lateral generate_series(1, length) as number
      union all
      select to_char(case when e.id = x.entry_id and not (${isSealedAtSix}
            and e.posted_at >= (date_trunc('month', x.spent_on::timestamp)
              + interval '1 month 6 hours') at time zone company_time_zone()) then x.spent_on
          else (e.posted_at at time zone company_time_zone())::date end, 'YYYY-MM'),
        0, 0, 0, 0, 0, 0, p.amount, 0
      from ledger_postings p join ledger_entries e on e.id = p.entry_id
      join expenses x on x.entry_id = e.id or x.entry_id = e.reverses
      where p.account like 'expense:%' and x.owner_id = ${ownerId}
      union all
      select month, 0, 0, 0, 0, 0, 0, 0, amount
      from posted join stay on posted.reference = 'booking:' || stay.id where account like 'tax:%'),
    sums as (
      select month, sum(balance) as balance, sum(released) as released,
        sum(marea_paid) as marea_paid, sum(transfers) as transfers, sum(nights) as nights,
        sum(income) as income, sum(expenses) as expenses, sum(taxes) as taxes
      from part group by month)
    select month,
      (sum(balance) over (order by month) - balance)::bigint as opening,
      (sum(balance) over (order by month))::bigint as closing,
      released::bigint, marea_paid::bigint as "mareaPaid", transfers::bigint, nights::int,
      income::bigint, expenses::bigint, taxes::bigint
    from sums order by month`.execute(db)
  return rows
}
