import type { ReportBasis } from '@marea/contract/statements/reports/choices.ts'
import type { HomeMonth, ReportItem } from '@marea/contract/statements/reports/endpoints.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { arrivals } from './figures/arrivals.ts'
import { cashIncome } from './figures/cash-income.ts'
import { closedNights } from './figures/closed-nights.ts'
import { expensesPaid } from './figures/expenses.ts'
import { nightIncome } from './figures/night-income.ts'
import type { Scope } from './figures/scope.ts'

type Item<Kind extends ReportItem['kind']> = Omit<Extract<ReportItem, { kind: Kind }>, 'kind'>

/** The bookings behind the income, the nights and the arrivals of a scope, by check-in. */
export async function listBookingItems(
  db: Db,
  scope: Scope,
  basis: ReportBasis,
): Promise<Item<'booking'>[]> {
  const income = basis === 'cash' ? cashIncome(scope) : nightIncome(scope)
  const { rows } = await sql<Item<'booking'>>`
    select bookings.id, reference, full_name as guest, lower(bookings.nights)::text as "checkIn",
      upper(bookings.nights)::text as "checkOut", bookings.status = 'cancelled' as "isCanceled",
      sum(part.nights)::int as nights, sum(part.amount)::bigint as income,
      sum(part.rent)::bigint as rent
    from (
      select booking_id, nights, 0::bigint as amount, rent from (${nightIncome(scope)}) as figure
      union all
      select booking_id, 0, amount, 0 from (${income}) as figure
      union all
      select booking_id, 0, 0, 0 from (${arrivals(scope)}) as figure
    ) as part
    join bookings on bookings.id = part.booking_id
    join users on users.id = guest_id
    group by bookings.id, full_name
    order by lower(bookings.nights), reference`.execute(db)
  return rows
}

export async function listExpenseItems(db: Db, scope: Scope): Promise<Item<'expense'>[]> {
  const { rows } = await sql<Item<'expense'>>`
    select expenses.id, concept, translations, figure.category, line, figure.amount,
      spent_on::text as "spentOn", dated_on::text as "datedOn"
    from (${expensesPaid(db, scope)}) as figure join expenses on expenses.id = figure.expense_id
    order by dated_on, concept, expenses.id, line`.execute(db)
  return rows
}

type NightRange = HomeMonth['ranges'][number] & { suiteId: string; month: string }

/** The nights behind the occupancy of a scope, one range per booking or closed range and month. */
export async function listNightRanges(db: Db, scope: Scope): Promise<NightRange[]> {
  const { rows } = await sql<NightRange>`
    select to_char(month, 'YYYY-MM') as month, suite_id as "suiteId", kind, first::text as "from",
      last::text as "to"
    from (
      select month, figure.suite_id, 'booked' as kind, greatest(lower(bookings.nights), month) as first,
        least(upper(bookings.nights), (month + interval '1 month')::date) as last
      from (${nightIncome(scope)}) as figure join bookings on bookings.id = figure.booking_id
      where figure.nights > 0
      union all
      select month, suite_id, closed_by, first, last from (${closedNights(scope)}) as figure
    ) as part
    order by first`.execute(db)
  return rows
}

type BookingMonth = { month: string; nights: number; income: number; cash: number }

export async function listMonthsOfBooking(
  db: Db,
  scope: Scope,
  bookingId: string,
): Promise<BookingMonth[]> {
  const { rows } = await sql<BookingMonth>`
    select to_char(month, 'YYYY-MM') as month, sum(nights)::int as nights,
      sum(income)::bigint as income, sum(cash)::bigint as cash
    from (
      select month, nights, amount as income, 0::bigint as cash
      from (${nightIncome(scope)}) as figure where booking_id = ${bookingId}
      union all
      select month, 0, 0, amount from (${cashIncome(scope)}) as figure
      where booking_id = ${bookingId}
    ) as part
    group by month order by month`.execute(db)
  return rows
}
