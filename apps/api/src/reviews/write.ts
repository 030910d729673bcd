import type { ReviewDraft } from '@marea/contract/reviews/endpoints.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { insertReview } from './store.ts'

/** The author and stay of a review; readers see only a first name and a place. */
export type ReviewedStay = {
  suiteId: string
  ownerId: string
  stayReference: string
  stayedOn: string
  author: { id: string | null; firstName: string; place: string | null }
}

/** One review per stay. */
export function writeReview(ctx: Ctx, stay: ReviewedStay, draft: ReviewDraft): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    const { suiteId, ownerId, stayReference, stayedOn, author } = stay
    const { aspects, ...words } = draft
    const id = await insertReview(ctx.db, {
      ...words,
      ...aspects,
      suiteId,
      stayReference,
      authorId: author.id,
      authorName: author.firstName,
      authorPlace: author.place,
      stayedOn: Temporal.PlainDate.from(stayedOn),
      publishedAt: ctx.now,
    }).catch(refuseDuplicate)
    await recordEvent(ctx, {
      kind: 'reviews.written',
      subject: `suite:${suiteId}`,
      data: { id, guestId: author.id, ownerId },
    })
    return id
  })
}

function refuseDuplicate(error: unknown): never {
  if (violates(error, 'reviews_one_per_stay')) throw new Problem('reviews.already_written')
  throw error
}
