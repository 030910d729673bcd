import type { ModeratedReview, ReviewFilter } from '@marea/contract/reviews/moderation.ts'
import {
  type ReviewReportReason,
  reviewReportReasons,
} from '@marea/contract/reviews/report-reasons.ts'
import { z } from 'zod'
import { personOf } from '#identity/account/user.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { reviewOf } from '#reviews/list.ts'
import { findReviewedSuite } from '#reviews/store.ts'
import {
  countModerated,
  insertReport,
  listModerated,
  listOpenReports,
  resolveReports,
  setHidden,
} from './moderation-store.ts'

const perPage = 25
const reasonSchema = z.enum(reviewReportReasons)

export async function reportReview(
  ctx: Ctx,
  reviewId: string,
  { reason, details }: { reason: ReviewReportReason; details: string },
): Promise<{ done: true }> {
  const reporterId = personOf(ctx).userId
  if (!(await findReviewedSuite(ctx.db, reviewId))) throw new Problem('resource.not_found')
  await insertReport(ctx.db, { reviewId, reporterId, reason, details, reportedAt: ctx.now })
  ctx.log.info({ reviewId, reason }, 'review reported')
  return { done: true }
}

export async function reviewsToModerate(
  ctx: Ctx,
  { show, page }: { show: ReviewFilter; page: number },
) {
  const rows = await listModerated(ctx.db, { show, limit: perPage, offset: (page - 1) * perPage })
  const count = await countModerated(ctx.db, show)
  return { items: await toModerated(ctx, rows), pages: Math.max(1, Math.ceil(count / perPage)) }
}

/** A hidden review is not shown and does not count; author and owner are told why. */
export function hideReview(ctx: Ctx, id: string, reason: string): Promise<ModeratedReview> {
  return setVisibility(ctx, id, { isHidden: true, reason })
}

export function showReview(ctx: Ctx, id: string, reason: string): Promise<ModeratedReview> {
  return setVisibility(ctx, id, { isHidden: false, reason })
}

async function setVisibility(
  ctx: Ctx,
  id: string,
  { isHidden, reason }: { isHidden: boolean; reason: string },
): Promise<ModeratedReview> {
  await inTransaction(ctx, async (ctx) => {
    const [row] = await listModerated(ctx.db, { id, limit: 1, offset: 0 })
    if (!row) throw new Problem('resource.not_found')
    if (!(await setHidden(ctx.db, id, isHidden ? ctx.now : null))) return
    if (isHidden) await resolveReports(ctx.db, id, ctx.now)
    const act = isHidden ? 'reviews.hidden' : 'reviews.shown'
    await recordAdminAct(ctx, { act, subject: `review:${id}`, details: { reason } })
    await recordEvent(ctx, {
      kind: act,
      subject: `suite:${row.suiteId}`,
      data: { id, guestId: row.authorId, ownerId: row.ownerId, reason },
    })
  })
  return showModerated(ctx, id)
}

/** Closes the reports; the review stays. */
export async function keepReview(ctx: Ctx, id: string): Promise<ModeratedReview> {
  await inTransaction(ctx, async (ctx) => {
    const { reports } = await showModerated(ctx, id)
    if (reports.length === 0) return
    await resolveReports(ctx.db, id, ctx.now)
    const details = { reports: reports.length }
    await recordAdminAct(ctx, { act: 'reviews.kept', subject: `review:${id}`, details })
  })
  return showModerated(ctx, id)
}

async function showModerated(ctx: Ctx, id: string): Promise<ModeratedReview> {
  const [shown] = await toModerated(ctx, await listModerated(ctx.db, { id, limit: 1, offset: 0 }))
  if (!shown) throw new Problem('resource.not_found')
  return shown
}

type Row = Awaited<ReturnType<typeof listModerated>>[number]

async function toModerated(ctx: Ctx, rows: Row[]): Promise<ModeratedReview[]> {
  const ids = rows.map(({ id }) => id)
  const reports = Map.groupBy(await listOpenReports(ctx.db, ids), ({ reviewId }) => reviewId)
  return rows.map((row) => ({
    ...reviewOf(row),
    home: { slug: row.slug, name: row.homeName },
    owner: row.ownerName,
    hiddenAt: row.hiddenAt?.toString() ?? null,
    reports: (reports.get(row.id) ?? []).map(({ fullName, reason, details, reportedAt }) => ({
      by: fullName,
      reason: reasonSchema.parse(reason),
      details,
      at: reportedAt.toString(),
    })),
  }))
}
