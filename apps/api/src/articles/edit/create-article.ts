import type { ArticleDraft } from '@marea/contract/articles/editor.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import { lockGroup } from '#articles/store.ts'
import { personOf } from '#identity/account/user.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { requireArticle, showArticleDraft } from './change-article.ts'
import {
  deleteArticle,
  insertArticle,
  insertVersion,
  lockArticle,
  lockSlugs,
  replaceSlug,
} from './edit-store.ts'
import { freeSlug } from './slug.ts'

const noTexts = { title: '', summary: '', body: '', coverAlt: '' }

/** With a group it is a question of the FAQs, otherwise a post of the blog. */
export function createArticle(ctx: Ctx, groupId: string | null): Promise<ArticleDraft> {
  const { userId: by, fullName: author } = personOf(ctx)
  return inTransaction(ctx, async (ctx) => {
    if (groupId && !(await lockGroup(ctx.db, groupId))) throw new Problem('resource.not_found')
    const kind = groupId ? 'question' : 'post'
    const articleId = await insertArticle(ctx.db, { groupId, at: ctx.now })
    const texts = perLanguage(() => noTexts)
    const content = { author: groupId ? '' : author, coverKey: null, texts }
    await insertVersion(ctx.db, { articleId, content, by, at: ctx.now })
    await lockSlugs(ctx.db)
    const slug = await freeSlug(ctx, { kind, id: articleId }, 'untitled')
    await replaceSlug(ctx.db, { kind, articleId, slug, isChosen: false, keepsFormer: false })
    await recordAdminAct(ctx, {
      act: 'articles.created',
      subject: `article:${articleId}`,
      details: { kind },
    })
    return showArticleDraft(ctx, articleId)
  })
}

/** Readers may have links to what was published, so only other drafts are deleted. */
export function discardArticle(ctx: Ctx, id: string): Promise<Record<string, never>> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockArticle(ctx.db, id))) throw new Problem('resource.not_found')
    const row = await requireArticle(ctx, id)
    if (row.wasPublished) throw new Problem('articles.was_published')
    await deleteArticle(ctx.db, id)
    await recordAdminAct(ctx, {
      act: 'articles.deleted',
      subject: `article:${id}`,
      details: { kind: row.kind, slug: row.slug },
    })
    return {}
  })
}
