import type { GuestCounts } from '@marea/contract/calendar/guest-counts.ts'
import type { Position } from '@marea/contract/suites/kilometers.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type Resembled = Position & { id: string; guests: number; nightlyAmount: number }

/** Homes beyond this are not nearby. */
const farthestDegrees = 0.3

/** Five kilometers count as much as twice the price or twice the guests. */
const kilometersPerDouble = 5

/** The published homes nearby that accept the guests, the most similar first. */
export async function listResembling(
  db: Db,
  home: Resembled,
  { guestCounts, limit }: { guestCounts: GuestCounts; limit: number },
): Promise<string[]> {
  const { latitude, longitude } = home
  const kilometers = sql<number>`111.2 * sqrt(power(latitude - ${latitude}::float8, 2)
    + power((longitude - ${longitude}::float8) * cos(radians(${latitude}::float8)), 2))`
  const difference = sql<number>`${kilometers} / ${kilometersPerDouble}::float8
    + abs(ln(nightly_amount::float8 / ${home.nightlyAmount}::float8)) / ln(2::float8)
    + abs(ln(guests::float8 / ${home.guests}::float8)) / ln(2::float8)`
  const rows = await db
    .selectFrom('suites')
    .select('id')
    .where('status', '=', 'published')
    .where('id', '!=', home.id)
    .where('guests', '>=', guestCounts.guests)
    .where('maxPets', '>=', guestCounts.pets)
    .where('welcomesChildren', 'in', guestCounts.children ? [true] : [true, false])
    .where('welcomesInfants', 'in', guestCounts.infants ? [true] : [true, false])
    .where('latitude', '>', latitude - farthestDegrees)
    .where('latitude', '<', latitude + farthestDegrees)
    .where('longitude', '>', longitude - farthestDegrees)
    .where('longitude', '<', longitude + farthestDegrees)
    .orderBy(difference)
    .orderBy('slug')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
