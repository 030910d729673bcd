import type { Language } from '@marea/contract/platform/language.ts'
import type { AspectStars } from '@marea/contract/reviews/endpoints.ts'
import type { Db } from '#platform/db/database.ts'

export function findRating(db: Db, suiteId: string) {
  return db
    .selectFrom('suiteRatings')
    .selectAll()
    .where('suiteId', '=', suiteId)
    .where('count', '>', 0)
    .executeTakeFirst()
}

export type NewReview = Partial<AspectStars> & {
  suiteId: string
  stayReference: string
  source?: string
  authorId: string | null
  authorName: string
  authorPlace: string | null
  overall: number
  text: string
  language: Language
  stayedOn: Temporal.PlainDate
  publishedAt: Temporal.Instant
}

export async function insertReview(db: Db, review: NewReview): Promise<string> {
  const row = await db
    .insertInto('reviews')
    .values(review)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export function findReviewedSuite(db: Db, reviewId: string) {
  return db.selectFrom('reviews').select('suiteId').where('id', '=', reviewId).executeTakeFirst()
}

export async function upsertReply(
  db: Db,
  reply: {
    reviewId: string
    authorId: string
    text: string
    language: Language
    repliedAt: Temporal.Instant
  },
): Promise<void> {
  const { text, language, repliedAt } = reply
  await db
    .insertInto('reviewReplies')
    .values(reply)
    .onConflict((conflict) =>
      conflict.column('reviewId').doUpdateSet({ text, language, repliedAt }),
    )
    .execute()
}

export async function eraseAuthor(db: Db, authorId: string): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ authorId: null, authorName: '', authorPlace: null })
    .where('authorId', '=', authorId)
    .execute()
}
