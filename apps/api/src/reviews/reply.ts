import type { Language } from '@marea/contract/platform/language.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { lockManagedSuite } from '#suites/managed-home.ts'
import { findReviewedSuite, upsertReply } from './store.ts'

/** The owner replies to the review; a second reply replaces the first. */
export function replyToReview(
  ctx: Ctx,
  reviewId: string,
  reply: { text: string; language: Language },
): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const reviewed = await findReviewedSuite(ctx.db, reviewId)
    if (!reviewed) throw new Problem('resource.not_found')
    const { id, ownerId } = await lockManagedSuite(ctx, reviewed.suiteId, 'own')
    if (!isOwner(ctx, ownerId)) throw new Problem('resource.not_found')
    await upsertReply(ctx.db, { ...reply, reviewId, authorId: ownerId, repliedAt: ctx.now })
    await recordEvent(ctx, { kind: 'reviews.replied', subject: `suite:${id}`, data: { reviewId } })
    return { done: true } as const
  })
}

/** Admins manage a home for its owner but never reply as the owner. */
function isOwner({ actor }: Ctx, ownerId: string): boolean {
  return actor.kind !== 'person' || actor.userId === ownerId
}
