import type { VideoFormat } from '@marea/contract/files/video-rules.ts'
import { videoFormats } from '@marea/contract/files/video-rules.ts'
import type { ListingPhoto, ListingVideo } from '@marea/contract/suites/listing/endpoints.ts'
import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

type Uploaded = { suiteId: string; at: Temporal.Instant }

export async function insertPhotoUpload(
  db: Transaction,
  { key, ...facts }: ListingPhoto,
  { suiteId, at }: Uploaded,
): Promise<void> {
  const row = { ...facts, fileKey: key, suiteId, uploadedAt: at }
  await db.insertInto('suiteUploads').values(row).execute()
}

export async function insertVideoUpload(
  db: Transaction,
  { key, ...facts }: { key: string; seconds: number; format: VideoFormat },
  { suiteId, at }: Uploaded,
): Promise<void> {
  const row = { ...facts, fileKey: key, suiteId, uploadedAt: at }
  await db.insertInto('suiteVideoUploads').values(row).execute()
}

export type UploadTable = 'suiteUploads' | 'suiteVideoUploads'

export async function countUploads(db: Db, table: UploadTable, suiteId: string): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('suiteId', '=', suiteId)
    .executeTakeFirstOrThrow()
  return count
}

export async function listKnownPhotos(
  db: Db,
  suiteIds: readonly string[],
): Promise<(ListingPhoto & { suiteId: string })[]> {
  const uploads = await db
    .selectFrom('suiteUploads')
    .select(['suiteId', 'fileKey as key', 'width', 'height', 'widths', 'thumbhash', 'color'])
    .where('suiteId', 'in', suiteIds)
    .execute()
  const published = await db
    .selectFrom('suitePhotos')
    .select(['suiteId', 'fileKey as key', 'width', 'height', 'widths', 'thumbhash', 'color'])
    .where('suiteId', 'in', suiteIds)
    .execute()
  return [...new Map([...uploads, ...published].map((photo) => [photo.key, photo])).values()]
}

export async function listKnownVideos(db: Db, suiteId: string): Promise<ListingVideo[]> {
  const uploads = await db
    .selectFrom('suiteVideoUploads')
    .select(['fileKey as key', 'seconds', sql<string[]>`array[format]`.as('formats')])
    .where('suiteId', '=', suiteId)
    .execute()
  const published = await db
    .selectFrom('suiteVideos')
    .select(['fileKey as key', 'seconds', 'formats'])
    .where('suiteId', '=', suiteId)
    .execute()
  return [...uploads, ...published].map(({ formats, ...video }) => ({
    ...video,
    formats: videoFormats.filter((format) => formats.includes(format)),
  }))
}

const parts = {
  suiteUploads: { listed: 'suitePhotos', list: 'photos' },
  suiteVideoUploads: { listed: 'suiteVideos', list: 'videos' },
} as const

/** Whether the listing or the draft of its home shows the file. */
function isUsed(table: UploadTable) {
  const { listed, list } = parts[table]
  const key = sql.ref(`${table}.fileKey`)
  return sql<boolean>`(
    exists (select from ${sql.table(listed)} where file_key = ${key})
    or exists (
      select from listing_sections
      where suite_id = ${sql.ref(`${table}.suiteId`)} and section = 'photos' and content @>
        jsonb_build_object(${sql.lit(list)}, jsonb_build_array(jsonb_build_object('key', ${key})))
    ))`
}

/** Stores since when a file is unused, and clears it for files that are used again. */
export async function markUnused(db: Db, table: UploadTable, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable(table)
    .set({
      unusedSince: sql`case when ${isUsed(table)} then null else ${String(now)}::timestamptz end`,
    })
    .where(sql<boolean>`${isUsed(table)} = (unused_since is not null)`)
    .execute()
}

export function listHomesWithUnused(db: Db, table: UploadTable, before: Temporal.Instant) {
  return db
    .selectFrom(table)
    .select('suiteId')
    .distinct()
    .where('unusedSince', '<=', before)
    .limit(1000)
    .execute()
}

type Unused = { suiteId: string; before: Temporal.Instant }

export async function deleteUnusedPhotos(db: Transaction, { suiteId, before }: Unused) {
  return db
    .deleteFrom('suiteUploads')
    .where('suiteId', '=', suiteId)
    .where('unusedSince', '<=', before)
    .where(sql<boolean>`not ${isUsed('suiteUploads')}`)
    .returning(['fileKey as key', 'widths'])
    .execute()
}

export async function deleteUnusedVideos(db: Transaction, { suiteId, before }: Unused) {
  return db
    .deleteFrom('suiteVideoUploads')
    .where('suiteId', '=', suiteId)
    .where('unusedSince', '<=', before)
    .where(sql<boolean>`not ${isUsed('suiteVideoUploads')}`)
    .returning(['fileKey as key', 'format'])
    .execute()
}
