import type { ArticleContent } from '@marea/contract/articles/content.ts'
import type { ArticleDraft } from '@marea/contract/articles/editor.ts'
import { slugOf } from '@marea/contract/articles/slug.ts'
import { titleOf } from '#articles/standing.ts'
import type { ArticleRow } from '#articles/store.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { changeArticle } from './change-article.ts'
import { findSlug, lockSlugs, replaceSlug } from './edit-store.ts'

/** The anchor of a question follows its title until it is published, and is never chosen by hand. */
export function changeSlug(ctx: Ctx, id: string, slug: string): Promise<ArticleDraft> {
  return changeArticle(ctx, id, async (ctx, row) => {
    if (row.kind !== 'post') throw new Problem('resource.not_found')
    if (row.slug === slug) return
    await lockSlugs(ctx.db)
    const taken = await findSlug(ctx.db, row.kind, slug)
    if (taken && taken.articleId !== id) throw new Problem('articles.slug_taken')
    await give(ctx, row, { slug, isChosen: true })
    await recordAdminAct(ctx, {
      act: 'articles.slug_changed',
      subject: `article:${id}`,
      details: { before: row.slug, after: slug },
    })
    await recordEvent(ctx, { kind: 'articles.changed', subject: `article:${id}` })
  })
}

/** Until its first publication the address of an article follows its title. */
export async function followTitle(
  ctx: TransactionCtx,
  row: ArticleRow,
  content: ArticleContent,
): Promise<void> {
  if (row.wasPublished) return
  const wished = slugOf(titleOf(content))
  if (wished === '' || wished === row.slug) return
  await lockSlugs(ctx.db)
  const current = await findSlug(ctx.db, row.kind, row.slug)
  if (current?.isChosen) return
  await give(ctx, row, { slug: await freeSlug(ctx, row, wished), isChosen: false })
}

/** The requested address, or that address with the first number that no article has used. */
export async function freeSlug(
  ctx: TransactionCtx,
  { kind, id }: Pick<ArticleRow, 'kind' | 'id'>,
  wished: string,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wished : `${wished}-${number}`
    const taken = await findSlug(ctx.db, kind, slug)
    if (!taken || taken.articleId === id) return slug
  }
}

async function give(
  { db }: TransactionCtx,
  { id, kind, firstShownAt }: ArticleRow,
  { slug, isChosen }: { slug: string; isChosen: boolean },
) {
  const keepsFormer = firstShownAt !== null
  await replaceSlug(db, { kind, articleId: id, slug, isChosen, keepsFormer })
}
