import { ArticleContent, type ArticleKind } from '@marea/contract/articles/content.ts'
import type { CoverPhoto } from '@marea/contract/articles/endpoints.ts'
import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

/** Saves and publications of an article wait for each other. */
export async function lockArticle(db: Transaction, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('articles')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

type NewArticle = { groupId: string | null; at: Temporal.Instant }

export async function insertArticle(db: Transaction, { groupId, at }: NewArticle): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into articles (kind, group_id, position, created_at)
    select (case when ${groupId}::uuid is null then 'post' else 'question' end)::article_kind,
      ${groupId}::uuid,
      case when ${groupId}::uuid is not null then
        (select coalesce(max(position), 0) + 1 from articles where group_id = ${groupId}::uuid) end,
      ${String(at)}::timestamptz
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

export async function deleteArticle(db: Transaction, id: string): Promise<void> {
  await db.deleteFrom('articles').where('id', '=', id).execute()
}

export async function raiseRevision(db: Transaction, id: string): Promise<void> {
  await db
    .updateTable('articles')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

type NewVersion = {
  articleId: string
  content: ArticleContent
  by: string
  at: Temporal.Instant
}

export async function insertVersion(db: Transaction, version: NewVersion): Promise<number> {
  const { articleId, content, by: savedBy, at } = version
  const { id } = await db
    .insertInto('articleVersions')
    .values({ articleId, content: JSON.stringify(content), savedBy, begunAt: at, savedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Amended = { id: number; content: ArticleContent; at: Temporal.Instant }

export async function amendVersion(db: Transaction, { id, content, at }: Amended): Promise<void> {
  await db
    .updateTable('articleVersions')
    .set({ content: JSON.stringify(content), savedAt: at })
    .where('id', '=', id)
    .execute()
}

type VersionRow = {
  id: number
  content: ArticleContent
  savedBy: string | null
  savedAt: Temporal.Instant
  wasPublished: boolean
}

export async function listVersions(
  db: Db,
  { articleId, now }: { articleId: string; now: Temporal.Instant },
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select article_versions.id, content, users.full_name "savedBy", saved_at "savedAt",
      exists (
        select from article_publications
        where version_id = article_versions.id and starts_at <= ${String(now)}::timestamptz
      ) "wasPublished"
    from article_versions left join users on users.id = saved_by
    where article_id = ${articleId}::uuid order by article_versions.id desc limit 100`.execute(db)
  return rows.map((row) => ({ ...row, content: ArticleContent.parse(row.content) }))
}

export async function findVersion(db: Db, articleId: string, id: number) {
  const found = await db
    .selectFrom('articleVersions')
    .select('content')
    .where('articleId', '=', articleId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found && ArticleContent.parse(found.content)
}

export async function listFormerSlugs(db: Db, articleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('articleSlugs')
    .select('slug')
    .where('articleId', '=', articleId)
    .where('isCurrent', '=', false)
    .orderBy('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}

export function listPhotos(db: Db, articleId: string): Promise<CoverPhoto[]> {
  return db
    .selectFrom('articlePhotos')
    .select(['fileKey as key', 'width', 'height', 'widths', 'thumbhash', 'color'])
    .where('articleId', '=', articleId)
    .orderBy('uploadedAt')
    .execute()
}

type NewPhoto = { articleId: string; photo: CoverPhoto; at: Temporal.Instant }

export async function insertPhoto(db: Transaction, { articleId, photo, at }: NewPhoto) {
  const { key: fileKey, ...facts } = photo
  const row = { ...facts, fileKey, articleId, uploadedAt: at }
  await db.insertInto('articlePhotos').values(row).execute()
}

export function deleteUnusedPhotos(db: Transaction, before: Temporal.Instant) {
  return db
    .deleteFrom('articlePhotos')
    .where('uploadedAt', '<=', before)
    .where(
      sql<boolean>`not exists (
        select from article_versions where content ->> 'coverKey' = article_photos.file_key)`,
    )
    .returning(['fileKey as key', 'widths'])
    .execute()
}

export type SlugRow = { articleId: string; isCurrent: boolean; isChosen: boolean }

/** Two articles must not take the same address at once. */
export async function lockSlugs(db: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('article slugs'))`.execute(db)
}

export function findSlug(db: Db, kind: ArticleKind, slug: string): Promise<SlugRow | undefined> {
  return db
    .selectFrom('articleSlugs')
    .select(['articleId', 'isCurrent', 'isChosen'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
}

type NewSlug = {
  kind: ArticleKind
  articleId: string
  slug: string
  isChosen: boolean
  /** Readers may have the current address, so it stays as a former one. */
  keepsFormer: boolean
}

export async function replaceSlug(db: Transaction, given: NewSlug): Promise<void> {
  const { kind, articleId, slug, isChosen, keepsFormer } = given
  if (keepsFormer) {
    await db
      .updateTable('articleSlugs')
      .set({ isCurrent: false })
      .where('articleId', '=', articleId)
      .execute()
  } else {
    await db.deleteFrom('articleSlugs').where('articleId', '=', articleId).execute()
  }
  await db
    .insertInto('articleSlugs')
    .values({ kind, articleId, slug, isChosen, isCurrent: true })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ isCurrent: true }))
    .execute()
}
