import { videoFormats } from '@marea/contract/files/video-rules.ts'
import { textValues } from '@marea/contract/platform/fields/field-schemas.ts'
import { withDefaults } from '@marea/contract/platform/fields/fields.ts'
import { languages, perLanguage } from '@marea/contract/platform/language.ts'
import { suiteColumns, textColumns } from '@marea/contract/suites/listing-fields.ts'
import type { SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import { sql } from 'kysely'
import type { Transaction } from '#platform/db/database.ts'
import { toLocalizedColumns } from '#platform/db/localized-columns.ts'
import { insertSafety } from './safety/safety-store.ts'

const noCaption = perLanguage(() => '')

/** The exact position of a home whose listing shows another one. */
export type Pin = { pinLatitude: number | null; pinLongitude: number | null }

type Owned = { ownerId: string; agreementId: string; at: Temporal.Instant; pin: Pin | undefined }

export async function insertSuite(
  db: Transaction,
  { ownerId, agreementId, at, pin }: Owned,
  draft: SuiteDraft,
): Promise<string> {
  const row = await db
    .insertInto('suites')
    .values({
      ...columnsOf(draft),
      ...pin,
      slug: draft.slug,
      ownerId,
      agreementId,
      createdAt: at,
      changedAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The slug stays, because it is the address of the home's page. */
export async function updateSuite(
  db: Transaction,
  { id, at, pin }: { id: string; at: Temporal.Instant; pin: Pin },
  draft: SuiteDraft,
): Promise<void> {
  await db
    .updateTable('suites')
    .set({ ...columnsOf(draft), ...pin, changedAt: at })
    .where('id', '=', id)
    .execute()
}

export async function deleteParts(db: Transaction, suiteId: string): Promise<void> {
  await db.deleteFrom('suiteVideos').where('suiteId', '=', suiteId).execute()
  await db.deleteFrom('sleepingAreas').where('suiteId', '=', suiteId).execute()
  await db.deleteFrom('suitePhotos').where('suiteId', '=', suiteId).execute()
  await db.deleteFrom('suiteAmenities').where('suiteId', '=', suiteId).execute()
  await db.deleteFrom('suiteExtras').where('suiteId', '=', suiteId).execute()
  await db.deleteFrom('homeSafety').where('suiteId', '=', suiteId).execute()
  await db.deleteFrom('homeGuides').where('suiteId', '=', suiteId).execute()
  await db.deleteFrom('suiteTexts').where('suiteId', '=', suiteId).execute()
}

export async function insertParts(db: Transaction, suiteId: string, draft: SuiteDraft) {
  const { amenities, extras = [], safety, texts, guide } = draft
  const photoIds = await insertPhotos(db, suiteId, draft)
  await insertVideos(db, suiteId, draft, photoIds)
  await insertSleepingAreas(db, suiteId, draft, photoIds)
  if (amenities.length) {
    await db
      .insertInto('suiteAmenities')
      .values(amenities.map((amenity) => ({ suiteId, amenity })))
      .execute()
  }
  if (extras.length) {
    await db
      .insertInto('suiteExtras')
      .values(extras.map(({ code, amount }) => ({ suiteId, extra: code, amount })))
      .execute()
  }
  if (safety) await insertSafety(db, suiteId, safety)
  await db
    .insertInto('suiteTexts')
    .values(
      languages.map((language) => ({
        ...textValues(textColumns, texts[language]),
        suiteId,
        language,
      })),
    )
    .execute()
  if (!guide) return
  await db
    .insertInto('homeGuides')
    .values({ suiteId, guide: JSON.stringify(guide) })
    .execute()
}

/** A license that stays as it was keeps the time of its entry. */
export async function replaceLicenses(
  db: Transaction,
  { id: suiteId, at: enteredAt }: { id: string; at: Temporal.Instant },
  { licenses }: SuiteDraft,
): Promise<void> {
  const kinds = licenses.map(({ kind }) => kind)
  await sql`
    delete from suite_licenses
    where suite_id = ${suiteId} and not kind = any(${kinds}::text[])`.execute(db)
  if (licenses.length === 0) return
  await db
    .insertInto('suiteLicenses')
    .values(
      licenses.map(({ validUntil, ...license }) => ({
        ...license,
        suiteId,
        validUntil: validUntil === null ? null : Temporal.PlainDate.from(validUntil),
        enteredAt,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['suiteId', 'kind'])
        .doUpdateSet(({ ref }) => ({
          number: ref('excluded.number'),
          validUntil: ref('excluded.validUntil'),
          enteredAt: ref('excluded.enteredAt'),
        }))
        .where(
          sql<boolean>`(suite_licenses.number, suite_licenses.valid_until)
            is distinct from (excluded.number, excluded.valid_until)`,
        ),
    )
    .execute()
}

async function insertPhotos(db: Transaction, suiteId: string, { photos }: SuiteDraft) {
  if (!photos.length) return new Map<string, string>()
  const rows = await db
    .insertInto('suitePhotos')
    .values(
      photos.map(({ key, alt, caption = noCaption, ...photo }, position) => ({
        ...photo,
        suiteId,
        position,
        fileKey: key,
        ...toLocalizedColumns('alt', alt),
        ...toLocalizedColumns('caption', caption),
      })),
    )
    .returning(['id', 'fileKey'])
    .execute()
  return new Map(rows.map(({ id, fileKey }) => [fileKey, id]))
}

async function insertVideos(
  db: Transaction,
  suiteId: string,
  { videos = [] }: SuiteDraft,
  photoIds: Map<string, string>,
) {
  if (!videos.length) return
  await db
    .insertInto('suiteVideos')
    .values(
      videos.map(({ key, poster, seconds, caption, formats = videoFormats }, position) => ({
        suiteId,
        position,
        fileKey: key,
        posterId: photoIds.get(poster ?? '') ?? null,
        seconds,
        formats: [...formats],
        ...toLocalizedColumns('caption', caption),
      })),
    )
    .execute()
}

async function insertSleepingAreas(
  db: Transaction,
  suiteId: string,
  { sleepingAreas }: SuiteDraft,
  photoIds: Map<string, string>,
) {
  if (!sleepingAreas.length) return
  await db
    .insertInto('sleepingAreas')
    .values(
      sleepingAreas.map(({ name, note, beds, photo }, position) => ({
        suiteId,
        position,
        ...toLocalizedColumns('name', name),
        ...toLocalizedColumns('note', note),
        beds: JSON.stringify(beds),
        photoId: photoIds.get(photo ?? '') ?? null,
      })),
    )
    .execute()
}

function countBeds(areas: SuiteDraft['sleepingAreas']): number {
  return areas
    .flatMap(({ beds }) => beds)
    .filter(({ kind }) => kind !== 'crib')
    .reduce((sum, { count }) => sum + count, 0)
}

function columnsOf(draft: SuiteDraft) {
  const columns = withDefaults(suiteColumns, draft)
  const { neighborhood, jurisdiction, latitude, longitude, address, sleepingAreas } = draft
  const { isPublic, ...place } = address
  return {
    ...columns,
    ...place,
    ...{ neighborhood, jurisdiction, latitude, longitude },
    place: sql<string>`(select place from neighborhoods where slug = ${neighborhood})`,
    isAddressPublic: isPublic,
    beds: countBeds(sleepingAreas),
  }
}
