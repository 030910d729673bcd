import { fieldsSeenOn, namesOf } from '@marea/contract/platform/fields/fields.ts'
import type { LicenseKind } from '@marea/contract/suites/jurisdictions.ts'
import { suiteColumns, textColumns } from '@marea/contract/suites/listing-fields.ts'
import { sql, type Updateable } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Suites } from '#platform/generated/database.ts'

const cardColumns = namesOf(fieldsSeenOn(suiteColumns, 'card')).map(
  (name) => `suites.${name}` as const,
)

export function findPublishedBySlug(db: Db, slug: string) {
  return db
    .selectFrom('suites')
    .innerJoin('neighborhoods', 'neighborhoods.slug', 'suites.neighborhood')
    .innerJoin('users', 'users.id', 'suites.ownerId')
    .innerJoin('places', 'places.slug', 'suites.place')
    .innerJoin('cancellationPolicies', 'cancellationPolicies.code', 'suites.cancellation')
    .leftJoin('suiteRatings', 'suiteRatings.suiteId', 'suites.id')
    .selectAll('suites')
    .select([
      'neighborhoods.name as neighborhoodName',
      'neighborhoods.about as neighborhoodAbout',
      'neighborhoods.photos as neighborhoodPhotos',
      'places.timeZone',
      'places.region',
      'places.country',
      'users.fullName as ownerName',
      'users.photoKey as ownerPhotoKey',
      'users.createdAt as ownerSince',
      'cancellationPolicies.graceHours',
      'cancellationPolicies.graceDaysBefore',
      'cancellationPolicies.tiers',
      'cancellationPolicies.late',
      'suiteRatings.count as ratingCount',
      'suiteRatings.overall as ratingSum',
    ])
    .where('suites.slug', '=', slug)
    .where('suites.status', '=', 'published')
    .executeTakeFirst()
}

/** Still lets other transactions refer to the suite. */
export function lockSuite(db: Transaction, id: string) {
  return db
    .selectFrom('suites')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function findSuiteBySlug(db: Db, slug: string) {
  return db
    .selectFrom('suites')
    .select(['id', 'slug', 'name', 'ownerId'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}

export function findSuite(db: Db, id: string) {
  return db
    .selectFrom('suites')
    .select(['id', 'slug', 'name', 'ownerId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findTimeZone(db: Db, suiteId: string): Promise<string> {
  const { timeZone } = await db
    .selectFrom('suites')
    .innerJoin('places', 'places.slug', 'suites.place')
    .select('places.timeZone')
    .where('suites.id', '=', suiteId)
    .executeTakeFirstOrThrow()
  return timeZone
}

export function listOwnerNames(db: Db, suiteIds: readonly string[]) {
  return db
    .selectFrom('suites')
    .innerJoin('users', 'users.id', 'suites.ownerId')
    .select(['suites.id', 'users.fullName'])
    .where('suites.id', 'in', suiteIds.length ? suiteIds : [null])
    .execute()
}

export function listTexts(db: Db, suiteId: string) {
  return db
    .selectFrom('suiteTexts')
    .select(['language', ...namesOf(fieldsSeenOn(textColumns, 'page'))])
    .where('suiteId', '=', suiteId)
    .execute()
}

export function listPhotos(db: Db, suiteIds: readonly string[]) {
  return db
    .selectFrom('suitePhotos')
    .selectAll()
    .where('suiteId', 'in', suiteIds)
    .orderBy('suiteId')
    .orderBy('position')
    .execute()
}

export function listVideos(db: Db, suiteId: string) {
  return db
    .selectFrom('suiteVideos')
    .leftJoin('suitePhotos', 'suitePhotos.id', 'suiteVideos.posterId')
    .select([
      'suiteVideos.fileKey',
      'suitePhotos.fileKey as poster',
      'suiteVideos.seconds',
      'suiteVideos.formats',
      'suiteVideos.captionEn',
      'suiteVideos.captionEs',
    ])
    .where('suiteVideos.suiteId', '=', suiteId)
    .orderBy('suiteVideos.position')
    .execute()
}

export function listSleepingAreas(db: Db, suiteId: string) {
  return db
    .selectFrom('sleepingAreas')
    .leftJoin('suitePhotos', 'suitePhotos.id', 'sleepingAreas.photoId')
    .select([
      'sleepingAreas.nameEn',
      'sleepingAreas.nameEs',
      'sleepingAreas.noteEn',
      'sleepingAreas.noteEs',
      'sleepingAreas.beds',
      'suitePhotos.fileKey as photo',
    ])
    .where('sleepingAreas.suiteId', '=', suiteId)
    .orderBy('sleepingAreas.position')
    .execute()
}

export function listAmenities(db: Db, suiteId: string) {
  return db
    .selectFrom('suiteAmenities')
    .select('amenity')
    .where('suiteId', '=', suiteId)
    .orderBy('amenity')
    .execute()
}

export function listLicenses(db: Db, suiteId: string) {
  return db
    .selectFrom('suiteLicenses')
    .select(['kind', 'number', 'validUntil'])
    .where('suiteId', '=', suiteId)
    .orderBy('kind')
    .execute()
}

export function listExpiringLicenses(db: Db, suiteIds: readonly string[], before: string) {
  return db
    .selectFrom('suiteLicenses')
    .innerJoin('suites', 'suites.id', 'suiteLicenses.suiteId')
    .select(['suiteId', 'suiteLicenses.kind', 'number'])
    .select(sql<string>`valid_until::text`.as('validUntil'))
    .where('suiteId', 'in', suiteIds.length ? suiteIds : [null])
    .where('suites.status', '=', 'published')
    .where(sql<boolean>`valid_until < ${before}::date`)
    .orderBy('validUntil')
    .orderBy('suiteId')
    .limit(20)
    .execute()
}

export function findCityRequirements(db: Db, suiteId: string) {
  return db
    .selectFrom('suites')
    .innerJoin('jurisdictions', 'jurisdictions.code', 'suites.jurisdiction')
    .select(['guestsPerBedroom', 'guestsBesides', 'guestsAtMost', 'allowsHouses', 'neighborhood'])
    .innerJoin('places', 'places.slug', 'suites.place')
    .select(sql<boolean>`jurisdictions.is_active and places.is_active`.as('isOffered'))
    .where('suites.id', '=', suiteId)
    .executeTakeFirstOrThrow()
}

export function listRequiredLicenses(db: Db, suiteId: string, day: string) {
  return db
    .selectFrom('suites')
    .innerJoin('licenseRequirements', 'licenseRequirements.jurisdiction', 'suites.jurisdiction')
    .innerJoin('licenseKinds', 'licenseKinds.code', 'licenseRequirements.kind')
    .select('licenseRequirements.kind')
    .where('suites.id', '=', suiteId)
    .where(sql<boolean>`valid @> ${day}::date`)
    .orderBy('licenseKinds.position')
    .execute()
}

/** Required licenses that published homes, or one, no longer hold. */
export async function listLapsedLicenses(
  db: Db,
  now: Temporal.Instant,
  only: string | null = null,
) {
  const today = sql`(${now}::timestamptz at time zone places.time_zone)::date`
  const companyDay = sql`(${now}::timestamptz at time zone company_time_zone())::date`
  const { rows } = await sql<{ suiteId: string; ownerId: string; kind: LicenseKind }>`
    select suites.id as "suiteId", owner_id as "ownerId", required.kind
    from suites join license_requirements required using (jurisdiction)
    join license_kinds on code = required.kind
    join places on places.slug = suites.place
    where status = 'published' and valid @> ${companyDay} and suites.id = coalesce(${only}::uuid, suites.id) and not exists (
      select from suite_licenses held
      where held.suite_id = suites.id and held.kind = required.kind
        and coalesce(held.valid_until, ${today}) >= ${today})
    order by suites.id, position`.execute(db)
  return rows
}

export function listCardRows(db: Db, suiteIds: readonly string[]) {
  return db
    .selectFrom('suites')
    .innerJoin('neighborhoods', 'neighborhoods.slug', 'suites.neighborhood')
    .leftJoin('suiteRatings', 'suiteRatings.suiteId', 'suites.id')
    .select([
      'suites.id',
      'suites.slug',
      'suites.neighborhood',
      'suites.status',
      'suites.beds',
      'suites.latitude',
      'suites.longitude',
      'neighborhoods.name as neighborhoodName',
      'suiteRatings.count as ratingCount',
      'suiteRatings.overall as ratingSum',
    ])
    .select(cardColumns)
    .where('id', 'in', suiteIds)
    .execute()
}

export async function updateStatus(
  db: Transaction,
  id: string,
  set: {
    status: 'published' | 'unlisted'
    changedAt: Temporal.Instant
    publishedAt?: Temporal.Instant
  },
) {
  await db.updateTable('suites').set(set).where('id', '=', id).execute()
}

export async function countHomes(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('suites')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow()
  return count
}

export async function updateBaseRate(
  db: Transaction,
  id: string,
  rate: Pick<Updateable<Suites>, 'nightlyAmount' | 'weekendAmount' | 'minNights' | 'changedAt'>,
): Promise<void> {
  await db.updateTable('suites').set(rate).where('id', '=', id).execute()
}
