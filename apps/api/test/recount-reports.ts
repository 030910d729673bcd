import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

export type Recounted = {
  suiteId: string
  month: string
  nights: number
  channelNights: number
  closedNights: number
  income: number
  cash: number
  expenses: number
  bookings: number
  canceled: number
}

/**
 * Every figure of the reports from raw rows, night by night and posting by posting, without
 * anything that the reports use.
 */
export async function recount({ db }: Pick<TestApp, 'db'>, ownerId: string): Promise<Recounted[]> {
  const { rows } = await sql<Recounted>`
    with ${staysOf(ownerId)},
    part as (
      select suite_id, to_char(day, 'YYYY-MM') as month,
        case when status = 'cancelled' then 0 else 1 end as nights, 0 as channel, 0 as closed,
        amount as income, 0::numeric as cash, 0::numeric as expenses, 0 as bookings, 0 as canceled
      from night
      union all
      select suite_id, to_char(first, 'YYYY-MM'), 0, 0, 0, 0, 0, 0, 1,
        case when status = 'cancelled' then 1 else 0 end from stay
      union all
      -- The first payment brings what was agreed first; whatever moved last leaves what is earned.
      select suite_id, month, 0, 0, 0, 0,
        case when position = 1 then agreed else earned - agreed end, 0, 0, 0
      from escrow where position = 1
        or position = (select max(other.position) from escrow other where other.id = escrow.id)
      union all
      select x.suite_id, to_char(case when e.id = x.entry_id then x.spent_on
          else (e.posted_at at time zone company_time_zone())::date end, 'YYYY-MM'),
        0, 0, 0, 0, 0, p.amount, 0, 0
      from ledger_postings p join ledger_entries e on e.id = p.entry_id
      join expenses x on x.entry_id = e.id or x.entry_id = e.reverses
      where p.account like 'expense:%' and x.owner_id = ${ownerId}
      union all
      select o.suite_id, to_char(day, 'YYYY-MM'), 0, (o.kind = 'external')::int,
        (o.kind = 'block')::int, 0, 0, 0, 0, 0
      from occupancies o join suites s on s.id = o.suite_id and s.owner_id = ${ownerId}
      cross join lateral generate_series(lower(o.nights)::timestamp,
        (upper(o.nights) - 1)::timestamp, interval '1 day') as day
      where o.kind in ('external', 'block')
        and day >= (s.published_at at time zone company_time_zone())::date)
    select suite_id as "suiteId", month, sum(nights)::int as nights,
      sum(channel)::int as "channelNights", sum(closed)::int as "closedNights",
      sum(income)::bigint as income, sum(cash)::bigint as cash, sum(expenses)::bigint as expenses,
      sum(bookings)::int as bookings, sum(canceled)::int as canceled
    from part group by 1, 2`.execute(db)
  return rows
}

/** Stays with what was agreed and earned, their nights, and what moved in escrow. */
function staysOf(ownerId: string) {
  return sql`
    stay as (
      select b.id, b.suite_id, b.status, b.settled_at, lower(b.nights) as first,
        upper(b.nights) - lower(b.nights) as length, b.confirmed_at,
        case when b.settled_at is not null then coalesce((
          select sum(p.amount) from ledger_postings p join ledger_entries e on e.id = p.entry_id
          where e.reference = 'booking:' || b.id and p.account = 'owner:' || b.owner_id || ':payable'), 0)
        else (select sum((l ->> 'amount')::numeric - (l ->> 'commission')::numeric)
          from jsonb_array_elements(b.lines) l where l ->> 'for' = 'owner') end as earned,
        (select sum((l ->> 'amount')::numeric - (l ->> 'commission')::numeric)
          from jsonb_array_elements(coalesce((select c.before -> 'lines' from booking_changes c
            where c.booking_id = b.id and c.status = 'done' order by c.ended_at limit 1), b.lines)) l
          where l ->> 'for' = 'owner') as agreed
      from bookings b where b.owner_id = ${ownerId} and b.confirmed_at is not null),
    night as (
      select stay.*, first + number - 1 as day,
        trunc(earned * number / length) - trunc(earned * (number - 1) / length) as amount
      from stay cross join lateral generate_series(1, length) as number),
    escrow as (
      select stay.id, stay.suite_id, agreed, earned,
        row_number() over (partition by stay.id order by e.id) as position,
        to_char(e.posted_at at time zone company_time_zone(), 'YYYY-MM') as month
      from stay
      join ledger_postings p on p.account = 'booking:' || stay.id || ':escrow'
      join ledger_entries e on e.id = p.entry_id and e.kind <> 'booking.settled')`
}

type Sums = Omit<Recounted, 'suiteId' | 'month'>

/** The sums of some months and, if named, of some homes. */
export function sumOf(
  rows: readonly Recounted[],
  { months, suiteId }: { months: readonly string[]; suiteId?: string },
): Sums {
  const counted = rows.filter(
    (row) => months.includes(row.month) && (suiteId === undefined || row.suiteId === suiteId),
  )
  const total = (name: keyof Sums) => counted.reduce((sum, row) => sum + row[name], 0)
  return {
    nights: total('nights'),
    channelNights: total('channelNights'),
    closedNights: total('closedNights'),
    income: total('income'),
    cash: total('cash'),
    expenses: total('expenses'),
    bookings: total('bookings'),
    canceled: total('canceled'),
  }
}
