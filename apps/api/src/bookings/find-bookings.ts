import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'

export async function referencesOfBookings(
  { db }: Ctx,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'reference'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}

type FoundBooking = {
  id: string
  reference: string
  guestId: string
  guest: string
  home: string
  checkIn: string
  checkOut: string
  status: string
}

/** Operations search by reference or by the last digits of the card that paid. */
export async function findBookingsFor(
  { db }: Ctx,
  text: string,
  limit: number,
): Promise<FoundBooking[]> {
  const reference = `${text.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`
  const isCard = /^\d{4}$/.test(text)
  const { rows } = await sql<FoundBooking>`
    select b.id, b.reference, b.guest_id, users.full_name as guest, suites.name as home,
      lower(b.nights)::text as check_in, upper(b.nights)::text as check_out, b.status::text as status
    from bookings b
      join users on users.id = b.guest_id
      join suites on suites.id = b.suite_id
    where case
      when ${isCard} then b.id in (
        select reference from charges
        where card_last_four = ${text} and purpose = 'booking'
        order by created_at desc limit 50)
      else b.reference like ${reference} end
    order by b.created_at desc limit ${limit}`.execute(db)
  return rows
}
