import { lineCodes } from '@marea/contract/pricing/price-parts.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type Period = { from: string; to: string }

/** Miles per degree of latitude, and of longitude at the latitude of Miami. */
const [milesNorth, milesEast] = [69, 62]
const maxMiles = 5
const maxSimilarHomes = 50

export function listPastStays(db: Db, suiteId: string, { from, to }: Period) {
  return db
    .selectFrom('bookings')
    .select([
      sql<string>`lower(nights)::text`.as('checkIn'),
      sql<string>`upper(nights)::text`.as('checkOut'),
      sql<string>`(created_at at time zone company_time_zone())::date::text`.as('bookedOn'),
      sql<number>`rent_amount`.as('rent'),
    ])
    .where('suiteId', '=', suiteId)
    .where('status', 'in', ['confirmed', 'completed'])
    .where(sql<boolean>`lower(nights) >= ${from}::date and lower(nights) < ${to}::date`)
    .orderBy('nights')
    .execute()
}

/**
 * Nights that no guest could book: the owner's own, those of other channels, and those of a stay that began before the
 * period.
 */
export function listClosedNights(db: Db, suiteId: string, { from, to }: Period) {
  return db
    .selectFrom('occupancies')
    .select([
      sql<string>`lower(nights)::text`.as('from'),
      sql<string>`upper(nights)::text`.as('to'),
    ])
    .where('suiteId', '=', suiteId)
    .where(
      sql<boolean>`(kind in ('block', 'external')
        or (kind = 'booking' and lower(nights) < ${from}::date))`,
    )
    .where(sql<boolean>`nights && daterange(${from}, ${to})`)
    .execute()
}

/** Published homes nearby with about as many bedrooms. */
export async function listSimilarHomes(db: Db, suiteId: string): Promise<string[]> {
  const north = sql`(other.latitude - home.latitude) * ${sql.lit(milesNorth)}`
  const east = sql`(other.longitude - home.longitude) * ${sql.lit(milesEast)}`
  const { rows } = await sql<{ id: string }>`
    select other.id from suites as home join suites as other
      on other.id <> home.id and other.status = 'published'
        and abs(other.bedrooms - home.bedrooms) <= 1
        and (${north}) ^ 2 + (${east}) ^ 2 <= ${maxMiles * maxMiles}
    where home.id = ${suiteId}
    order by (${north}) ^ 2 + (${east}) ^ 2, other.id limit ${maxSimilarHomes}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The lowest price that any of these homes got for each night. */
export async function listSoldPrices(db: Db, suiteIds: readonly string[], { from, to }: Period) {
  if (!suiteIds.length) return []
  const { rows } = await sql<{ night: string; amount: number }>`
    select night, min((line->>'each')::bigint)::bigint as amount
    from bookings, jsonb_array_elements(lines) as line,
      jsonb_array_elements_text(line->'dates') as night
    where suite_id = any(${suiteIds}) and status in ('confirmed', 'completed')
      and nights && daterange(${from}, ${to}) and line->>'code' = ${lineCodes.nights}
    group by night`.execute(db)
  return rows
}
