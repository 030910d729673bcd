import type { ReviewFilter } from '@marea/contract/reviews/moderation.ts'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { ReviewReports } from '#platform/generated/database.ts'

/** A second report by the same person changes nothing. */
export async function insertReport(db: Db, report: Insertable<ReviewReports>): Promise<void> {
  await db
    .insertInto('reviewReports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['reviewId', 'reporterId']).doNothing())
    .execute()
}

const hasOpenReport = sql<boolean>`exists (select from review_reports
  where review_id = reviews.id and resolved_at is null)`

function isShown(show: ReviewFilter): RawBuilder<boolean> {
  if (show === 'reported') return hasOpenReport
  return show === 'hidden' ? sql`hidden_at is not null` : sql`true`
}

type Asked = { show?: ReviewFilter; id?: string; limit: number; offset: number }

export function listModerated(db: Db, { show = 'all', id, limit, offset }: Asked) {
  return db
    .selectFrom('reviews')
    .innerJoin('suites', 'suites.id', 'reviews.suiteId')
    .innerJoin('users', 'users.id', 'suites.ownerId')
    .leftJoin('reviewReplies', 'reviewReplies.reviewId', 'reviews.id')
    .selectAll('reviews')
    .select(['slug', 'suites.name as homeName', 'suites.ownerId', 'fullName as ownerName'])
    .select([
      'reviewReplies.text as replyText',
      'reviewReplies.language as replyLanguage',
      'reviewReplies.repliedAt',
    ])
    .where(id === undefined ? isShown(show) : sql<boolean>`reviews.id = ${id}`)
    .orderBy('reviews.publishedAt', 'desc')
    .orderBy('reviews.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countModerated(db: Db, show: ReviewFilter): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isShown(show))
    .executeTakeFirstOrThrow()
  return count
}

export function listOpenReports(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('reviewReports')
    .innerJoin('users', 'users.id', 'reporterId')
    .select(['reviewId', 'reason', 'details', 'reportedAt', 'fullName'])
    .where('reviewId', 'in', ids.length ? ids : [null])
    .where('resolvedAt', 'is', null)
    .orderBy('reportedAt')
    .execute()
}

export async function resolveReports(db: Db, reviewId: string, resolvedAt: Temporal.Instant) {
  await db
    .updateTable('reviewReports')
    .set({ resolvedAt })
    .where('reviewId', '=', reviewId)
    .where('resolvedAt', 'is', null)
    .execute()
}

/** False if it is hidden or shown already. */
export async function setHidden(
  db: Transaction,
  id: string,
  hiddenAt: Temporal.Instant | null,
): Promise<boolean> {
  const rows = await db
    .updateTable('reviews')
    .set({ hiddenAt })
    .where('id', '=', id)
    .where('hiddenAt', hiddenAt ? 'is' : 'is not', null)
    .returning('id')
    .execute()
  return rows.length === 1
}

export async function eraseReports(db: Db, reporterId: string): Promise<void> {
  await db
    .updateTable('reviewReports')
    .set({ details: '' })
    .where('reporterId', '=', reporterId)
    .execute()
}
