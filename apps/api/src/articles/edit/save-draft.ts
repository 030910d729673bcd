import { isDeepStrictEqual } from 'node:util'
import type { ArticleContent } from '@marea/contract/articles/content.ts'
import type { ArticleDraft } from '@marea/contract/articles/editor.ts'
import { titleOf } from '#articles/standing.ts'
import type { ArticleRow } from '#articles/store.ts'
import { personOf } from '#identity/account/user.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { changeArticle, requireRevision } from './change-article.ts'
import {
  amendVersion,
  findVersion,
  insertVersion,
  listPhotos,
  raiseRevision,
} from './edit-store.ts'
import { followTitle } from './slug.ts'

/** One person's saves within this time share a version, so that the history stays short. */
const sameVersionFor = { minutes: 10 }

type Draft = { revision: number; content: ArticleContent; isNewVersion: boolean }

export function saveDraft(
  ctx: Ctx,
  id: string,
  { revision, content, isNewVersion }: Draft,
): Promise<ArticleDraft> {
  return changeArticle(ctx, id, async (ctx, row) => {
    requireRevision(ctx, row, revision)
    await requireOwnCover(ctx, row, content)
    if (isDeepStrictEqual(content, row.content)) return
    if (!isNewVersion && canAmend(ctx, row)) {
      await amendVersion(ctx.db, { id: row.versionId, content, at: ctx.now })
    } else {
      await addVersion(ctx, row, { content, act: 'articles.draft_saved' })
    }
    await raiseRevision(ctx.db, id)
    await followTitle(ctx, row, content)
  })
}

type Restoration = { revision: number; versionId: number }

export function restoreVersion(
  ctx: Ctx,
  id: string,
  { revision, versionId }: Restoration,
): Promise<ArticleDraft> {
  return changeArticle(ctx, id, async (ctx, row) => {
    requireRevision(ctx, row, revision)
    const content = await findVersion(ctx.db, id, versionId)
    if (!content) throw new Problem('resource.not_found')
    await addVersion(ctx, row, { content, act: 'articles.version_restored', restored: versionId })
    await raiseRevision(ctx.db, id)
    await followTitle(ctx, row, content)
  })
}

function canAmend(ctx: Ctx, { isFrozen, savedById, begunAt }: ArticleRow): boolean {
  const isRecent = Temporal.Instant.compare(begunAt.add(sameVersionFor), ctx.now) > 0
  return !isFrozen && isRecent && savedById === personOf(ctx).userId
}

type NewVersion = {
  content: ArticleContent
  act: 'articles.draft_saved' | 'articles.version_restored'
  restored?: number
}

async function addVersion(
  ctx: TransactionCtx,
  row: ArticleRow,
  { content, act, restored }: NewVersion,
): Promise<void> {
  const by = personOf(ctx).userId
  const after = await insertVersion(ctx.db, { articleId: row.id, content, by, at: ctx.now })
  await recordAdminAct(ctx, {
    act,
    subject: `article:${row.id}`,
    details: {
      title: titleOf(content),
      before: row.versionId,
      after,
      ...(restored ? { restored } : {}),
    },
  })
}

async function requireOwnCover({ db }: Ctx, { id }: ArticleRow, { coverKey }: ArticleContent) {
  if (coverKey === null) return
  const photos = await listPhotos(db, id)
  if (photos.some(({ key }) => key === coverKey)) return
  throw new Problem('request.invalid', [{ path: 'content.coverKey' }])
}
