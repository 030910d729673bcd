import { ArticleContent, type ArticleKind } from '@marea/contract/articles/content.ts'
import type { CoverPhoto } from '@marea/contract/articles/endpoints.ts'
import { sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'

export type ArticleRow = {
  id: string
  kind: ArticleKind
  slug: string
  revision: number
  groupId: string | null
  versionId: number
  content: ArticleContent
  savedBy: string | null
  savedById: string | null
  begunAt: Temporal.Instant
  savedAt: Temporal.Instant
  /** True once it is part of a publication; it is then never changed. */
  isFrozen: boolean
  /** Whether a publication was ever decided, and the version of the latest one. */
  wasPublished: boolean
  decidedVersionId: number | null
  shownVersionId: number | null
  firstShownAt: Temporal.Instant | null
  scheduledAt: Temporal.Instant | null
}

type Wanted = { kind?: ArticleKind; id?: string; now: Temporal.Instant }

export async function listArticleRows(db: Db, { kind, id, now }: Wanted): Promise<ArticleRow[]> {
  const at = sql`${String(now)}::timestamptz`
  const { rows } = await sql<ArticleRow>`
    select articles.id, articles.kind, slug, revision, group_id "groupId",
      draft.id "versionId", draft.content, draft.begun_at "begunAt", draft.saved_at "savedAt",
      draft.saved_by "savedById", users.full_name "savedBy",
      exists (select from article_publications where version_id = draft.id) "isFrozen",
      decided.starts_at is not null "wasPublished", decided.version_id "decidedVersionId",
      shown.version_id "shownVersionId", first.starts_at "firstShownAt",
      case when decided.starts_at > ${at} then decided.starts_at end "scheduledAt"
    from articles
    join article_slugs on article_slugs.article_id = articles.id and is_current
    join lateral (
      select * from article_versions where article_id = articles.id order by id desc limit 1
    ) draft on true
    left join users on users.id = draft.saved_by
    left join lateral (
      select starts_at, version_id from article_publications
      where article_id = articles.id order by starts_at desc, id desc limit 1
    ) decided on true
    left join lateral (
      select version_id from article_publications
      where article_id = articles.id and starts_at <= ${at} order by starts_at desc, id desc limit 1
    ) shown on true
    left join lateral (
      select min(starts_at) starts_at from article_publications
      where article_id = articles.id and version_id is not null and starts_at <= ${at}
    ) first on true
    where (${kind ?? null}::article_kind is null or articles.kind = ${kind ?? null}::article_kind)
      and (${id ?? null}::uuid is null or articles.id = ${id ?? null}::uuid)
    order by draft.saved_at desc, draft.id desc`.execute(db)
  return rows.map((row) => ({ ...row, content: ArticleContent.parse(row.content) }))
}

export async function listCovers(db: Db, keys: readonly string[]): Promise<CoverPhoto[]> {
  if (keys.length === 0) return []
  return db
    .selectFrom('articlePhotos')
    .select(['fileKey as key', 'width', 'height', 'widths', 'thumbhash', 'color'])
    .where('fileKey', 'in', keys)
    .execute()
}

export async function lockGroup(db: Transaction, id: string) {
  return db
    .selectFrom('faqGroups')
    .select(['id', 'anchor', 'titles', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
