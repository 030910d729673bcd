import { personOf } from '#identity/account/user.ts'
import type { DataExportPart } from '#identity/privacy/data-export.ts'
import type { Follow } from '#platform/events/consequences.ts'
import { eraseReports } from './moderation/moderation-store.ts'
import { listOwnReviews } from './stay-store.ts'
import { eraseAuthor } from './store.ts'

/** The reviews of a home stay; the author's name and reports are erased with the account. */
export const eraseReviewer: Follow<'identity.account_deleted'> = async (ctx, { subject }) => {
  const userId = subject.replace(/^user:/, '')
  await eraseAuthor(ctx.db, userId)
  await eraseReports(ctx.db, userId)
}

export const reviewsData: DataExportPart = async (ctx) => {
  const rows = await listOwnReviews(ctx.db, personOf(ctx).userId)
  return {
    reviews: rows.map(({ reference, draft, writtenAt, reviewId }) => ({
      booking: reference,
      review: draft,
      isPublished: reviewId !== null,
      writtenAt: writtenAt.toString(),
    })),
  }
}
