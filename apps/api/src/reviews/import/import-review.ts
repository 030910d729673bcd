import { createHash } from 'node:crypto'
import type { Language } from '@marea/contract/platform/language.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { Problem } from '#platform/problem.ts'
import { insertReview } from '#reviews/store.ts'
import { deleteUntouchedReview, hasReviewOfStay } from './import-store.ts'

export type ImportedReview = {
  suiteId: string
  /** The platform it was written on. */
  source: string
  guestName: string
  writtenOn: string
  overall: number
  text: string
  language: Language
}

/** A review from another platform. Nobody is told, and it counts for no rating. */
export async function importReview(ctx: TransactionCtx, review: ImportedReview): Promise<string> {
  const { suiteId, source, guestName, writtenOn, overall, text, language } = review
  const day = Temporal.PlainDate.from(writtenOn)
  return insertReview(ctx.db, {
    ...{ suiteId, source, overall, text, language },
    stayReference: referenceOf(review),
    authorId: null,
    authorName: guestName.split(' ', 1)[0] ?? '',
    authorPlace: null,
    stayedOn: day,
    publishedAt: day.toZonedDateTime('UTC').toInstant(),
  }).catch(refuseDuplicate)
}

export function hasImportedReview(ctx: Ctx, review: ImportedReview): Promise<boolean> {
  return hasReviewOfStay(ctx.db, referenceOf(review))
}

/** False if its owner has replied or somebody has reported or hidden it since. */
export function removeReview(ctx: TransactionCtx, id: string): Promise<boolean> {
  return deleteUntouchedReview(ctx.db, id)
}

/** What was written once is imported once, because no platform tells us which stay it is about. */
function referenceOf({ suiteId, source, guestName, writtenOn, text }: ImportedReview): string {
  const said = JSON.stringify([suiteId, source.toLowerCase(), guestName, writtenOn, text])
  return `elsewhere:${createHash('sha256').update(said).digest('hex')}`
}

function refuseDuplicate(error: unknown): never {
  if (violates(error, 'reviews_one_per_stay')) throw new Problem('reviews.already_written')
  throw error
}
