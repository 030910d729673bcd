import type { Translations } from '@marea/contract/expenses/expense.ts'
import type { EscrowRelease } from '@marea/contract/statements/financials/balance.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { inEscrow } from '#statements/reports/figures/in-escrow.ts'

type ReleaseRow = Omit<EscrowRelease, 'home' | 'releasesAt'> & {
  slug: string
  name: string
  releasesAt: Temporal.Instant
}

export async function listReleases(db: Db, ownerId: string): Promise<ReleaseRow[]> {
  const { rows } = await sql<ReleaseRow>`
    select bookings.id as "bookingId", reference, full_name as guest, slug, name,
      lower(bookings.nights)::text as "checkIn", upper(bookings.nights)::text as "checkOut",
      releases_at as "releasesAt", figure.amount
    from (${inEscrow(ownerId)}) as figure
    join bookings on bookings.id = figure.booking_id
    join suites on suites.id = figure.suite_id
    join users on users.id = guest_id
    order by releases_at, reference`.execute(db)
  return rows
}

export function listSettledStays(db: Db, bookingIds: readonly string[]) {
  return db
    .selectFrom('bookings')
    .innerJoin('suites', 'suites.id', 'bookings.suiteId')
    .innerJoin('users', 'users.id', 'bookings.guestId')
    .select(['bookings.id as bookingId', 'reference', 'fullName as guest', 'suites.name as home'])
    .select([
      sql<string>`lower(nights)::text`.as('checkIn'),
      sql<string>`upper(nights)::text`.as('checkOut'),
    ])
    .where('bookings.id', 'in', bookingIds.length ? bookingIds : [null])
    .execute()
}

export function listPostedExpenses(db: Db, expenseIds: readonly string[]) {
  return db
    .selectFrom('expenses')
    .innerJoin('suites', 'suites.id', 'expenses.suiteId')
    .select(['expenses.id', 'concept', 'suites.name as home'])
    .select(sql<Translations>`translations`.as('translations'))
    .where('expenses.id', 'in', expenseIds.length ? expenseIds : [null])
    .execute()
}
