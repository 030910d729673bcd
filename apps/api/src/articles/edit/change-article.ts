import type { ArticleConflict, ArticleDraft } from '@marea/contract/articles/editor.ts'
import { standingOf, titleOf } from '#articles/standing.ts'
import { type ArticleRow, listArticleRows } from '#articles/store.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { listFormerSlugs, listPhotos, listVersions, lockArticle } from './edit-store.ts'

export async function requireArticle({ db, now }: Ctx, id: string): Promise<ArticleRow> {
  const [row] = await listArticleRows(db, { id, now })
  if (!row) throw new Problem('resource.not_found')
  return row
}

export async function showArticleDraft(ctx: Ctx, id: string): Promise<ArticleDraft> {
  const row = await requireArticle(ctx, id)
  const versions = await listVersions(ctx.db, { articleId: id, now: ctx.now })
  const { kind, revision, content, groupId } = row
  return {
    ...standingOf(row),
    id,
    kind,
    revision,
    content,
    groupId,
    formerSlugs: await listFormerSlugs(ctx.db, id),
    photos: await listPhotos(ctx.db, id),
    versions: versions.map(({ content, savedAt, ...version }) => ({
      ...version,
      title: titleOf(content),
      savedAt: savedAt.toString(),
    })),
  }
}

/** Runs the change with the article locked, and returns what its editor then sees. */
export function changeArticle(
  ctx: Ctx,
  id: string,
  change: (ctx: TransactionCtx, row: ArticleRow) => Promise<void>,
): Promise<ArticleDraft> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockArticle(ctx.db, id))) throw new Problem('resource.not_found')
    await change(ctx, await requireArticle(ctx, id))
    return showArticleDraft(ctx, id)
  })
}

/** An editor may overwrite or publish only the revision they have seen. */
export function requireRevision(ctx: Ctx, row: ArticleRow, revision: number): void {
  if (row.revision === revision) return
  const details: ArticleConflict = {
    revision: row.revision,
    savedBy: row.savedBy,
    savedAt: row.savedAt.toString(),
    isOwn: row.savedById === personOf(ctx).userId,
  }
  throw new Problem('articles.changed_elsewhere', details)
}
