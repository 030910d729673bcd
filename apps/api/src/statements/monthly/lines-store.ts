import type { BookingLine, StatementExpense } from '@marea/contract/statements/monthly/statement.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { expensesPaid } from '#statements/reports/figures/expenses.ts'
import { nightIncome } from '#statements/reports/figures/night-income.ts'
import { nightsBefore, type Scope, startOf } from '#statements/reports/figures/scope.ts'
import { settlements } from '#statements/taxes/settlements.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { daysOfMonth } from './months.ts'
import type { StatementOwner } from './owner-store.ts'

const nights = sql`bookings.nights`
const total = sql`(upper(bookings.nights) - lower(bookings.nights))`

/** The part of the guest's price that belongs to the owner, before commission. */
const ownerGross = sql`(select coalesce(sum((line ->> 'amount')::bigint), 0)::bigint
  from jsonb_array_elements(coalesce(bookings.kept_lines, bookings.lines)) as line
  where line ->> 'for' = 'owner')`

/** Truncated the same way as income by night, so that the months of a booking add up. */
function shareBefore(amount: RawBuilder<unknown>, day: string): RawBuilder<unknown> {
  return sql`(${amount} * ${nightsBefore(nights, sql`${day}::date`)} / ${total})::bigint`
}

function isReleasedBefore(day: string): RawBuilder<unknown> {
  return sql`exists (select from ledger_entries
    where key = 'booking:' || bookings.id || ':settle' and posted_at < ${startOf(day)})`
}

type BookingRow = Omit<BookingLine, 'fees' | 'commission' | 'isAdjustment'> & {
  gross: number
  /** Whether it was paid into the balance before the month. */
  isReleasedEarlier: boolean
}

/** The bookings with nights in a month and those that the ledger settled or reversed in it. */
export async function listBookingLines(
  db: Db,
  owner: StatementOwner,
  scope: Scope & { month: string },
): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`
    with by_night as materialized (
      select booking_id, sum(nights)::int as nights, sum(amount)::bigint as income,
        sum(rent)::bigint as rent
      from (${nightIncome(scope)}) as figure group by 1),
    settled as materialized (
      select booking_id,
        coalesce(sum(posted.amount) filter (where posted.account = ${ledgerAccounts.payable(owner.id)}), 0)::bigint as released,
        coalesce(sum(posted.amount) filter (where posted.account like 'tax:%'), 0)::bigint as taxes
      from ${settlements(daysOfMonth(scope.month))} as settlement
      join ledger_postings as posted on posted.entry_id = settlement.entry_id
      where settlement.owner_id = ${owner.id} group by 1)
    select bookings.id, reference, suites.slug as home, lower(bookings.nights)::text as "checkIn",
      upper(bookings.nights)::text as "checkOut", bookings.status = 'cancelled' as "isCanceled",
      coalesce(by_night.nights, 0) as nights, coalesce(by_night.income, 0) as income,
      coalesce(by_night.rent, 0) as rent,
      ${shareBefore(ownerGross, scope.to)} - ${shareBefore(ownerGross, scope.from)} as gross,
      coalesce(settled.released, 0) as released, coalesce(settled.taxes, 0) as taxes,
      ${isReleasedBefore(scope.from)} as "isReleasedEarlier"
    from (select booking_id from by_night union select booking_id from settled) as listed
    join bookings on bookings.id = listed.booking_id
    join suites on suites.id = bookings.suite_id
    left join by_night on by_night.booking_id = bookings.id
    left join settled on settled.booking_id = bookings.id
    order by suites.name, lower(bookings.nights), reference`.execute(db)
  return rows
}

type SoFar = Pick<
  BookingLine,
  'id' | 'reference' | 'home' | 'checkIn' | 'checkOut' | 'isCanceled' | 'nights' | 'rent' | 'income'
> & { gross: number; isReleasedEarlier: boolean }

/** Bookings changed or canceled since a day, with everything that their nights before it earned. */
export async function listChangedBookings(
  db: Db,
  owner: StatementOwner,
  from: string,
): Promise<SoFar[]> {
  const isCanceled = sql`bookings.status = 'cancelled'`
  const counted = nightsBefore(nights, sql`${from}::date`)
  const { rows } = await sql<SoFar>`
    select bookings.id, reference, suites.slug as home, lower(bookings.nights)::text as "checkIn",
      upper(bookings.nights)::text as "checkOut", ${isCanceled} as "isCanceled",
      (case when ${isCanceled} then 0 else ${counted} end)::int as nights,
      case when ${isCanceled} then 0 else ${shareBefore(sql`rent_amount`, from)} end as rent,
      ${shareBefore(sql`payout_amount`, from)} as income,
      ${shareBefore(ownerGross, from)} as gross, ${isReleasedBefore(from)} as "isReleasedEarlier"
    from bookings join suites on suites.id = bookings.suite_id
    where bookings.owner_id = ${owner.id} and confirmed_at is not null and bookings.id in (
      select booking_changes.booking_id from booking_changes
      where booking_changes.status = 'done' and ended_at >= ${startOf(from)}
      union all
      select booking_steps.booking_id from booking_steps
      where booking_steps.status = 'cancelled' and taken_at >= ${startOf(from)})
    order by suites.name, lower(bookings.nights), reference`.execute(db)
  return rows
}

export async function listExpenseLines(db: Db, scope: Scope): Promise<StatementExpense[]> {
  const { rows } = await sql<StatementExpense>`
    select expenses.id, figure.line, concept, translations, vendor, figure.category,
      suites.slug as home, paid_by as "paidBy", figure.dated_on::text as "datedOn",
      spent_on::text as "spentOn", figure.amount, figure.markup
    from (${expensesPaid(db, scope)}) as figure
    join expenses on expenses.id = figure.expense_id
    join suites on suites.id = expenses.suite_id
    order by figure.dated_on, expenses.entry_id, figure.line`.execute(db)
  return rows
}
