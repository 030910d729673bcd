import type { Transaction } from '#platform/db/database.ts'

type NewPublication = {
  articleId: string
  /** Null: readers see nothing from this time on. */
  versionId: number | null
  startsAt: Temporal.Instant
  by: string
  at: Temporal.Instant
}

export async function insertPublication(db: Transaction, given: NewPublication): Promise<void> {
  const { articleId, versionId, startsAt, by: decidedBy, at: decidedAt } = given
  await db
    .insertInto('articlePublications')
    .values({ articleId, versionId, startsAt, decidedBy, decidedAt })
    .execute()
}

/** Publications that have begun stay as history. */
export async function deletePending(
  db: Transaction,
  { articleId, now }: { articleId: string; now: Temporal.Instant },
): Promise<void> {
  await db
    .deleteFrom('articlePublications')
    .where('articleId', '=', articleId)
    .where('startsAt', '>', now)
    .execute()
}
