import { articleGaps } from '@marea/contract/articles/content.ts'
import type { ArticleDraft } from '@marea/contract/articles/editor.ts'
import { changeArticle, requireRevision } from '#articles/edit/change-article.ts'
import type { ArticleRow } from '#articles/store.ts'
import { personOf } from '#identity/account/user.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { instantIn } from '#platform/zoned-time.ts'
import { deletePending, insertPublication } from './publication-store.ts'

const furthest = { hours: 2 * 366 * 24 }

type Wish = { revision: number; at: string | null }

/** Now, or from a time of the company's clock on; it replaces what was scheduled before. */
export function publishArticle(
  ctx: Ctx,
  id: string,
  { revision, at }: Wish,
): Promise<ArticleDraft> {
  return changeArticle(ctx, id, async (ctx, row) => {
    requireRevision(ctx, row, revision)
    const gaps = articleGaps(row.kind, row.content)
    if (gaps.length > 0) throw new Problem('articles.incomplete', gaps)
    const startsAt = at === null ? ctx.now : futureStart(ctx, at)
    await decide(ctx, row, { versionId: row.versionId, startsAt })
    await recordAdminAct(ctx, {
      act: at === null ? 'articles.published' : 'articles.scheduled',
      subject: `article:${id}`,
      details: {
        slug: row.slug,
        before: row.decidedVersionId,
        after: row.versionId,
        startsAt: startsAt.toString(),
      },
    })
  })
}

export function unpublishArticle(ctx: Ctx, id: string): Promise<ArticleDraft> {
  return changeArticle(ctx, id, async (ctx, row) => {
    if (row.shownVersionId === null) throw new Problem('articles.not_published')
    await decide(ctx, row, { versionId: null, startsAt: ctx.now })
    await recordAdminAct(ctx, {
      act: 'articles.unpublished',
      subject: `article:${id}`,
      details: { slug: row.slug, before: row.shownVersionId, after: null },
    })
  })
}

export function cancelSchedule(ctx: Ctx, id: string): Promise<ArticleDraft> {
  return changeArticle(ctx, id, async (ctx, row) => {
    if (row.scheduledAt === null) throw new Problem('articles.not_scheduled')
    await deletePending(ctx.db, { articleId: id, now: ctx.now })
    await recordEvent(ctx, { kind: 'articles.changed', subject: `article:${id}` })
    await recordAdminAct(ctx, {
      act: 'articles.schedule_canceled',
      subject: `article:${id}`,
      details: { slug: row.slug, before: row.scheduledAt.toString(), after: null },
    })
  })
}

type Decision = { versionId: number | null; startsAt: Temporal.Instant }

/** The event makes every process drop its cached pages, which learn when the next change is due. */
async function decide(ctx: TransactionCtx, { id }: ArticleRow, decision: Decision): Promise<void> {
  await deletePending(ctx.db, { articleId: id, now: ctx.now })
  const by = personOf(ctx).userId
  await insertPublication(ctx.db, { articleId: id, ...decision, by, at: ctx.now })
  await recordEvent(ctx, { kind: 'articles.changed', subject: `article:${id}` })
}

function futureStart({ now, companyTimeZone }: Ctx, at: string): Temporal.Instant {
  const startsAt = instantOf(companyTimeZone, at)
  const isFuture = Temporal.Instant.compare(startsAt, now) > 0
  const isNear = Temporal.Instant.compare(startsAt, now.add(furthest)) < 0
  if (!isFuture || !isNear) throw new Problem('articles.time_passed')
  return startsAt
}

/** The schema of a date also accepts days that no calendar has. */
function instantOf(zone: string, at: string): Temporal.Instant {
  const [day = '', clock = ''] = at.split('T')
  try {
    return instantIn(zone, day, clock)
  } catch {
    throw new Problem('request.invalid', [{ path: 'at' }])
  }
}
