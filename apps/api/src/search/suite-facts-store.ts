import type { Amenity } from '@marea/contract/suites/amenities.ts'
import type { Fee } from '@marea/contract/suites/fees.ts'
import type { Jurisdiction } from '@marea/contract/suites/jurisdictions.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { feeAmountsSql } from '#pricing/fee-columns.ts'
import type { FeeAmounts, StayDiscount } from '#pricing/terms.ts'

/** Days are counted from 1970; `to` is the first night outside. */
type SeasonFacts = {
  from: number
  to: number
  nightly: number
  weekend: number
  /** From Sunday to Saturday, where the two prices above are not enough. */
  weekdays: number[] | null
  minNights: number
}
type TakenFacts = [from: number, to: number, expiresAtMs: number | null]

/** Everything a search needs to know about a published home, read in one statement. */
export type Facts = {
  id: string
  slug: string
  name: string
  neighborhood: string
  neighborhoodName: string
  neighborhoodNameEs: string
  lineEn: string
  lineEs: string
  position: number
  city: string
  taglines: string[]
  place: string
  placeNames: string[]
  jurisdiction: Jurisdiction
  latitude: number
  longitude: number
  bedrooms: number
  beds: number
  guests: number
  maxPets: number
  welcomesChildren: boolean
  welcomesInfants: boolean
  /** All guests if the home sets no number. */
  includedGuests: number
  nightlyAmount: number
  weekendAmount: number
  feeAmounts: FeeAmounts
  minNights: number
  maxNights: number
  floorAmount: number
  fillsGaps: boolean
  amenities: Amenity[]
  seasons: SeasonFacts[]
  discounts: StayDiscount[]
  taken: TakenFacts[]
}

/** By which guests search for a place. */
const placeNames = sql<string[]>`array[places.name_en, places.name_es] || places.other_names`

/** Seasons and taken nights outside these days are left out. */
type Wanted = { from: string; to: string; fees?: readonly Fee[] }

/** Ordered by price, so that homes of similar price become neighbors in the index. */
export async function listFacts(
  db: Db,
  ids: readonly string[],
  { from, to, fees }: Wanted,
): Promise<Facts[]> {
  const horizon = sql`daterange(${from}::date, ${to}::date)`
  // A booking that ends on the first day may begin a gap.
  const withDayBefore = sql`daterange(${from}::date - 1, ${to}::date)`
  const { rows } = await sql<Facts>`
    select suites.id, suites.slug, suites.name, neighborhood, city, jurisdiction,
      neighborhoods.name as neighborhood_name, neighborhoods.name_es as neighborhood_name_es,
      line_en, line_es, suites.place, ${placeNames} as place_names,
      neighborhoods.position, suites.latitude, suites.longitude,
      bedrooms, beds, guests, max_pets, nightly_amount, weekend_amount, min_nights, max_nights,
      welcomes_children, welcomes_infants, coalesce(included_guests, guests) as included_guests,
      coalesce(floor_amount, 0) as floor_amount, coalesce(fills_gaps, false) as fills_gaps,
      ${sql.raw(feeAmountsSql('suites', fees))} as fee_amounts,
      array(select tagline from suite_texts where suite_id = suites.id order by language)
        as taglines,
      array(select amenity::text from suite_amenities where suite_id = suites.id) as amenities,
      (select coalesce(json_agg(json_build_object('from', lower(nights) - date '1970-01-01',
          'to', upper(nights) - date '1970-01-01', 'nightly', nightly_amount,
          'weekend', weekend_amount, 'weekdays', weekday_amounts, 'minNights', min_nights)), '[]')
        from nightly_rates where suite_id = suites.id and nights && ${horizon}) as seasons,
      (select coalesce(json_agg(json_build_object(
          'fromNights', from_nights, 'perMille', per_mille) order by from_nights), '[]')
        from stay_discounts where suite_id = suites.id) as discounts,
      (select coalesce(json_agg(json_build_array(lower(nights) - date '1970-01-01',
          upper(nights) - date '1970-01-01', extract(epoch from expires_at) * 1000)), '[]')
        from occupancies where suite_id = suites.id and nights && ${withDayBefore}) as taken
    from suites join neighborhoods on neighborhoods.slug = suites.neighborhood
    join places on places.slug = suites.place
    left join stay_limits on stay_limits.suite_id = suites.id
    where status = 'published' and suites.id = any(${ids})
    order by nightly_amount, suites.id`.execute(db)
  return rows
}

/** All published homes, ordered by price. */
export async function listPublished(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('suites')
    .select('id')
    .where('status', '=', 'published')
    .orderBy('nightlyAmount')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export function listSearchableTexts(db: Db) {
  return db
    .selectFrom('suites')
    .innerJoin('neighborhoods', 'neighborhoods.slug', 'suites.neighborhood')
    .innerJoin('places', 'places.slug', 'suites.place')
    .select(['suites.place', placeNames.as('placeNames')])
    .select(['suites.id', 'suites.name', 'city', 'neighborhoods.name as neighborhoodName'])
    .select('neighborhoods.nameEs as neighborhoodNameEs')
    .select(
      sql<string[]>`array(select tagline from suite_texts where suite_id = suites.id)`.as(
        'taglines',
      ),
    )
    .where('status', '=', 'published')
    .execute()
}

export function listNamedPlaces(db: Db) {
  return db
    .selectFrom('places')
    .select(['slug', placeNames.as('names')])
    .execute()
}

export function listNeighborhoods(db: Db) {
  return db
    .selectFrom('neighborhoods')
    .select(['slug', 'name', 'nameEs', 'latitude', 'longitude', 'place'])
    .where('slug', 'in', (eb) =>
      eb.selectFrom('suites').select('neighborhood').where('status', '=', 'published'),
    )
    .execute()
}

/** The facts of published homes for suggestions and searches around a landmark. */
export function listPlaces(db: Db) {
  return db
    .selectFrom('suites')
    .innerJoin('neighborhoods', 'neighborhoods.slug', 'suites.neighborhood')
    .innerJoin('places', 'places.slug', 'suites.place')
    .select(['suites.place', placeNames.as('placeNames')])
    .select(['suites.id', 'suites.slug', 'suites.name', 'suites.latitude', 'suites.longitude'])
    .select(['neighborhood', 'neighborhoods.name as neighborhoodName'])
    .select('neighborhoods.nameEs as neighborhoodNameEs')
    .where('status', '=', 'published')
    .execute()
}
