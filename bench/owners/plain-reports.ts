import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../apps/api/src/platform/db/database.ts'

/** Days: the first of the year before, of the period, and the first day after it. */
type PlainPeriod = { before: string; from: string; to: string; today: string }

type PlainScope = PlainPeriod & { ownerId: string }

/**
 * The figures of a report as one would write them by hand for this owner: one statement per kind
 * of row, and both years in one pass.
 */
export async function readPlainReport(db: Database, scope: PlainScope) {
  const [stays, arrivals, expenses, closed, bases, pace, first] = await Promise.all([
    run(db, stayedNights(scope)),
    run(db, arrivedBookings(scope)),
    run(db, paidExpenses(scope)),
    run(db, closedNights(scope)),
    run(db, bothBases(scope)),
    run(db, bookedNights(scope)),
    run(db, firstDay(scope)),
  ])
  return { stays, arrivals, expenses, closed, bases, pace, first }
}

/** The homes of a month in both years, and the items of one home. */
export async function readPlainMonth(db: Database, scope: PlainScope, slug: string) {
  const [stays, arrivals, expenses, closed, bookings, bills, blocks] = await Promise.all([
    run(db, stayedNights(scope)),
    run(db, arrivedBookings(scope)),
    run(db, paidExpenses(scope)),
    run(db, closedNights(scope)),
    run(db, bookingsOfHome(scope, slug)),
    run(db, expensesOfHome(scope, slug)),
    run(db, blocksOfHome(scope, slug)),
  ])
  return { stays, arrivals, expenses, closed, bookings, bills, blocks }
}

export type PlainRow = Record<string, number | string | null>

async function run(db: Database, query: RawBuilder<unknown>): Promise<PlainRow[]> {
  return (await query.execute(db)).rows as PlainRow[]
}

/** By month, and by home in each of both years. */
const grouped = ({ from }: PlainScope) =>
  sql`group by grouping sets ((month), (month >= ${from}::date, suite_id))`

const monthsOf = ({ before, to }: PlainScope) => sql`generate_series(
  date_trunc('month', greatest(lower(nights), ${before}::date)::timestamp),
  (least(upper(nights), ${to}::date) - 1)::timestamp, '1 month') as month`

/** Nights before the end of a month less those before its start. */
const share = (amount: RawBuilder<unknown>) =>
  sql`(${amount} * until / length - ${amount} * since / length)`

const split = sql`lateral (select upper(nights) - lower(nights) as length,
  greatest(month::date - lower(nights), 0) as since,
  least((month + interval '1 month')::date, upper(nights)) - lower(nights) as until) as split`

function stayedNights(scope: PlainScope) {
  return sql`
    select month::date, suite_id, month >= ${scope.from}::date as "isNow",
      sum(${share(sql`payout_amount`)})::bigint as income,
      sum(until - since) filter (where status <> 'cancelled')::int as nights,
      sum(${share(sql`rent_amount`)}) filter (where status <> 'cancelled')::bigint as rent
    from bookings, ${monthsOf(scope)}, ${split}
    where owner_id = ${scope.ownerId} and confirmed_at is not null
      and check_in_at > ${scope.before}::date - 190 and check_in_at < ${scope.to}::date + 1
      and nights && daterange(${scope.before}, ${scope.to})
    ${grouped(scope)}`
}

function arrivedBookings(scope: PlainScope) {
  return sql`
    select month, suite_id, month >= ${scope.from}::date as "isNow", count(*)::int as bookings,
      count(*) filter (where status = 'cancelled')::int as canceled,
      sum(length) filter (where status <> 'cancelled')::int as nights,
      sum(lead) filter (where status <> 'cancelled')::int as lead
    from bookings, lateral (select date_trunc('month', lower(nights)::timestamp)::date as month,
      upper(nights) - lower(nights) as length, greatest(lower(nights)
        - (confirmed_at at time zone company_time_zone())::date, 0) as lead) as stay
    where owner_id = ${scope.ownerId} and confirmed_at is not null
      and check_in_at > ${scope.before}::date - 1 and check_in_at < ${scope.to}::date + 1
      and lower(nights) >= ${scope.before}::date and lower(nights) < ${scope.to}::date
    ${grouped(scope)}`
}

const expenseLines = ({ ownerId, before, to }: PlainScope) => sql`
  select id, suite_id, concept, spent_on as dated_on, entry_id from expenses
  where owner_id = ${ownerId} and spent_on >= ${before}::date and spent_on < ${to}::date
  union all
  select expenses.id, suite_id, concept, voided_on, expense_voids.entry_id
  from expense_voids join expenses on expenses.id = expense_id
  where owner_id = ${ownerId} and voided_on >= ${before}::date and voided_on < ${to}::date`

function paidExpenses(scope: PlainScope) {
  return sql`
    select month, suite_id, month >= ${scope.from}::date as "isNow", category, sum(amount)::bigint as amount
    from (${expenseLines(scope)}) as line
    join ledger_postings using (entry_id),
    lateral (select date_trunc('month', dated_on::timestamp)::date as month,
      split_part(account, ':', 3) as category) as named
    where account like 'expense:%'
    group by grouping sets ((month), (month >= ${scope.from}::date, suite_id),
      (month >= ${scope.from}::date, category))`
}

const ownNight = sql`lateral (select case when is_owner_stay then (select sum(coalesce(
    case when weekday_amounts is not null then weekday_amounts[extract(dow from night)::int + 1]
      when extract(dow from night) in (5, 6) then rate.weekend_amount else rate.nightly_amount end,
    case when extract(dow from night) in (5, 6) then suites.weekend_amount
      else suites.nightly_amount end))
  from generate_series(lower(nights) + since, lower(nights) + until - 1, interval '1 day') as night
  left join nightly_rates as rate on rate.suite_id = suites.id and rate.nights @> night::date)
  end as amount) as price`

function closedNights(scope: PlainScope) {
  return sql`
    select month::date, suite_id, month >= ${scope.from}::date as "isNow",
      sum(until - since) filter (where occupancies.kind = 'external')::int as external,
      sum(until - since) filter (where is_owner_stay)::int as own,
      sum(until - since) filter (where occupancies.kind = 'block' and is_owner_stay is not true)::int as blocked,
      sum(price.amount)::bigint as lost
    from occupancies join suites on suites.id = suite_id
    left join block_notes using (reference), ${monthsOf(scope)}, ${split}, ${ownNight}
    where owner_id = ${scope.ownerId} and occupancies.kind in ('external', 'block')
      and nights && daterange(${scope.before}, ${scope.to})
    ${grouped(scope)}`
}

/** Stays are not paid, changed or canceled after their last night. */
function bothBases({ ownerId, from, to }: PlainScope) {
  const start = (day: string) => sql`(${day}::timestamp at time zone company_time_zone())`
  return sql`
    with paid as (
      select id as booking_id, confirmed_at as at, coalesce((select owner_share(before -> 'lines')
        from booking_changes where booking_id = bookings.id and booking_changes.status = 'done'
        order by ended_at limit 1), case when kept_lines is null then payout_amount
          else owner_share(lines) end) as amount
      from bookings where owner_id = ${ownerId} and confirmed_at < ${start(to)}
        and check_in_at > ${from}::date - 190
      union all
      select booking_id, ended_at, owner_share(after -> 'lines') - owner_share(before -> 'lines')
      from booking_changes where status = 'done' and ended_at > ${from}::date - 730
      union all
      select booking_id, taken_at, payout_amount - owner_share(lines)
      from booking_steps join bookings on id = booking_id
      where booking_steps.status = 'cancelled' and taken_at > ${from}::date - 730),
    both_bases as (
      select id, payout_amount, settled_at, owner_id, payout_amount * since / length as night_before,
        payout_amount * until / length - payout_amount * since / length as night,
        cash_before, cash, cash_after, nights && daterange(${from}, ${to}) as has_nights
      from bookings join (select booking_id,
          coalesce(sum(amount) filter (where at < ${start(from)}), 0) as cash_before,
          coalesce(sum(amount) filter (where at >= ${start(from)} and at < ${start(to)}), 0) as cash,
          coalesce(sum(amount) filter (where at >= ${start(to)}), 0) as cash_after
        from paid group by 1) as moved on booking_id = id,
      lateral (select upper(nights) - lower(nights) as length,
        least(greatest(${from}::date - lower(nights), 0), upper(nights) - lower(nights)) as since,
        least(greatest(${to}::date - lower(nights), 0), upper(nights) - lower(nights)) as until) as split
      where owner_id = ${ownerId} and check_in_at > ${from}::date - 190)
    select sum(night)::bigint as nights, sum(cash)::bigint as cash,
      sum(night_before - cash_before)::bigint as earlier,
      sum(payout_amount - night_before - night - cash_after)::bigint as later,
      count(*) filter (where settled_at is not null and payout_amount <> coalesce(posted.amount, 0))::int
        as unmatched
    from both_bases
    left join ledger_entries on key = 'booking:' || both_bases.id || ':settle'
    left join ledger_postings as posted on entry_id = ledger_entries.id
      and account = 'owner:' || owner_id || ':payable'
    where has_nights or cash <> 0`
}

function bookedNights({ ownerId, today, to }: PlainScope) {
  const ahead = (day: RawBuilder<unknown>) => sql`(
    select sum(least(upper(nights), ${day} + 90) - greatest(lower(nights), ${day}))::int
    from bookings where owner_id = ${ownerId} and check_in_at > ${day} - 190
      and nights && daterange(${day}, ${day} + 90)
      and confirmed_at < ${day}::timestamp at time zone company_time_zone()
      and not exists (select from booking_steps where booking_id = bookings.id
        and booking_steps.status = 'cancelled'
        and taken_at < ${day}::timestamp at time zone company_time_zone()))`
  return sql`
    select ${ahead(sql`${today}::date`)} as now,
      ${ahead(sql`(${today}::date - interval '1 year')::date`)} as before,
      (select sum(upper(shown) - lower(shown))::int
        from bookings, lateral (select nights * daterange(${today}, ${to}) as shown) as cut
        where owner_id = ${ownerId} and status in ('confirmed', 'completed')
          and check_in_at > ${today}::date - 190 and not isempty(shown)) as ahead`
}

function firstDay({ ownerId }: PlainScope) {
  return sql`select least(
    (select min(check_in_at)::date from bookings where owner_id = ${ownerId} and confirmed_at is not null),
    (select min(spent_on) from expenses where owner_id = ${ownerId})) as day`
}

const homeOf = (slug: string) => sql`(select id from suites where slug = ${slug})`

function bookingsOfHome({ ownerId, from, to }: PlainScope, slug: string) {
  return sql`
    select bookings.id, reference, full_name, nights, status, ${share(sql`payout_amount`)} as income,
      ${share(sql`rent_amount`)} as rent, until - since as length
    from bookings join users on users.id = guest_id, lateral (select ${from}::timestamp as month) as m,
      ${split}
    where owner_id = ${ownerId} and suite_id = ${homeOf(slug)} and confirmed_at is not null
      and check_in_at > ${from}::date - 190 and check_in_at < ${to}::date + 1
      and nights && daterange(${from}, ${to})
    order by nights`
}

function expensesOfHome(scope: PlainScope, slug: string) {
  return sql`
    select line.id, concept, dated_on, sum(amount)::bigint as amount
    from (${expenseLines({ ...scope, before: scope.from })}) as line
    join ledger_postings using (entry_id)
    where suite_id = ${homeOf(slug)} and account like 'expense:%'
    group by line.id, concept, dated_on order by dated_on`
}

function blocksOfHome({ from, to }: PlainScope, slug: string) {
  return sql`
    select occupancies.id, kind, is_owner_stay, nights * daterange(${from}, ${to}) as nights
    from occupancies left join block_notes using (reference)
    where suite_id = ${homeOf(slug)} and occupancies.kind in ('external', 'block')
      and nights && daterange(${from}, ${to})
    order by nights`
}
