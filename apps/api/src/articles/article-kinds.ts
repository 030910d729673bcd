import type { Ctx } from '#platform/ctx.ts'

/** Whether each article is a post or a question; a deleted one is left out. */
export async function kindsOfArticles({ db }: Ctx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'kind'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}
