import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { guestPayments } from '#statements/reports/figures/guest-payments.ts'
import type { Scope } from '#statements/reports/figures/scope.ts'

/** All bookings of the scope, or one of them. */
export type PaidScope = Scope & { bookingId?: string | undefined }

export type PayeeSum = { month: string; payee: string; amount: number }

/** The amount of each payee by month. */
export async function sumPayees(db: Db, scope: PaidScope): Promise<PayeeSum[]> {
  const { rows } = await sql<PayeeSum>`
    select to_char(month, 'YYYY-MM') as month, payee, sum(amount)::bigint as amount
    from (${guestPayments(scope)}) as figure
    where ${isOf(scope)}
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

type PaidBooking = {
  id: string
  reference: string
  guest: string
  slug: string
  name: string
  checkIn: string
  checkOut: string
  paid: number
  income: number
}

export async function listPaidBookings(db: Db, scope: PaidScope): Promise<PaidBooking[]> {
  const { rows } = await sql<PaidBooking>`
    select bookings.id, reference, full_name as guest, slug, name,
      lower(bookings.nights)::text as "checkIn", upper(bookings.nights)::text as "checkOut",
      figure.paid, figure.income
    from (
      select booking_id, sum(amount)::bigint as paid,
        coalesce(sum(amount) filter (where payee = 'owner'), 0)::bigint as income
      from (${guestPayments(scope)}) as payment where ${isOf(scope)} group by 1) as figure
    join bookings on bookings.id = figure.booking_id
    join suites on suites.id = bookings.suite_id
    join users on users.id = guest_id
    order by lower(bookings.nights), reference`.execute(db)
  return rows
}

export async function countPaidBookings(db: Db, scope: PaidScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct booking_id) as count from (${guestPayments(scope)}) as figure
    where ${isOf(scope)}`.execute(db)
  return rows[0]?.count ?? 0
}

function isOf({ bookingId }: PaidScope) {
  return bookingId === undefined ? sql<boolean>`true` : sql<boolean>`booking_id = ${bookingId}`
}
