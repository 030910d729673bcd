import { ArticleContent, type ArticleKind } from '@marea/contract/articles/content.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type PublicRow = {
  slug: string
  content: ArticleContent
  firstShownAt: Temporal.Instant
  groupId: string | null
}

type Wanted = {
  kind: ArticleKind
  now: Temporal.Instant
  id?: string
  limit?: number
  skip?: number
}

type Similar = { now: Temporal.Instant; slug: string; limit: number }
type SimilarRow = Pick<PublicRow, 'slug' | 'content'>

/** What readers see at this instant: for each article its latest publication that has begun. */
function shownAt(now: Temporal.Instant) {
  return sql`
    select distinct on (article_id) article_id, version_id
    from article_publications where starts_at <= ${String(now)}::timestamptz
    order by article_id, starts_at desc, id desc`
}

export async function listPublic(db: Db, wanted: Wanted): Promise<PublicRow[]> {
  const { kind, now, id = null, limit = null, skip = 0 } = wanted
  const { rows } = await sql<PublicRow>`
    select slug, content, group_id "groupId", (
      select min(starts_at) from article_publications past
      where past.article_id = articles.id and past.version_id is not null
    ) "firstShownAt"
    from (${shownAt(now)}) shown
    join articles on articles.id = shown.article_id
    join article_versions on article_versions.id = shown.version_id
    join article_slugs on article_slugs.article_id = articles.id and is_current
    where articles.kind = ${kind}::article_kind and (${id}::uuid is null or articles.id = ${id}::uuid)
    order by articles.position, "firstShownAt" desc, articles.id
    limit ${limit}::int offset ${skip}`.execute(db)
  return rows.map((row) => ({ ...row, content: ArticleContent.parse(row.content) }))
}

export async function countPublic(db: Db, { kind, now }: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int "count" from (${shownAt(now)}) shown
    join articles on articles.id = shown.article_id
    where version_id is not null and articles.kind = ${kind}::article_kind`.execute(db)
  return rows[0]?.count ?? 0
}

export async function listSimilar(db: Db, { now, slug, limit }: Similar): Promise<SimilarRow[]> {
  const { rows } = await sql<SimilarRow>`
    select slug, content
    from article_slugs
    join (${shownAt(now)}) shown on shown.article_id = article_slugs.article_id
    join article_versions on article_versions.id = shown.version_id
    where article_slugs.kind = 'post' and is_current and slug % ${slug}
    order by similarity(slug, ${slug}) desc, slug
    limit ${limit}::int`.execute(db)
  return rows.map((row) => ({ ...row, content: ArticleContent.parse(row.content) }))
}

/** The article of a current or former address. */
export async function findBySlug(db: Db, kind: ArticleKind, slug: string) {
  const found = await db
    .selectFrom('articleSlugs')
    .select('articleId')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return found?.articleId
}

export async function nextChangeAfter(db: Db, now: Temporal.Instant) {
  const { next } = await db
    .selectFrom('articlePublications')
    .select((eb) => eb.fn.min('startsAt').as('next'))
    .where('startsAt', '>', now)
    .executeTakeFirstOrThrow()
  return next
}
