import type { Jurisdiction } from '@marea/contract/suites/jurisdictions.ts'
import { type Expression, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export function listOwned(db: Db, suiteIds: readonly string[]) {
  return db
    .selectFrom('suites')
    .innerJoin('users', 'users.id', 'suites.ownerId')
    .selectAll('suites')
    .innerJoin('places', 'places.slug', 'suites.place')
    .select([
      'users.fullName as ownerName',
      'users.createdAt as ownerSince',
      'places.timeZone',
      'places.region',
      'places.country',
    ])
    .where('suites.id', 'in', suiteIds)
    .orderBy('suites.name')
    .orderBy('suites.id')
    .execute()
}

/** The parts of a home in other tables than `suites`, for several homes at once. */
export async function listOwnedParts(db: Db, suiteIds: readonly string[]) {
  const of = <Row extends { suiteId: string }>(rows: Row[]) =>
    Map.groupBy(rows, ({ suiteId }) => suiteId)
  const [photos, videos, areas, amenities, extras, safety, licenses, texts, guides] =
    await Promise.all([
      db
        .selectFrom('suitePhotos')
        .selectAll()
        .where('suiteId', 'in', suiteIds)
        .orderBy('position')
        .execute(),
      db
        .selectFrom('suiteVideos')
        .leftJoin('suitePhotos', 'suitePhotos.id', 'suiteVideos.posterId')
        .select(['suiteVideos.suiteId', 'suiteVideos.fileKey', 'suitePhotos.fileKey as poster'])
        .select(['seconds', 'formats', 'suiteVideos.captionEn', 'suiteVideos.captionEs'])
        .where('suiteVideos.suiteId', 'in', suiteIds)
        .orderBy('suiteVideos.position')
        .execute(),
      db
        .selectFrom('sleepingAreas')
        .leftJoin('suitePhotos', 'suitePhotos.id', 'sleepingAreas.photoId')
        .select(['sleepingAreas.suiteId', 'nameEn', 'nameEs', 'noteEn', 'noteEs', 'beds'])
        .select('suitePhotos.fileKey as photo')
        .where('sleepingAreas.suiteId', 'in', suiteIds)
        .orderBy('sleepingAreas.position')
        .execute(),
      db.selectFrom('suiteAmenities').selectAll().where('suiteId', 'in', suiteIds).execute(),
      db
        .selectFrom('suiteExtras')
        .selectAll()
        .where('suiteId', 'in', suiteIds)
        .orderBy('extra')
        .execute(),
      db.selectFrom('homeSafety').selectAll().where('suiteId', 'in', suiteIds).execute(),
      db.selectFrom('suiteLicenses').selectAll().where('suiteId', 'in', suiteIds).execute(),
      db.selectFrom('suiteTexts').selectAll().where('suiteId', 'in', suiteIds).execute(),
      db.selectFrom('homeGuides').selectAll().where('suiteId', 'in', suiteIds).execute(),
    ])
  return {
    photos: of(photos),
    videos: of(videos),
    areas: of(areas),
    amenities: of(amenities),
    extras: of(extras),
    safety: of(safety),
    licenses: of(licenses),
    texts: of(texts),
    guides: of(guides),
  }
}

export function listTaxes(db: Db, jurisdiction: Jurisdiction, day: string) {
  const onDay: Expression<boolean> = sql<boolean>`valid @> ${day}::date`
  return db
    .selectFrom('suitesTaxes')
    .select(['authority', 'rate'])
    .where('jurisdiction', '=', jurisdiction)
    .where(onDay)
    .orderBy('position')
    .execute()
}

export function listPolicies(db: Db) {
  return db
    .selectFrom('cancellationPolicies')
    .select(['code as cancellation', 'graceHours', 'graceDaysBefore', 'tiers', 'late'])
    .execute()
}
